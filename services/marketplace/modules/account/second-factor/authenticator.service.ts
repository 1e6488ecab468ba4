import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { seal, unseal, type Sealed } from '../../../platform/sealing.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { verifyPassword } from '../password/password.service.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { authenticatorGuesses } from '../sign-in/throttle.domain.ts';
import { returnGuess, spendGuess, throttleBucket } from '../sign-in/throttle.repository.ts';
import {
  deleteAuthenticator,
  deletePendingAuthenticator,
  findAuthenticator,
  findPendingAuthenticator,
  saveAuthenticator,
  savePendingAuthenticator,
  takePeriod,
} from './authenticator.repository.ts';
import { lockFactorOwner } from './factors.repository.ts';
import { afterAdding, removeFactor, type FactorsAnswer } from './factors.service.ts';
import { newAuthenticator, periodOfCode, type NewAuthenticator } from './totp.ts';

/** How long an authenticator that is being set up awaits its first code. */
const pendingAuthenticatorMs = 15 * 60 * 1000;

export const sealedAs = (userId: string): Sealed => ({ purpose: 'authenticator secrets', boundTo: userId });

type PasswordRefusal = Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS'>;
/** The user has the app in front of them, so unlike mailed codes these are not counted. */
type ConfirmRefusal = Refusals<'NOT_ALLOWED_NOW'> | { readonly code: 'CODE_WRONG' };

/**
 * Creates a secret for an app; the current one stays valid until the new one is confirmed (contract:
 * beginAuthenticator).
 */
export async function beginAuthenticator(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<Omit<NewAuthenticator, 'secret'>, PasswordRefusal>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const { userId, email } = proved.value;
  const { secret, text, uri } = newAuthenticator(email);
  const expiresAt = new Date(parts.clock.now().getTime() + pendingAuthenticatorMs);
  await savePendingAuthenticator(parts.db, {
    userId,
    secret: seal(parts.secrets, sealedAs(userId), secret),
    expiresAt,
  });
  return ok({ text, uri });
}

/** Confirms the app, which is then required at sign-in (contract: confirmAuthenticator). */
export async function confirmAuthenticator(
  parts: AccountParts,
  session: Session,
  code: string,
): Promise<Result<FactorsAnswer, ConfirmRefusal>> {
  const { userId } = session;
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<FactorsAnswer, ConfirmRefusal>> => {
    const owner = await lockFactorOwner(trx, userId);
    const sealed = await findPendingAuthenticator(trx, userId, now);
    const secret = sealed && unseal(parts.secrets, sealedAs(userId), sealed);
    if (sealed === null || secret === null) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const lastPeriod = periodOfCode(secret, code, now);
    if (lastPeriod === null) return refuse({ code: 'CODE_WRONG' });
    await saveAuthenticator(trx, { userId, secret: sealed, confirmedAt: now, lastPeriod });
    await deletePendingAuthenticator(trx, userId);
    return ok(await afterAdding(parts, trx, { owner, session, added: 'authenticator app' }, now));
  });
}

/** Contract: removeAuthenticator. Idempotent. */
export async function removeAuthenticator(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<FactorsAnswer, PasswordRefusal | Refusals<'NOT_ALLOWED_NOW'>>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const { userId } = session;
  return inTransaction(parts.db, async (trx) =>
    removeFactor(parts, trx, { userId, removed: 'authenticator app' }, async () =>
      deleteAuthenticator(trx, userId),
    ),
  );
}

export const authenticatorBucket = ({ secrets }: Pick<AccountParts, 'secrets'>, userId: string): string =>
  throttleBucket(secrets.current, 'authenticator', userId);

/**
 * Whether the app shows this code now; each is valid once. Six digits can be guessed, so wrong ones use up a budget of
 * the account. When it is empty no code is checked, and the owner can sign in with the other factors.
 */
export async function authenticatorCodeFits(
  parts: Pick<AccountParts, 'db' | 'secrets'>,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { db } = parts;
  const stored = await findAuthenticator(db, userId);
  const secret = stored && unseal(parts.secrets, sealedAs(userId), stored.secret);
  if (secret === null) return false;
  const bucket = authenticatorBucket(parts, userId);
  if (!(await spendGuess(db, bucket, authenticatorGuesses, now))) return false;
  const period = periodOfCode(secret, code, now);
  if (period === null || !(await takePeriod(db, userId, period))) return false;
  await returnGuess(db, bucket, authenticatorGuesses);
  return true;
}
