import { sql } from 'kysely';
import { defaultChoices, type Account, type SignUpRole } from '../account.domain.ts';
import type { Db } from '../account.repository.ts';
import type { SentCode } from './code.domain.ts';
import type { SignUpCompany } from './sign-up-company.domain.ts';

export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly role: SignUpRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The account that it became, once the code was verified. */
  readonly userId: string | null;
}

export interface NewSignUp extends SignUp {
  readonly company: SignUpCompany | null;
  /** The hash of the invitation's token. */
  readonly invitationHash: Buffer | null;
}

const signUps = (db: Db) =>
  db
    .selectFrom('signUps')
    .select(['id', 'email', 'role', 'firstName', 'lastName'])
    .select(['passwordHash', 'timeZone', 'createdAt', 'expiresAt'])
    .select('userId');

export const findSignUp = async (db: Db, id: string): Promise<SignUp | null> =>
  (await signUps(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, locked until the transaction ends, so that two simultaneous attempts are both counted. */
export const lockSignUp = async (trx: Db, id: string): Promise<SignUp | null> =>
  (await signUps(trx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

/** The latest unverified sign-up of an address. */
export const findPendingSignUp = async (db: Db, email: string, now: Date): Promise<SignUp | null> =>
  (await signUps(db)
    .where('emailKey', '=', sql<string>`lower(${email})`)
    .where('userId', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export async function insertSignUp(trx: Db, signUp: NewSignUp, addressTaken: boolean): Promise<void> {
  await trx
    .insertInto('signUps')
    .values({
      id: signUp.id,
      email: signUp.email,
      role: signUp.role,
      firstName: signUp.firstName,
      lastName: signUp.lastName,
      passwordHash: signUp.passwordHash,
      timeZone: signUp.timeZone,
      addressTaken,
      createdAt: signUp.createdAt,
      expiresAt: signUp.expiresAt,
      userId: null,
      company: signUp.company && JSON.stringify(signUp.company),
      invitationHash: signUp.invitationHash,
    })
    .execute();
}

/** The hash of the invitation with which the owner of this account signed up; null without one, or once the sign-up is deleted. */
export async function invitationAtSignUp(db: Db, userId: string): Promise<Buffer | null> {
  const signUp = db.selectFrom('signUps').select('invitationHash').where('userId', '=', userId);
  return (await signUp.executeTakeFirst())?.invitationHash ?? null;
}

/** The company entered on /apply by the owner of this account; null without one, or once the sign-up is deleted. */
export async function companyAtSignUp(db: Db, userId: string): Promise<SignUpCompany | null> {
  const row = await db
    .selectFrom('signUps')
    .select('company')
    .where('userId', '=', userId)
    .executeTakeFirst();
  // Safe: only `insertSignUp` writes it.
  return row?.company ?? null;
}

/** The slugs that name no port, in their order. */
export async function unknownPorts(db: Db, slugs: readonly string[] = []): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const found = await db.selectFrom('ports').select('slug').where('slug', 'in', slugs).execute();
  const known = new Set(found.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}

export async function markVerified(trx: Db, signUpId: string): Promise<void> {
  await trx.updateTable('signUps').set({ userId: signUpId }).where('id', '=', signUpId).execute();
}

/** A sign-up as a pending account, for its owner. */
export const pendingAccount = (signUp: SignUp): Account => ({
  id: signUp.id,
  email: signUp.email,
  role: signUp.role,
  status: 'pending',
  secondFactor: 'off',
  firstName: signUp.firstName,
  lastName: signUp.lastName,
  phone: null,
  timeZone: signUp.timeZone,
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
    .selectFrom('verificationCodes')
    .select(['id', 'codeHmac', 'wrongTries'])
    .select(['expiresAt', 'usedAt'])
    .where('signUpId', '=', signUpId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export async function insertCode(
  trx: Db,
  code: {
    id: string;
    signUpId: string;
    codeHmac: Buffer;
    /** The hash of the mailed link; null if no mail was sent. */
    linkHash: Buffer | null;
    askedFrom: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('verificationCodes')
    .values({
      id: code.id,
      signUpId: code.signUpId,
      codeHmac: code.codeHmac,
      linkHash: code.linkHash,
      askedFrom: code.askedFrom,
      createdAt: code.createdAt,
      expiresAt: code.expiresAt,
      usedAt: null,
    })
    .execute();
}

export async function countWrongTry(trx: Db, codeId: string): Promise<void> {
  await trx
    .updateTable('verificationCodes')
    .set((row) => ({ wrongTries: row('wrongTries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function markUsed(trx: Db, codeId: string, now: Date): Promise<void> {
  await trx.updateTable('verificationCodes').set({ usedAt: now }).where('id', '=', codeId).execute();
}

interface CodeAsked {
  readonly createdAt: Date;
  readonly askedFrom: string;
  readonly isMailed: boolean;
}

/** The codes mailed to an address since an instant, of all its sign-ups. */
export async function codesSince(db: Db, email: string, since: Date): Promise<readonly CodeAsked[]> {
  const rows = await db
    .selectFrom('verificationCodes as c')
    .innerJoin('signUps as s', 's.id', 'c.signUpId')
    .select(['c.createdAt', 'c.askedFrom', 'c.linkHash'])
    .where('s.emailKey', '=', sql<string>`lower(${email})`)
    .where('c.createdAt', '>', since)
    .execute();
  return rows.map(({ createdAt, askedFrom, linkHash }) => ({
    createdAt,
    askedFrom,
    isMailed: linkHash !== null,
  }));
}

/** When a link with this hash was mailed to the address; null if there is none. */
export async function linkMailedAt(db: Db, email: string, linkHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('verificationCodes as c')
    .innerJoin('signUps as s', 's.id', 'c.signUpId')
    .select('c.createdAt')
    .where('c.linkHash', '=', linkHash)
    .where('s.emailKey', '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}
