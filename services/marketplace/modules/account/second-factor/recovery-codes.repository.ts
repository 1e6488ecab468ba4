import type { Db } from '../account.repository.ts';

export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  await trx
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

async function deleteRecoveryCodes(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Uses up a code, in one statement, whichever of the hashes is stored; false if the account has no such code. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', 'in', codeHashes)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
