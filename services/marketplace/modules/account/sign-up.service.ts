import { randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashCode, hashToken } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { cleanLine, type Account, type SignUpRole } from './account.domain.ts';
import { addressTakenMail, codeMail } from './account.mails.ts';
import type { AccountParts } from './account.parts.ts';
import { invalid, tooMany, type Refusals } from './account.refusals.ts';
import { findCredentialsByAddress, hasAccount, holdAddress, type Db } from './account.repository.ts';
import { codeLifetimeMs, codeWindowMs, secondsUntilNextCode } from './code.domain.ts';
import { commonPasswords } from './common-passwords.ts';
import { companyAtSignUp, type CompanyGiven } from './company-given.domain.ts';
import { isTooCommon } from './password.domain.ts';
import { sessionExpiry, signUpLifetimeMs } from './session.domain.ts';
import { insertSession } from './session.repository.ts';
import {
  codesSentSince,
  insertCode,
  insertSignUp,
  pendingAccount,
  unknownPorts,
  type NewSignUp,
  type SignUp,
} from './sign-up.repository.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: SignUpRole;
  /** What /apply asks of those who sell; kept until the account is there. */
  readonly company?: CompanyGiven | undefined;
}

export interface SignedIn {
  readonly account: Account;
  /** Opaque; told once, stored as a hash. */
  readonly token: string;
}

type SignUpRefusal = Refusals<'VALIDATION' | 'PASSWORD_TOO_COMMON' | 'TOO_MANY_REQUESTS'>;

/**
 * Opens a pending account. Answers and does the same whether or not the address has an account: only the mail differs
 * (contract: signUp). Not idempotent: each call is a sign-up of its own, and the last code of each works.
 */
export async function signUp(
  parts: AccountParts,
  form: SignUpForm,
  device: string,
): Promise<Result<SignedIn, SignUpRefusal>> {
  const { ids, clock } = parts;
  const person = { ...form, firstName: cleanLine(form.firstName), lastName: cleanLine(form.lastName) };
  for (const field of ['firstName', 'lastName'] as const)
    if (person[field] === '') return refuse(invalid(field, 'This must not be empty.', 'minLength'));
  const given = companyAtSignUp(form, await unknownPorts(parts.db, form.company?.ports));
  if (!given.ok) return refuse({ code: 'VALIDATION', fields: [given.error] });
  if (isTooCommon(form.password, person, await commonPasswords()))
    return refuse({ code: 'PASSWORD_TOO_COMMON' });

  const passwordHash = await parts.passwords.hash(form.password);
  const token = ids.newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + signUpLifetimeMs);
  const { email, firstName, lastName, role } = person;
  const pending: NewSignUp = {
    ...{ id: ids.newId(), email, role, firstName, lastName, passwordHash },
    ...{ createdAt: now, expiresAt, userId: null, company: given.value },
  };

  return inTransaction(parts.db, async (trx): Promise<Result<SignedIn, SignUpRefusal>> => {
    await holdAddress(trx, email);
    const waitSeconds = await codeWait(trx, email, now, { onlyAfterAMinute: false });
    if (waitSeconds > 0) return refuse(tooMany(waitSeconds));
    await insertSignUp(trx, pending, await hasAccount(trx, email));
    await insertSession(trx, {
      ...{ id: ids.newId(), tokenHash: hashToken(token), userId: null, signUpId: pending.id, device },
      ...{ createdAt: now, expiresAt: sessionExpiry(now, now, expiresAt) },
    });
    await sendCode(parts, trx, pending, now);
    return ok({ account: pendingAccount(pending), token });
  });
}

/** Seconds until a code may be sent to this address; 0 when it may be now. */
export async function codeWait(
  trx: Db,
  email: string,
  now: Date,
  options: { readonly onlyAfterAMinute: boolean },
): Promise<number> {
  const sentAt = await codesSentSince(trx, email, new Date(now.getTime() - codeWindowMs));
  return secondsUntilNextCode(sentAt, now, options);
}

export const codeHmac = (secret: string, signUpId: string, code: string): Buffer =>
  hashCode(secret, ['sign-up', signUpId], code);

/**
 * Makes a new code, which replaces the one before, and mails it; an address that has an account gets the word of it
 * instead, and a code that no six digits fit, so that wrong and old codes are answered alike.
 */
export async function sendCode(
  { ids, secret, publicUrl }: AccountParts,
  trx: Transaction<Database>,
  pending: SignUp,
  now: Date,
): Promise<void> {
  const code = ids.newCode();
  const owner = await findCredentialsByAddress(trx, pending.email);
  const expiresAt = new Date(now.getTime() + codeLifetimeMs);
  await insertCode(trx, {
    ...{ id: ids.newId(), signUpId: pending.id, createdAt: now, expiresAt },
    codeHmac: owner === null ? codeHmac(secret, pending.id, code) : randomBytes(32),
  });
  const mail = owner === null ? codeMail(pending, code, expiresAt) : addressTakenMail(owner, publicUrl);
  await enqueue(trx, 'send_mail', mail);
}
