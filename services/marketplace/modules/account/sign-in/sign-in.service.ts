import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import { lockLink, markLinkUsed } from '../account-link.repository.ts';
import { requestLink } from '../account-link.service.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import {
  findAccount,
  findCredentialsByAddress,
  lockPassword,
  type Credentials,
  type Db,
} from '../account.repository.ts';
import { networkOf, type Caller } from './device.domain.ts';
import { hasSignedIn, rememberDevice } from './device.service.ts';
import { proveSecondFactor, type SecondFactorProof } from '../second-factor/proof.service.ts';
import { isSuspended } from '../suspension/suspension.repository.ts';
import { sessionExpiry } from './session.domain.ts';
import { insertSession } from './session.repository.ts';
import type { SignedIn } from '../sign-up/sign-up.service.ts';
import { findPendingSignUp, pendingAccount } from '../sign-up/sign-up.repository.ts';
import { passwordGuesses } from './throttle.domain.ts';
import { countTry, resetTries, returnGuess, spendGuess, throttleBucket } from './throttle.repository.ts';

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;
type OpeningRefusal = Refusals<'CREDENTIALS_WRONG' | 'ACCOUNT_SUSPENDED'> | LinkRefusal;
type SignInRefusal =
  | Refusals<'CREDENTIALS_WRONG' | 'TOO_MANY_REQUESTS' | 'SIGN_IN_LINK_NEEDED' | 'ACCOUNT_SUSPENDED'>
  | Refusals<'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_WRONG'>
  | LinkRefusal;

interface SignInForm {
  readonly email: string;
  readonly password: string;
  /** The secret part of a link that was mailed to the address after many failed attempts. */
  readonly signInLink?: string | undefined;
  readonly secondFactor?: SecondFactorProof | undefined;
}

/**
 * Opens a session for the account of the address, or for its latest unverified sign-up. Always does as many password
 * checks and gives the same answer, whether or not the address is known (contract: signIn).
 */
export async function signIn(
  parts: AccountParts,
  form: SignInForm,
  caller: Caller,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, passwords, ids } = parts;
  const { email, password } = form;
  const now = parts.clock.now();
  const owner = await findCredentialsByAddress(db, email);
  const guessing = await beginGuess(parts, form, { owner, caller, now });
  if (!guessing.ok) return guessing;

  const pending = await findPendingSignUp(db, email, now);
  const [fitsOwner, fitsPending] = await Promise.all([
    passwords.fits(owner?.passwordHash ?? null, password),
    passwords.fits(pending?.passwordHash ?? null, password),
  ]);
  if (fitsOwner && owner !== null) {
    await guessing.value.wasRight();
    const proved = await proveSecondFactor(parts, owner, form.secondFactor, now);
    if (!proved.ok) return proved;
    const isProved = proved.value === 'proved';
    return openFor(parts, { owner, caller, signInLink: form.signInLink, isProved }, now);
  }
  if (!fitsPending || pending === null) return refuse({ code: 'CREDENTIALS_WRONG' });
  const token = ids.newToken();
  await insertSession(db, {
    id: ids.newId(),
    tokenHash: hashToken(token),
    userId: null,
    signUpId: pending.id,
    device: caller.device,
    createdAt: now,
    expiresAt: sessionExpiry(now, now, pending.expiresAt),
  });
  await guessing.value.wasRight();
  return ok({ account: pendingAccount(pending), token, deviceToken: null });
}

interface Guess {
  /** Must be called if it was correct: a correct password does not count as an attempt. */
  wasRight(): Promise<void>;
}

/**
 * Counts an attempt before its result is known. A device that has signed in before, or has the mailed link, is slowed
 * only by its own attempts. All others have a count per network, and one common budget: when it is empty, the link is
 * mailed and the password is not checked, so that guessing from many networks gains nothing and the owner can still
 * sign in (ADR 0017).
 */
async function beginGuess(
  parts: AccountParts,
  { email, signInLink }: SignInForm,
  { owner, caller, now }: { readonly owner: Credentials | null; readonly caller: Caller; readonly now: Date },
): Promise<Result<Guess, Refusals<'TOO_MANY_REQUESTS' | 'SIGN_IN_LINK_NEEDED'> | LinkRefusal>> {
  const { db, secrets } = parts;
  if (signInLink !== undefined) {
    const linked = await verifyLink(db, { userId: owner?.userId ?? null, signInLink }, now);
    if (!linked.ok) return linked;
  }
  const isKnown = owner !== null && (await hasSignedIn(db, owner.userId, caller.deviceToken));
  const trusted = isKnown ? caller.deviceToken : (signInLink ?? null);
  const from = trusted === null ? `network:${networkOf(caller.network)}` : `device:${trusted}`;
  const tries = throttleBucket(secrets.current, 'sign-in', email, from);
  const counted = await countTry(db, tries, now);
  if (!counted.ok) return counted;
  if (trusted !== null) return ok({ wasRight: () => resetTries(db, tries) });

  const budget = throttleBucket(secrets.current, 'sign-in', email);
  if (!(await spendGuess(db, budget, passwordGuesses, now))) {
    await requestLink(parts, 'request_sign_in_link', email);
    return refuse({ code: 'SIGN_IN_LINK_NEEDED' });
  }
  const wasRight = async () => {
    await resetTries(db, tries);
    await returnGuess(db, budget, passwordGuesses);
  };
  return ok({ wasRight });
}

/** Whether the link belongs to the account and is valid; locks it until the transaction ends. */
async function verifyLink(
  db: Db,
  { userId, signInLink }: { readonly userId: string | null; readonly signInLink: string },
  now: Date,
): Promise<Result<{ readonly linkId: string }, LinkRefusal>> {
  const link = await lockLink(db, 'sign_in', hashToken(signInLink));
  if (link === null || link.userId !== userId) return refuse({ code: 'LINK_WRONG' });
  if (link.usedAt !== null) return refuse({ code: 'LINK_USED' });
  return link.expiresAt <= now ? refuse({ code: 'LINK_EXPIRED' }) : ok({ linkId: link.id });
}

/**
 * Checks password, second factor and link again: a concurrent change, suspension or closing must not leave a session
 * behind, and a link is valid once.
 */
async function openFor(
  parts: AccountParts,
  {
    owner,
    caller,
    signInLink,
    isProved,
  }: {
    readonly owner: Credentials;
    readonly caller: Caller;
    readonly signInLink: string | undefined;
    readonly isProved: boolean;
  },
  now: Date,
): Promise<Result<SignedIn, OpeningRefusal>> {
  const { db, ids } = parts;
  const token = ids.newToken();
  return inTransaction(db, async (trx): Promise<Result<SignedIn, OpeningRefusal>> => {
    const account = (await lockPassword(trx, owner)) ? await findAccount(trx, owner.userId, parts) : null;
    // A factor added in the meantime must be proved first.
    if (account === null || (account.secondFactor === 'on' && !isProved))
      return refuse({ code: 'CREDENTIALS_WRONG' });
    const { userId } = owner;
    if (await isSuspended(trx, userId)) return refuse({ code: 'ACCOUNT_SUSPENDED' });
    if (signInLink !== undefined) {
      const linked = await verifyLink(trx, { userId, signInLink }, now);
      if (!linked.ok) return linked;
      await markLinkUsed(trx, linked.value.linkId, now);
    }
    await insertSession(trx, {
      id: ids.newId(),
      tokenHash: hashToken(token),
      userId,
      signUpId: null,
      device: caller.device,
      createdAt: now,
      expiresAt: sessionExpiry(now, now, null),
    });
    const { deviceToken } = caller;
    return ok({
      account,
      token,
      deviceToken: await rememberDevice(parts, trx, { userId, deviceToken }, now),
    });
  });
}
