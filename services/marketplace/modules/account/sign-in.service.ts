import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/ids.ts';
import type { AccountParts } from './account.parts.ts';
import type { Refusals } from './account.refusals.ts';
import {
  findAccount,
  findCredentialsByAddress,
  holdPassword,
  type Credentials,
} from './account.repository.ts';
import { sessionExpiry } from './session.domain.ts';
import { insertSession } from './session.repository.ts';
import type { SignedIn } from './sign-up.service.ts';
import { findPendingSignUp, pendingAccount } from './sign-up.repository.ts';
import { countTry, forgiveTries, throttleBucket } from './throttle.repository.ts';

type SignInRefusal = Refusals<'CREDENTIALS_WRONG' | 'TOO_MANY_REQUESTS'>;

export const signInBucket = (parts: Pick<AccountParts, 'secret'>, email: string): string =>
  throttleBucket(parts.secret, 'sign-in', email);

/**
 * Opens a session for the account of the address, or for its newest sign-up that is not proved yet. Always as many
 * password checks, and the same answer, whether or not the address is known (contract: signIn).
 */
export async function signIn(
  parts: AccountParts,
  { email, password }: { readonly email: string; readonly password: string },
  device: string,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, passwords, ids } = parts;
  const now = parts.clock.now();
  const bucket = signInBucket(parts, email);
  const counted = await countTry(db, bucket, now);
  if (!counted.ok) return counted;

  const owner = await findCredentialsByAddress(db, email);
  const pending = await findPendingSignUp(db, email, now);
  const [fitsOwner, fitsPending] = await Promise.all([
    passwords.fits(owner?.passwordHash ?? null, password),
    passwords.fits(pending?.passwordHash ?? null, password),
  ]);
  if (fitsOwner && owner !== null) {
    const opened = await openFor(parts, owner, device, now);
    if (!opened.ok) return opened;
    await forgiveTries(db, bucket);
    return opened;
  }
  if (!fitsPending || pending === null) return refuse({ code: 'CREDENTIALS_WRONG' });
  const token = ids.newToken();
  await insertSession(db, {
    ...{ id: ids.newId(), tokenHash: hashToken(token), userId: null, signUpId: pending.id, device },
    ...{ createdAt: now, expiresAt: sessionExpiry(now, now, pending.expiresAt) },
  });
  await forgiveTries(db, bucket);
  return ok({ account: pendingAccount(pending), token });
}

/** The password is looked at once more: a change or a closing in between must not leave a session behind. */
async function openFor(
  { db, ids }: AccountParts,
  owner: Credentials,
  device: string,
  now: Date,
): Promise<Result<SignedIn, Refusals<'CREDENTIALS_WRONG'>>> {
  const token = ids.newToken();
  return inTransaction(db, async (trx): Promise<Result<SignedIn, Refusals<'CREDENTIALS_WRONG'>>> => {
    const account = (await holdPassword(trx, owner)) ? await findAccount(trx, owner.userId) : null;
    if (account === null) return refuse({ code: 'CREDENTIALS_WRONG' });
    await insertSession(trx, {
      ...{ id: ids.newId(), tokenHash: hashToken(token), userId: account.id, signUpId: null, device },
      ...{ createdAt: now, expiresAt: sessionExpiry(now, now, null) },
    });
    return ok({ account, token });
  });
}
