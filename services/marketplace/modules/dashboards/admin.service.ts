import { dayOfUtc, salesDays, salesOf } from './dashboards.domain.ts';
import type { DashboardParts } from './dashboards.parts.ts';
import type { AdminDashboard, ExceptionKind, MarketException, Taken } from './exceptions.domain.ts';
import {
  deleteTake,
  findExceptions,
  findMarketDays,
  findTake,
  insertTake,
  readMarketFigures,
  type ExceptionRow,
} from './exceptions.repository.ts';

const shownOfKind = 10;
/** An answer that is not there so long before its time is up needs a call. */
const answerDueMs = 8 * 60 * 60_000;

function exceptionOf(row: ExceptionRow): MarketException {
  const { kind, id, subject, detail, since, until, takenBy, isMine } = row;
  const { saleKind, purchaseId, amountMinor, currency } = row;
  const sale = saleKind === null || purchaseId === null ? null : { kind: saleKind, id: purchaseId };
  const amount = amountMinor === null || currency === null ? null : { amountMinor, currency };
  return { kind, id, subject, detail, sale, since, until, amount, takenBy, isMine };
}

/** What is wrong in the market, and how it is doing (contract: getAdminDashboard). */
export async function adminDashboard(
  { db, clock, currency }: DashboardParts,
  { userId }: { readonly userId: string },
): Promise<AdminDashboard> {
  const now = clock.now();
  const [rows, days, figures] = await Promise.all([
    findExceptions(db, [userId, new Date(now.getTime() + answerDueMs), shownOfKind]),
    findMarketDays(db, [currency, dayOfUtc(now, 1 - 2 * salesDays)]),
    readMarketFigures(db, [currency, dayOfUtc(now, 1 - salesDays)]),
  ]);
  const counts = new Map(rows.map(({ kind, ofKind }) => [kind, ofKind]));
  const sold = new Map(days.map(({ on, soldMinor }) => [on, soldMinor]));
  const sales = salesOf(sold, 0, { now, currency });
  const [now30] = figures;
  return {
    exceptions: {
      counts: [...counts].map(([kind, count]) => ({ kind, count })),
      items: rows.map(exceptionOf),
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

/** An admin sees to something, or no longer does (contract: takeException): who has it then. */
export async function takeException(
  { db, clock }: DashboardParts,
  { userId }: { readonly userId: string },
  { kind, id, isTaken }: { readonly kind: ExceptionKind; readonly id: string; readonly isTaken: boolean },
): Promise<Taken> {
  if (isTaken) await insertTake(db, [kind, id, userId, clock.now()]);
  else await deleteTake(db, [kind, id, userId]);
  const [taken] = await findTake(db, [kind, id, userId]);
  return taken ?? { takenBy: null, isMine: false };
}
