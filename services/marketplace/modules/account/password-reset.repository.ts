import { sql } from 'kysely';
import type { Db } from './account.repository.ts';

export interface StoredReset {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** By the link's hash, held until the transaction ends: of two uses at once one is told that it was used. */
export const holdReset = async (trx: Db, tokenHash: Buffer): Promise<StoredReset | null> =>
  (await trx
    .selectFrom('password_resets')
    .select(['id', 'user_id as userId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export async function insertReset(
  trx: Db,
  reset: { id: string; userId: string; tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({
      id: reset.id,
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** All links of a user that still work stop working. */
export async function endResets(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ expires_at: sql<Date>`least(expires_at, ${now})` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function markResetUsed(trx: Db, resetId: string, now: Date): Promise<void> {
  await trx.updateTable('password_resets').set({ used_at: now }).where('id', '=', resetId).execute();
}

export async function resetsSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
