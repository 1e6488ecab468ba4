import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { readExactOrAlike } from '../../../platform/list-words.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { markDealtWith } from '../../../platform/notifications/index.ts';
import { actionsFor } from '../../../platform/processes/step.ts';
import { invalid, invalidCursor } from '../../../platform/refusals.ts';
import type { Session } from '../../account/index.ts';
import { cursorOf, positionOf } from './review-list.domain.ts';
import {
  paymentAccountOf,
  countReviews,
  listReviews,
  waitingStates,
  type ReviewFilter,
  type ReviewListRow,
} from './review-list.repository.ts';
import { insertAudit } from '../../audit/index.ts';
import type { VatCheck } from '../../vat-checks/index.ts';
import { historyOf, type HistoryEntry } from '../history.repository.ts';
import { runApplicationCommand, runVendorCommand } from '../vendor-commands.service.ts';
import { vendorApplicationProcess } from './vendor-application.process.ts';
import { vendorProcess } from '../vendor.process.ts';
import { factsOf, missingFields, type PaymentAccountState } from '../vendors.domain.ts';
import type { VendorParts } from '../vendors.parts.ts';
import { type Refusals } from '../vendors.refusals.ts';
import { applicationOf, countListings, findApplication, lockVendor, type Db } from '../vendors.repository.ts';
import { viewVendor, type VendorView } from '../vendor-view.service.ts';
import { applicationPath } from '../vendors.mails.ts';

const applicationDecisions = ['take', 'approve', 'ask', 'reject', 'reopen'] as const;
type ApplicationDecision = (typeof applicationDecisions)[number];
const vendorDecisions = ['suspend', 'reinstate'] as const;
type VendorDecision = (typeof vendorDecisions)[number];

interface ReviewPage {
  readonly items: readonly ReviewListRow[];
  readonly nextCursor: string | null;
  readonly counts: Readonly<Record<ReviewFilter | 'all', number>>;
}

/** Contract: listApplications. The counts ignore the status, but not the search; similar names if none has its words. */
export async function listApplications(
  { db }: VendorParts,
  asked: {
    readonly status?: ReviewFilter | undefined;
    readonly q?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  },
): Promise<Result<ReviewPage, Refusals<'VALIDATION'>>> {
  const { status = null, cursor, limit = 25 } = asked;
  const after = cursor === undefined ? null : positionOf(cursor);
  if (cursor !== undefined && after === null) return refuse(invalidCursor);
  const { counted, rows } = await readExactOrAlike(asked.q, {
    read: async (words) => ({
      counted: await countReviews(db, words),
      rows: await listReviews(db, { ...words, status, after, atMost: limit + 1 }),
    }),
    hasAny: (found) => found.counted.length > 0,
  });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const counts = {
    waiting: 0,
    draft: 0,
    submitted: 0,
    in_review: 0,
    changes_requested: 0,
    approved: 0,
    rejected: 0,
    suspended: 0,
    all: 0,
  };
  for (const { status: each, count } of counted) {
    counts[each] = count;
    counts.all += count;
    if (waitingStates.includes(each)) counts.waiting += count;
  }
  return ok({ items, counts, nextCursor: last ? cursorOf({ at: last.sortedAt, id: last.id }) : null });
}

/** An application with all data needed for a decision. */
export interface ApplicationDetail {
  readonly view: VendorView;
  readonly account: { readonly name: string; readonly email: string; readonly createdAt: Date };
  /** The result of VIES for its VAT ID; null if VIES is not asked. */
  readonly vatCheck: VatCheck | null;
  readonly listings: number;
  readonly paymentAccount: PaymentAccountState;
  readonly history: readonly (HistoryEntry & { readonly by: string | null })[];
  readonly actions: readonly ApplicationDecision[];
  readonly vendorActions: readonly VendorDecision[];
}

/** The vendor must exist. */
export async function detailOf(
  { paymentAccountState, vatChecks }: Pick<VendorParts, 'paymentAccountState' | 'vatChecks'>,
  db: Db,
  vendorId: string,
): Promise<ApplicationDetail> {
  const view = await viewVendor(db, vendorId);
  const { vendor, application } = view;
  const { vatNumber } = vendor.company;
  const isComplete = missingFields(vendor.company).length === 0;
  return {
    view,
    account: await paymentAccountOf(db, vendorId),
    vatCheck: (vatNumber !== null && (await vatChecks?.latest(db, vatNumber))) || null,
    listings: await countListings(db, vendorId),
    paymentAccount: await paymentAccountState(db, vendorId),
    history: await historyOf(db, vendorId),
    actions: actionsFor(vendorApplicationProcess, application.status, { isComplete }, applicationDecisions),
    vendorActions: actionsFor(vendorProcess, vendor.status, factsOf(vendor), vendorDecisions),
  };
}

/** Contract: getApplication. */
export async function getApplication(
  parts: VendorParts,
  applicationId: string,
): Promise<Result<ApplicationDetail, Refusals<'NOT_FOUND'>>> {
  const { db } = parts;
  const application = await findApplication(db, applicationId);
  return application === null
    ? refuse({ code: 'NOT_FOUND' })
    : ok(await detailOf(parts, db, application.vendorId));
}

/** Code points, as PostgreSQL counts. */
const noteLengthMax = 2000;
const needsNote: ReadonlySet<ApplicationDecision> = new Set(['ask', 'reject', 'reopen']);

type DecisionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGED_ELSEWHERE'>;

/**
 * Contract: decideApplication. If two admins decide on the same version, the second is refused and has to review
 * again.
 */
export async function decideApplication(
  parts: VendorParts,
  admin: Session,
  applicationId: string,
  asked: {
    readonly decision: ApplicationDecision;
    readonly note?: string | undefined;
    readonly version: number;
  },
): Promise<Result<ApplicationDetail, DecisionRefusal>> {
  const { decision, version } = asked;
  const note = cleanText(asked.note ?? '') || null;
  if (note === null && needsNote.has(decision))
    return refuse(invalid('note', 'Give a reason. The vendor will see it.', 'required'));
  if (note !== null && [...note].length > noteLengthMax)
    return refuse(invalid('note', 'Use fewer characters.', 'maxLength'));
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<ApplicationDetail, DecisionRefusal>> => {
    const known = await findApplication(trx, applicationId);
    const vendor = known && (await lockVendor(trx, known.vendorId));
    if (vendor === null) return refuse({ code: 'NOT_FOUND' });
    const application = await applicationOf(trx, vendor.id);
    if (application.version !== version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const attribution = { actorId: admin.userId, note, at: now };
    const moved = await runApplicationCommand(
      parts,
      trx,
      { vendor, application },
      { command: decision, ...attribution },
    );
    if (!moved.ok) return refuse({ code: moved.error });
    if (decision === 'approve') {
      const approved = await runVendorCommand(parts, trx, vendor, { command: 'approve', ...attribution });
      invariant(approved.ok, 'whose application is under review is an applicant');
    }
    if (decision !== 'take')
      await markDealtWith(
        trx,
        { people: [{ role: 'admin' }], kind: 'decision', paths: [applicationPath(application.id)] },
        now,
      );
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: admin.userId,
      act: `application_${decision}`,
      at: now,
      subjectKind: 'vendor_application',
      subjectId: application.id,
      details: { before: { status: application.status }, after: { status: moved.value }, note },
    });
    return ok(await detailOf(parts, trx, vendor.id));
  });
}

/** Contract: decideVendorStatus. */
export async function decideVendorStatus(
  parts: VendorParts,
  admin: Session,
  vendorId: string,
  asked: { readonly command: VendorDecision; readonly reason: string },
): Promise<Result<ApplicationDetail, Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const { command } = asked;
  const note = cleanText(asked.reason);
  if (note === '') return refuse(invalid('reason', 'Please give a reason.', 'required'));
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (
      trx,
    ): Promise<Result<ApplicationDetail, Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      const vendor = await lockVendor(trx, vendorId);
      if (vendor === null) return refuse({ code: 'NOT_FOUND' });
      const moved = await runVendorCommand(parts, trx, vendor, {
        command,
        actorId: admin.userId,
        note,
        at: now,
      });
      if (!moved.ok) return refuse({ code: moved.error });
      await insertAudit(trx, {
        id: parts.ids.newId(),
        actorId: admin.userId,
        act: `vendor_${command}`,
        at: now,
        subjectKind: 'vendor',
        subjectId: vendor.id,
        details: { before: { status: vendor.status }, after: { status: moved.value }, reason: note },
      });
      return ok(await detailOf(parts, trx, vendor.id));
    },
  );
}
