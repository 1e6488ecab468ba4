import { createHmac, randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Transaction } from 'kysely';
import { cleanLine } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashCode, hashToken } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusals.ts';
import { defaultTimeZone, isTimeZone, type Account, type SignUpRole } from '../account.domain.ts';
import { addressTakenMail, codeMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import { tooMany, type Refusals } from '../account.refusals.ts';
import { findCredentialsByAddress, hasAccount, lockAddress, type Db } from '../account.repository.ts';
import {
  codeLifetimeMs,
  codeLinkLifetimeMs,
  codeWindowMs,
  mayMailCode,
  secondsUntilNextCode,
} from './code.domain.ts';
import { commonPasswords } from '../password/common-passwords.ts';
import { networkOf, type Caller } from '../sign-in/device.domain.ts';
import { rememberDevice } from '../sign-in/device.service.ts';
import { becomeUser, openAccount } from './proved-account.service.ts';
import { companyAtSignUp, type SignUpCompany } from './sign-up-company.domain.ts';
import { isTooCommon } from '../password/password.domain.ts';
import { sessionExpiry, signUpLifetimeMs } from '../sign-in/session.domain.ts';
import { activateSession, insertSession } from '../sign-in/session.repository.ts';
import {
  codesSince,
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
  /** The details /apply asks vendors for; stored until the account exists. */
  readonly company?: SignUpCompany | undefined;
  /** As reported by the browser. */
  readonly timeZone?: string | undefined;
  /** The token of a colleague's invitation. */
  readonly invitation?: string | undefined;
}

export interface SignedIn {
  readonly account: Account;
  /** Opaque; returned once, stored as a hash. */
  readonly token: string;
  /** Identifies a device that has signed in to the account; null until the address is verified. */
  readonly deviceToken: string | null;
}

type SignUpRefusal = Refusals<'VALIDATION' | 'PASSWORD_TOO_COMMON' | 'TOO_MANY_REQUESTS'>;

/**
 * Opens a pending account. The response and the work are the same whether or not the address has an account; only the
 * mail differs (contract: signUp). A sign-up with an invitation mailed to the address is an account at once, because
 * the link verifies the address. Not idempotent: each call is a separate sign-up, and the latest code of each is valid.
 */
export async function signUp(
  parts: AccountParts,
  form: SignUpForm,
  caller: Pick<Caller, 'device' | 'network'> & Partial<Pick<Caller, 'deviceToken'>>,
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
    id: ids.newId(),
    email,
    role,
    firstName,
    lastName,
    passwordHash,
    // A browser's invalid time zone is no reason to refuse; it can be changed in the settings.
    timeZone: form.timeZone !== undefined && isTimeZone(form.timeZone) ? form.timeZone : defaultTimeZone,
    createdAt: now,
    expiresAt,
    userId: null,
    company: given.value,
    invitationHash: form.invitation === undefined ? null : hashToken(form.invitation),
  };

  const sessionId = ids.newId();
  return inTransaction(parts.db, async (trx): Promise<Result<SignedIn, SignUpRefusal>> => {
    await lockAddress(trx, email);
    const askedFrom = askedFromKey(parts.secrets.current, caller.network);
    const waitSeconds = await codeWait(trx, { email, askedFrom }, now, { onlyAfterAMinute: false });
    if (waitSeconds > 0) return refuse(tooMany(waitSeconds));
    await insertSignUp(trx, pending, await hasAccount(trx, email));
    await insertSession(trx, {
      id: sessionId,
      tokenHash: hashToken(token),
      userId: null,
      signUpId: pending.id,
      device: caller.device,
      createdAt: now,
      expiresAt: sessionExpiry(now, now, expiresAt),
    });
    if (await isProved(parts, trx, pending, now)) {
      await activateSession(trx, sessionId, pending.id, sessionExpiry(now, now, null));
      const device = { userId: pending.id, deviceToken: caller.deviceToken ?? null };
      return ok({
        account: await openAccount(parts, trx, pending.id),
        token,
        deviceToken: await rememberDevice(parts, trx, device, now),
      });
    }
    await sendCode(parts, trx, { ...pending, askedFrom }, now);
    return ok({ account: pendingAccount(pending), token, deviceToken: null });
  });
}

/** Whether the invitation verified the address, so that the sign-up is already an account. */
async function isProved(
  parts: AccountParts,
  trx: Transaction<Database>,
  pending: NewSignUp,
  now: Date,
): Promise<boolean> {
  const { email, role, invitationHash } = pending;
  if (invitationHash === null || parts.provesAddress === undefined) return false;
  const proves = await parts.provesAddress(trx, { email, role, invitationHash }, now);
  return proves && !(await hasAccount(trx, email)) && becomeUser(parts, trx, pending, now);
}

/** A keyed hash of the network that requests a code, so that the table reveals no address. */
export const askedFromKey = (secret: string, network: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['code', networkOf(network)]))
    .digest('base64url');

interface Asked {
  readonly email: string;
  readonly askedFrom: string;
}

const hourBefore = (now: Date) => new Date(now.getTime() - codeWindowMs);

/**
 * Seconds until a code to this address may be requested from this network; 0 if now. Requests from other networks don't
 * count.
 */
export async function codeWait(
  trx: Db,
  { email, askedFrom }: Asked,
  now: Date,
  options: { readonly onlyAfterAMinute: boolean },
): Promise<number> {
  const codes = await codesSince(trx, email, hourBefore(now));
  const ours = codes.filter((code) => code.askedFrom === askedFrom);
  return secondsUntilNextCode(
    ours.map(({ createdAt }) => createdAt),
    now,
    options,
  );
}

export const codeHmac = (secret: string, signUpId: string, code: string): Buffer =>
  hashCode(secret, ['sign-up', signUpId], code);

/**
 * Creates a new code, which replaces the previous one, and mails it with its link. An address with an account gets a
 * notice instead, and a code that matches no six digits, so that wrong and old codes get the same response. Above the
 * mailbox's hourly limit nothing is sent: the link of the latest mail verifies any sign-up of the address.
 */
export async function sendCode(
  parts: AccountParts,
  trx: Transaction<Database>,
  pending: SignUp & Pick<Asked, 'askedFrom'>,
  now: Date,
): Promise<void> {
  const { ids, secrets, publicUrl } = parts;
  const code = ids.newCode();
  const token = ids.newToken();
  const sent = await codesSince(trx, pending.email, hourBefore(now));
  const isMailed = mayMailCode(sent.filter((one) => one.isMailed).length);
  const owner = await findCredentialsByAddress(trx, pending.email);
  const expiresAt = new Date(now.getTime() + codeLifetimeMs);
  await insertCode(trx, {
    id: ids.newId(),
    signUpId: pending.id,
    createdAt: now,
    expiresAt,
    askedFrom: pending.askedFrom,
    codeHmac: owner === null ? codeHmac(secrets.current, pending.id, code) : randomBytes(32),
    linkHash: isMailed ? hashToken(owner === null ? token : ids.newToken()) : null,
  });
  if (!isMailed) return;
  const link = { publicUrl, token, expiresAt: new Date(now.getTime() + codeLinkLifetimeMs) };
  const mail = owner === null ? codeMail(pending, code, link) : addressTakenMail(owner, publicUrl);
  await parts.queueMail(trx, mail);
}
