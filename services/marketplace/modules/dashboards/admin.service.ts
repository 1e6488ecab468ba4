import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { isUuid } from '../../../../src/lib/uuid.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { settleUndelivered } from '../../platform/mail/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { insertAudit } from '../audit/index.ts';
import { dayOfUtc, salesDays, salesOf } from './dashboards.domain.ts';
import type { DashboardParts } from './dashboards.parts.ts';
import type { HealthWatch } from './health-watch.ts';
import {
  answerDueMs,
  type AdminDashboard,
  type ExceptionKind,
  type MarketException,
  type Taken,
} from './exceptions.domain.ts';
import {
  deleteTake,
  findExceptions,
  findMarketDays,
  findTake,
  insertTake,
  readMarketFigures,
  readStart,
  touchUnreadImport,
  type ExceptionRow,
} from './exceptions.repository.ts';

const shownOfKind = 10;
/** The maximum number that is searched for the name of one. */
const maxOfKind = 1000;

function exceptionOf(row: ExceptionRow): MarketException {
  const { kind, id, subject, detail, since, until, takenBy, isMine } = row;
  const { saleKind, purchaseId, amountMinor, currency } = row;
  const sale = saleKind === null || purchaseId === null ? null : { kind: saleKind, id: purchaseId };
  const amount = amountMinor === null || currency === null ? null : { amountMinor, currency };
  return { kind, id, subject, detail, sale, since, until, amount, takenBy, isMine };
}

/** The unhealthy parts of the market, each with the admin who handles it. */
async function unhealthyOf(
  { db }: DashboardParts,
  health: Pick<HealthWatch, 'unhealthy'>,
  userId: string,
): Promise<readonly MarketException[]> {
  const kind = 'unhealthy_part';
  return Promise.all(
    (await health.unhealthy()).map(async ({ name, state, since }): Promise<MarketException> => {
      const taken = await takenBy({ db }, { userId }, { kind, id: name });
      return {
        kind,
        id: name,
        subject: name,
        detail: state,
        sale: null,
        since,
        until: null,
        amount: null,
        ...taken,
      };
    }),
  );
}

/** Exceptions in the market, and its figures (contract: getAdminDashboard). */
export async function adminDashboard(
  parts: DashboardParts,
  health: Pick<HealthWatch, 'unhealthy'>,
  { userId }: { readonly userId: string },
): Promise<AdminDashboard> {
  const { db, clock, currency } = parts;
  const now = clock.now();
  const [rows, unhealthy, [start], days, figures] = await Promise.all([
    findExceptions(db, [userId, new Date(now.getTime() + answerDueMs), shownOfKind, now]),
    unhealthyOf(parts, health, userId),
    readStart(db, [userId, now]),
    findMarketDays(db, [currency, dayOfUtc(now, 1 - 2 * salesDays)]),
    readMarketFigures(db, [currency, dayOfUtc(now, 1 - salesDays)]),
  ]);
  const counts = new Map(rows.map(({ kind, ofKind }) => [kind, ofKind]));
  if (unhealthy.length > 0) counts.set('unhealthy_part', unhealthy.length);
  const sold = new Map(days.map(({ on, soldMinor }) => [on, soldMinor]));
  const sales = salesOf(sold, { now, currency });
  const [now30] = figures;
  return {
    start: start ?? { isNew: false, hasSecondFactor: false, hasColleague: false },
    exceptions: {
      counts: [...counts].map(([kind, count]) => ({ kind, count })),
      items: [...rows.map(exceptionOf), ...unhealthy],
    },
    market: {
      days: sales.days,
      sales: sales.total,
      salesBefore: sales.before,
      commission: { amountMinor: now30?.commissionMinor ?? 0, currency },
      liveVendors: now30?.liveVendors ?? 0,
    },
  };
}

/** Who handles an exception (contract: getTaken). */
export async function takenBy(
  { db }: Pick<DashboardParts, 'db'>,
  { userId }: { readonly userId: string },
  { kind, id }: { readonly kind: ExceptionKind; readonly id: string },
): Promise<Taken> {
  const [taken] = await findTake(db, [kind, id, userId]);
  return taken ?? { takenBy: null, isMine: false };
}

/** Assigns an exception to an admin, or releases it; returns who has it then (contract: takeException). */
export async function takeException(
  { db, clock, ids }: DashboardParts,
  { userId }: { readonly userId: string },
  { kind, id, isTaken }: { readonly kind: ExceptionKind; readonly id: string; readonly isTaken: boolean },
): Promise<Taken> {
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Taken> => {
    const changed = isTaken
      ? await insertTake(trx, [kind, id, userId, now])
      : await deleteTake(trx, [kind, id, userId]);
    if (changed.length > 0)
      await insertAudit(trx, {
        id: ids.newId(),
        actorId: userId,
        act: isTaken ? 'take_exception' : 'hand_back_exception',
        subjectKind: 'exception',
        // A part of the server or a task has a name and no id: then the entry is about the admin.
        subjectId: isUuid(id) ? id : userId,
        details: { kind, about: await aboutOf(trx, { kind, id }, { userId, now }) },
        at: now,
      });
    return takenBy({ db: trx }, { userId }, { kind, id });
  });
}

/** The exception's number or name: "Q-10214/1"; if it is over, only its id is left. */
async function aboutOf(
  db: DashboardParts['db'],
  { kind, id }: { readonly kind: ExceptionKind; readonly id: string },
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<string> {
  const rows = await findExceptions(db, [userId, new Date(now.getTime() + answerDueMs), maxOfKind, now]);
  return rows.find((row) => row.kind === kind && row.id === id)?.subject ?? id;
}

/**
 * Sends an undelivered mail again, or settles it (contract: settleMail). If two admins do, the second is told that it
 * is gone.
 */
export async function settleMail(
  { db, clock, ids }: DashboardParts,
  { userId }: { readonly userId: string },
  { mailId, action }: { readonly mailId: string; readonly action: 'resend' | 'settle' },
): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> {
  const at = clock.now();
  const isDone = await settleUndelivered(db, { id: mailId, isResent: action === 'resend', now: at });
  if (!isDone) return refuse({ code: 'NOT_FOUND' });
  const of = { subjectKind: 'mail', subjectId: mailId } as const;
  await insertAudit(db, { id: ids.newId(), actorId: userId, act: `${action}_mail`, ...of, details: {}, at });
  return ok(null);
}

/**
 * Asks a vendor to open a list again that was uploaded and never read: the file is stored, and opening it reads it
 * (contract: askToReadAgain). It leaves the dashboard, and returns if nobody opens it.
 */
export async function askToReadAgain(
  { db, clock, ids }: DashboardParts,
  { userId }: { readonly userId: string },
  importId: string,
): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> {
  const at = clock.now();
  return inTransaction(db, async (trx): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> => {
    const list = await touchUnreadImport(trx, importId, at);
    if (list === undefined) return refuse({ code: 'NOT_FOUND' });
    const { vendorId, fileName, kind } = list;
    await notify(
      trx,
      { vendorId },
      {
        kind: 'company',
        title: `Your list “${fileName}” is waiting to be read`,
        detail: 'Your file is safe. Open it from this page, and it is read again.',
        path: kind === 'products' ? '/supplier/inventory' : '/service-provider/services',
      },
    );
    const of = { subjectKind: 'vendor', subjectId: vendorId } as const;
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: userId,
      act: 'ask_to_read_again',
      ...of,
      details: { file: fileName },
      at,
    });
    return ok(null);
  });
}
