import type { Db } from '../account.repository.ts';

/** A passkey for its owner. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export const listPasskeys = async (db: Db, userId: string): Promise<readonly Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The data with which a browser finds the right passkey. */
export interface Credential {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

export const listCredentials = async (db: Db, userId: string): Promise<readonly Credential[]> =>
  db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

export interface PasskeyProof extends Credential {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly uses: number;
}

export const findPasskey = async (
  db: Db,
  userId: string,
  credentialId: string,
): Promise<PasskeyProof | null> =>
  (await db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'publicKey', 'uses'])
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()) ?? null;

interface NewPasskey extends PasskeyProof {
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** False, and nothing is stored, if this or another account has it already. */
export async function insertPasskey(trx: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports), lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markPasskeyUsed(
  db: Db,
  { id, uses }: { readonly id: string; readonly uses: number },
  now: Date,
): Promise<void> {
  await db.updateTable('passkeys').set({ uses, lastUsedAt: now }).where('id', '=', id).execute();
}

export async function deletePasskey(trx: Db, userId: string, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Challenge {
  readonly challenge: string;
  readonly userId: string;
  readonly purpose: 'add' | 'sign_in';
}

export async function insertChallenge(db: Db, challenge: Challenge, expiresAt: Date): Promise<void> {
  await db
    .insertInto('passkeyChallenges')
    .values({ ...challenge, expiresAt })
    .execute();
}

/** Uses up a challenge, in one statement; false if it is not the account's, was used, or has expired. */
export async function takeChallenge(
  db: Db,
  { challenge, userId, purpose }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
