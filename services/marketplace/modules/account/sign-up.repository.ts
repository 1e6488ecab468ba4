import { sql } from 'kysely';
import { defaultChoices, type Account, type SignUpRole } from './account.domain.ts';
import type { Db } from './account.repository.ts';
import type { SentCode } from './code.domain.ts';
import type { CompanyGiven } from './company-given.domain.ts';

export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly role: SignUpRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The account it became, once the code was proved. */
  readonly userId: string | null;
}

export interface NewSignUp extends SignUp {
  readonly company: CompanyGiven | null;
}

const signUps = (db: Db) =>
  db
    .selectFrom('sign_ups')
    .select(['id', 'email', 'role', 'first_name as firstName', 'last_name as lastName'])
    .select(['password_hash as passwordHash', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select('user_id as userId');

export const findSignUp = async (db: Db, id: string): Promise<SignUp | null> =>
  (await signUps(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, held until the transaction ends: of two codes tried at once each counts. */
export const holdSignUp = async (trx: Db, id: string): Promise<SignUp | null> =>
  (await signUps(trx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

/** The last sign-up of an address that nobody has proved yet. */
export const findPendingSignUp = async (db: Db, email: string, now: Date): Promise<SignUp | null> =>
  (await signUps(db)
    .where('email_key', '=', sql<string>`lower(${email})`)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export async function insertSignUp(trx: Db, signUp: NewSignUp, addressTaken: boolean): Promise<void> {
  await trx
    .insertInto('sign_ups')
    .values({
      id: signUp.id,
      email: signUp.email,
      role: signUp.role,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      password_hash: signUp.passwordHash,
      address_taken: addressTaken,
      created_at: signUp.createdAt,
      expires_at: signUp.expiresAt,
      user_id: null,
      company: signUp.company && JSON.stringify(signUp.company),
    })
    .execute();
}

/** What /apply was told by whom this account became; null without it, or once the sign-up is forgotten. */
export async function companyGivenAtSignUp(db: Db, userId: string): Promise<CompanyGiven | null> {
  const row = await db
    .selectFrom('sign_ups')
    .select('company')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Written by `insertSignUp` alone.
  return row?.company ?? null;
}

/** Those of the slugs that name no port, in their order. */
export async function unknownPorts(db: Db, slugs: readonly string[] = []): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const found = await db.selectFrom('ports').select('slug').where('slug', 'in', slugs).execute();
  const known = new Set(found.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}

export async function markProved(trx: Db, signUpId: string): Promise<void> {
  await trx.updateTable('sign_ups').set({ user_id: signUpId }).where('id', '=', signUpId).execute();
}

/** A sign-up as the pending account that its owner sees. */
export const pendingAccount = (signUp: SignUp): Account => ({
  id: signUp.id,
  email: signUp.email,
  role: signUp.role,
  status: 'pending',
  firstName: signUp.firstName,
  lastName: signUp.lastName,
  phone: null,
  timeZone: 'UTC',
  pictureFileId: null,
  notifications: defaultChoices,
  crewProfile: null,
  createdAt: signUp.createdAt,
});

export interface StoredCode extends SentCode {
  readonly id: string;
  readonly codeHmac: Buffer;
}

export const findNewestCode = async (db: Db, signUpId: string): Promise<StoredCode | null> =>
  (await db
    .selectFrom('verification_codes')
    .select(['id', 'code_hmac as codeHmac', 'wrong_tries as wrongTries'])
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .where('sign_up_id', '=', signUpId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export async function insertCode(
  trx: Db,
  code: { id: string; signUpId: string; codeHmac: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('verification_codes')
    .values({
      id: code.id,
      sign_up_id: code.signUpId,
      code_hmac: code.codeHmac,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function countWrongTry(trx: Db, codeId: string): Promise<void> {
  await trx
    .updateTable('verification_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function markUsed(trx: Db, codeId: string, now: Date): Promise<void> {
  await trx.updateTable('verification_codes').set({ used_at: now }).where('id', '=', codeId).execute();
}

/** When codes were sent to an address since an instant, from whichever sign-up. */
export async function codesSentSince(db: Db, email: string, since: Date): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('verification_codes as c')
    .innerJoin('sign_ups as s', 's.id', 'c.sign_up_id')
    .select('c.created_at')
    .where('s.email_key', '=', sql<string>`lower(${email})`)
    .where('c.created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
}
