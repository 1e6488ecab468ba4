import { sql } from 'kysely';
import type { Db } from './account.repository.ts';

export type Purpose = 'password_reset' | 'sign_in' | 'email_change';

interface StoredLink {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Of an `email_change` only. */
  readonly newEmail: string | null;
}

/** A link by its hash, locked until the transaction ends: of two simultaneous uses the second finds it used. */
export const lockLink = async (trx: Db, purpose: Purpose, tokenHash: Buffer): Promise<StoredLink | null> =>
  (await trx
    .selectFrom('accountLinks')
    .select(['id', 'userId', 'expiresAt', 'usedAt', 'newEmail'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export async function insertLink(
  trx: Db,
  link: {
    id: string;
    userId: string;
    purpose: Purpose;
    newEmail?: string | undefined;
    tokenHash: Buffer;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('accountLinks')
    .values({
      id: link.id,
      userId: link.userId,
      purpose: link.purpose,
      tokenHash: link.tokenHash,
      createdAt: link.createdAt,
      expiresAt: link.expiresAt,
      usedAt: null,
      newEmail: link.newEmail ?? null,
    })
    .execute();
}

/** Invalidates all valid links of a user, or those of one purpose. */
export async function endLinks(
  trx: Db,
  { userId, purpose }: { userId: string; purpose?: Purpose },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accountLinks')
    .set({ expiresAt: sql<Date>`least(expires_at, ${now})` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'sign_in'))
    .execute();
}

export async function markLinkUsed(trx: Db, linkId: string, now: Date): Promise<void> {
  await trx.updateTable('accountLinks').set({ usedAt: now }).where('id', '=', linkId).execute();
}

/** When links for a purpose were created for a user since an instant. */
export async function linksSince(
  db: Db,
  { userId, purpose }: { userId: string; purpose: Purpose },
  since: Date,
): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('accountLinks')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', since)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}
