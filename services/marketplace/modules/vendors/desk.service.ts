import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actionsFor } from '../../platform/processes/step.ts';
import { cleanLine, cleanText, type Session } from '../account/index.ts';
import { cursorOf, placeOf } from './desk.domain.ts';
import { accountBehind, countDesk, listDesk, type DeskRow } from './desk.repository.ts';
import { historyOf, insertAudit, type HistoryEntry } from './history.repository.ts';
import { moveApplication, moveVendor } from './moves.service.ts';
import { vendorApplicationProcess } from './vendor-application.process.ts';
import { vendorProcess } from './vendor.process.ts';
import {
  factsOf,
  missingFields,
  paymentAccountState,
  type ApplicationStatus,
  type PaymentAccountState,
} from './vendors.domain.ts';
import type { VendorParts } from './vendors.parts.ts';
import { invalid, type Refusals } from './vendors.refusals.ts';
import {
  applicationOf,
  countListings,
  findApplication,
  findPaymentAccount,
  holdVendor,
  type Db,
} from './vendors.repository.ts';
import { viewVendor, type VendorView } from './vendor-view.service.ts';

export const applicationDecisions = ['take', 'approve', 'ask', 'reject'] as const;
export type ApplicationDecision = (typeof applicationDecisions)[number];
export const vendorDecisions = ['suspend', 'reinstate'] as const;
export type VendorDecision = (typeof vendorDecisions)[number];

export interface DeskPage {
  readonly items: readonly DeskRow[];
  readonly nextCursor: string | null;
  readonly counts: Readonly<Record<ApplicationStatus, number>>;
}

/** Contract: listApplications. The counts are of what the search finds, whatever the status asked for. */
export async function listApplications(
  { db }: VendorParts,
  asked: {
    readonly status?: ApplicationStatus | undefined;
    readonly q?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  },
): Promise<Result<DeskPage, Refusals<'VALIDATION'>>> {
  const { status = null, cursor, limit = 25 } = asked;
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null)
    return refuse(invalid('cursor', 'This is no place in the list.', 'cursor'));
  const words = cleanLine(asked.q ?? '') || null;
  const rows = await listDesk(db, { words, status, after, atMost: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const counts = { draft: 0, submitted: 0, in_review: 0, changes_requested: 0, approved: 0, rejected: 0 };
  for (const { status: counted, count } of await countDesk(db, { words })) counts[counted] = count;
  return ok({ items, counts, nextCursor: last ? cursorOf({ at: last.sortedAt, id: last.id }) : null });
}

/** An application with all that a decision needs. */
export interface ApplicationDetail {
  readonly view: VendorView;
  readonly account: { readonly name: string; readonly email: string; readonly createdAt: Date };
  readonly listings: number;
  readonly paymentAccount: PaymentAccountState;
  readonly history: readonly (HistoryEntry & { readonly by: string | null })[];
  readonly actions: readonly ApplicationDecision[];
  readonly vendorActions: readonly VendorDecision[];
}

async function detailOf(db: Db, vendorId: string): Promise<ApplicationDetail> {
  const view = await viewVendor(db, vendorId);
  const { vendor, application } = view;
  const isComplete = missingFields(vendor.company).length === 0;
  return {
    view,
    account: await accountBehind(db, vendorId),
    listings: await countListings(db, vendorId),
    paymentAccount: paymentAccountState(await findPaymentAccount(db, vendorId)),
    history: await historyOf(db, vendorId),
    actions: actionsFor(vendorApplicationProcess, application.status, { isComplete }, applicationDecisions),
    vendorActions: actionsFor(vendorProcess, vendor.status, factsOf(vendor), vendorDecisions),
  };
}

/** Contract: getApplication. */
export async function getApplication(
  { db }: VendorParts,
  applicationId: string,
): Promise<Result<ApplicationDetail, Refusals<'NOT_FOUND'>>> {
  const application = await findApplication(db, applicationId);
  return application === null ? refuse({ code: 'NOT_FOUND' }) : ok(await detailOf(db, application.vendorId));
}

/** Code points, as PostgreSQL counts. */
const noteLengthMax = 2000;
const needsNote: ReadonlySet<ApplicationDecision> = new Set(['ask', 'reject']);

type DecisionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGED_ELSEWHERE'>;

/** Contract: decideApplication. Of two admins who decide on the same version the later is told to look again. */
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
    return refuse(invalid('note', 'Please say why: the vendor reads it.', 'required'));
  if (note !== null && [...note].length > noteLengthMax)
    return refuse(invalid('note', 'Please say it more briefly.', 'maxLength'));
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<ApplicationDetail, DecisionRefusal>> => {
    const known = await findApplication(trx, applicationId);
    const vendor = known && (await holdVendor(trx, known.vendorId));
    if (vendor === null) return refuse({ code: 'NOT_FOUND' });
    const application = await applicationOf(trx, vendor.id);
    if (application.version !== version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const act = { actorId: admin.userId, note, at: now };
    const moved = await moveApplication(parts, trx, { vendor, application }, decision, act);
    if (!moved.ok) return refuse({ code: moved.error });
    if (decision === 'approve') {
      const approved = await moveVendor(parts, trx, vendor, 'approve', act);
      invariant(approved.ok, 'whose application is under review is an applicant');
    }
    await insertAudit(trx, {
      ...{ id: parts.ids.newId(), actorId: admin.userId, act: `application_${decision}`, at: now },
      ...{ subjectKind: 'vendor_application', subjectId: application.id, details: { note } },
    });
    return ok(await detailOf(trx, vendor.id));
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
  if (note === '') return refuse(invalid('reason', 'Please say why.', 'required'));
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (
      trx,
    ): Promise<Result<ApplicationDetail, Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      const vendor = await holdVendor(trx, vendorId);
      if (vendor === null) return refuse({ code: 'NOT_FOUND' });
      const moved = await moveVendor(parts, trx, vendor, command, { actorId: admin.userId, note, at: now });
      if (!moved.ok) return refuse({ code: moved.error });
      await insertAudit(trx, {
        ...{ id: parts.ids.newId(), actorId: admin.userId, act: `vendor_${command}`, at: now },
        ...{ subjectKind: 'vendor', subjectId: vendor.id, details: { reason: note } },
      });
      return ok(await detailOf(trx, vendor.id));
    },
  );
}
