import { sql } from 'kysely';
import type { YachtRole } from '../../../platform/db/approval-tables.ts';
import type { Trx } from '../trade.repository.ts';

/** As what somebody buys for a yacht. */
interface Standing {
  readonly role: YachtRole;
  /** For what is bought in 24 hours; null: no limit. */
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

/** What somebody bought for a yacht in the 24 hours before a moment without an approval, as the database counts it too. */
export async function spentOfLimit(trx: Trx, yachtId: string, userId: string, at: Date): Promise<number> {
  const { rows } = await sql<{
    spent: number;
  }>`select spent_of_limit(${userId}, ${yachtId}, ${at}) as spent`.execute(trx);
  return rows[0]?.spent ?? 0;
}

export const mayApprove = (standing: Standing | null): boolean =>
  standing?.role === 'owner' || standing?.role === 'approver';
