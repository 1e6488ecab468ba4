import type { YachtRole } from '../../../platform/db/approval-tables.ts';
import type { Trx } from '../trade.repository.ts';

/** As what somebody buys for a yacht. */
interface Standing {
  readonly role: YachtRole;
  /** For one order; null: no limit. */
  readonly spendingLimitMinor: number | null;
}

/** Null for somebody who does not buy for it. The database asks again, and holds the limit, when the order is inserted. */
export const findStanding = async (trx: Trx, yachtId: string, userId: string): Promise<Standing | null> =>
  (await trx
    .selectFrom('yachtCrew')
    .select(['role', 'spendingLimitMinor'])
    .where('yachtId', '=', yachtId)
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null;

export const mayApprove = (standing: Standing | null): boolean =>
  standing?.role === 'owner' || standing?.role === 'approver';
