import { sql } from 'kysely';
import type { YachtRole } from '../../../platform/db/approval-tables.ts';
import type { Trx } from '../trade.repository.ts';

/** A user's permission to buy for a yacht. */
interface BuyingPermission {
  readonly role: YachtRole;
  /** For 24 hours; null: no limit. */
  readonly spendingLimitMinor: number | null;
}

/**
 * Null if the user does not buy for the yacht. A trigger of the database checks the limit again when the order is
 * inserted.
 */
export const findBuyingPermission = async (
  trx: Trx,
  yachtId: string,
  userId: string,
): Promise<BuyingPermission | null> =>
  (await trx
    .selectFrom('yachtCrew')
    .select(['role', 'spendingLimitMinor'])
    .where('yachtId', '=', yachtId)
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null;

/**
 * What a user bought for a yacht without approval in the 24 hours before a moment, in minor units, as the database's
 * trigger counts it.
 */
export async function spentOfLimit(trx: Trx, yachtId: string, userId: string, at: Date): Promise<number> {
  const { rows } = await sql<{
    spent: number;
  }>`select spent_of_limit(${userId}, ${yachtId}, ${at}) as spent`.execute(trx);
  return rows[0]?.spent ?? 0;
}

export const mayApprove = (permission: BuyingPermission | null): boolean =>
  permission?.role === 'owner' || permission?.role === 'approver';
