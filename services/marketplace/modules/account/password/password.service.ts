import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { endLinks } from '../account-link.repository.ts';
import { passwordChangedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { findCredentials, savePassword, type Credentials } from '../account.repository.ts';
import { commonPasswords } from './common-passwords.ts';
import { isTooCommon } from './password.domain.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';
import { countTry, resetTries, throttleBucket } from '../sign-in/throttle.repository.ts';

type WrongPassword = Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS'>;

/**
 * Verifies a signed-in user's password. Failed attempts are throttled as at sign-in: an open session must not allow
 * guessing.
 */
export async function verifyPassword(
  parts: AccountParts,
  userId: string,
  password: string,
): Promise<Result<Credentials, WrongPassword>> {
  const bucket = throttleBucket(parts.secrets.current, 'password', userId);
  const counted = await countTry(parts.db, bucket, parts.clock.now());
  if (!counted.ok) return counted;
  const owner = await findCredentials(parts.db, userId);
  const fits = await parts.passwords.fits(owner?.passwordHash ?? null, password);
  if (owner === null || !fits) return refuse({ code: 'PASSWORD_WRONG' });
  await resetTries(parts.db, bucket);
  return ok(owner);
}

/**
 * Changes the password, and ends every other session of the account and every reset link (contract: changePassword).
 */
export async function changePassword(
  parts: AccountParts,
  session: Session,
  change: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<null, WrongPassword | Refusals<'PASSWORD_TOO_COMMON'>>> {
  const proved = await verifyPassword(parts, session.userId, change.currentPassword);
  if (!proved.ok) return proved;
  const owner = proved.value;
  if (isTooCommon(change.newPassword, owner, await commonPasswords()))
    return refuse({ code: 'PASSWORD_TOO_COMMON' });
  const passwordHash = await parts.passwords.hash(change.newPassword);
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<null, Refusals<'PASSWORD_WRONG'>>> => {
    const { userId, passwordHash: knownHash } = owner;
    if (!(await savePassword(trx, { userId, passwordHash, knownHash, now })))
      return refuse({ code: 'PASSWORD_WRONG' });
    await revokeSessions(trx, { userId, except: session.id }, now);
    await endLinks(trx, { userId }, now);
    await parts.queueMail(trx, passwordChangedMail(owner, parts.publicUrl));
    return ok(null);
  });
}
