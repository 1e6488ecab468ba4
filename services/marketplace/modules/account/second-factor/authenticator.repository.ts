import type { Db } from '../account.repository.ts';

export const findAuthenticator = async (
  db: Db,
  userId: string,
): Promise<{ readonly secret: Buffer; readonly confirmedAt: Date } | null> =>
  (await db
    .selectFrom('authenticators')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null;

/** Replaces the previous one. */
export async function saveAuthenticator(
  trx: Db,
  saved: { userId: string; secret: Buffer; confirmedAt: Date; lastPeriod: number },
): Promise<void> {
  const { userId, secret, confirmedAt, lastPeriod } = saved;
  await trx
    .insertInto('authenticators')
    .values({ userId, secret, confirmedAt, lastPeriod })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret, confirmedAt, lastPeriod }))
    .execute();
}

/** Uses up the code of a period, in one statement; false if it or a later one was used before. */
export async function takePeriod(db: Db, userId: string, period: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ lastPeriod: period })
    .where('userId', '=', userId)
    .where('lastPeriod', '<', period)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAuthenticator(trx: Db, userId: string): Promise<boolean> {
  await deletePendingAuthenticator(trx, userId);
  const { numDeletedRows } = await trx
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One per user: setting up again replaces the secret. */
export async function savePendingAuthenticator(
  db: Db,
  pending: { userId: string; secret: Buffer; expiresAt: Date },
): Promise<void> {
  const { userId, secret, expiresAt } = pending;
  await db
    .insertInto('pendingAuthenticators')
    .values({ userId, secret, expiresAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret, expiresAt }))
    .execute();
}

export const findPendingAuthenticator = async (trx: Db, userId: string, now: Date): Promise<Buffer | null> =>
  (
    await trx
      .selectFrom('pendingAuthenticators')
      .select('secret')
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
  )?.secret ?? null;

export async function deletePendingAuthenticator(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('pendingAuthenticators').where('userId', '=', userId).execute();
}

/** Every authenticator's encrypted secret, locked until the transaction ends. */
export const listSealedForChange = (
  trx: Db,
): Promise<readonly { readonly userId: string; readonly secret: Buffer }[]> =>
  trx.selectFrom('authenticators').select(['userId', 'secret']).orderBy('userId').forUpdate().execute();

export async function saveSealed(trx: Db, userId: string, secret: Buffer): Promise<void> {
  await trx.updateTable('authenticators').set({ secret }).where('userId', '=', userId).execute();
}
