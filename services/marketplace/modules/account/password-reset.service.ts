import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashToken } from '../../platform/ids.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { passwordChangedMail, resetLinkMail } from './account.mails.ts';
import type { AccountParts } from './account.parts.ts';
import type { Refusals } from './account.refusals.ts';
import { findCredentials, findCredentialsByAddress, savePassword } from './account.repository.ts';
import { commonPasswords } from './common-passwords.ts';
import { isTooCommon } from './password.domain.ts';
import {
  endResets,
  holdReset,
  insertReset,
  markResetUsed,
  resetsSince,
} from './password-reset.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { signInBucket } from './sign-in.service.ts';
import { forgiveTries } from './throttle.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Whoever asked may have no account: the answer is given before anyone looks. */
    request_password_reset: { readonly email: string };
  }
}

const linkLifetimeMs = 60 * 60 * 1000;
const linksAnHourMax = 5;

/** Leaves the looking to a job, so that neither the answer nor its time tells whether the address has an account. */
export async function requestPasswordReset({ db }: AccountParts, email: string): Promise<void> {
  await inTransaction(db, async (trx) => enqueue(trx, 'request_password_reset', { email }));
}

/** Mails a link if the address has an account; older links stop working. Done twice it mails twice, and the last works. */
export const passwordResetTask =
  (parts: AccountParts): Task<'request_password_reset'> =>
  async ({ email }) => {
    await inTransaction(parts.db, async (trx) => {
      const owner = await findCredentialsByAddress(trx, email);
      if (owner === null) return;
      const now = parts.clock.now();
      const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);
      if ((await resetsSince(trx, owner.userId, anHourAgo)) >= linksAnHourMax) return;
      const token = parts.ids.newToken();
      const expiresAt = new Date(now.getTime() + linkLifetimeMs);
      await endResets(trx, owner.userId, now);
      await insertReset(trx, {
        ...{ id: parts.ids.newId(), userId: owner.userId, tokenHash: hashToken(token) },
        ...{ createdAt: now, expiresAt },
      });
      await enqueue(trx, 'send_mail', resetLinkMail(owner, { publicUrl: parts.publicUrl, token, expiresAt }));
    });
  };

type ResetRefusal = Refusals<
  'RESET_LINK_WRONG' | 'RESET_LINK_EXPIRED' | 'RESET_LINK_USED' | 'PASSWORD_TOO_COMMON'
>;

/**
 * Sets the password that the link's owner chose, uses up the link and ends every session. A password that is refused
 * leaves the link as it was (contract: resetPassword).
 */
export async function resetPassword(
  parts: AccountParts,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<null, ResetRefusal>> {
  const passwordHash = await parts.passwords.hash(password);
  const common = await commonPasswords();
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<null, ResetRefusal>> => {
    const reset = await holdReset(trx, hashToken(token));
    const owner = reset === null ? null : await findCredentials(trx, reset.userId);
    if (reset === null || owner === null) return refuse({ code: 'RESET_LINK_WRONG' });
    if (reset.usedAt !== null) return refuse({ code: 'RESET_LINK_USED' });
    if (reset.expiresAt <= now) return refuse({ code: 'RESET_LINK_EXPIRED' });
    if (isTooCommon(password, owner, common)) return refuse({ code: 'PASSWORD_TOO_COMMON' });
    const { userId } = owner;
    await savePassword(trx, { userId, passwordHash, knownHash: null, now });
    await markResetUsed(trx, reset.id, now);
    await endResets(trx, userId, now);
    await revokeSessions(trx, { userId }, now);
    // Who reads the mailbox has proved more than a password: earlier wrong tries no longer slow them down.
    await forgiveTries(trx, signInBucket(parts, owner.email));
    await enqueue(trx, 'send_mail', passwordChangedMail(owner, parts.publicUrl));
    return ok(null);
  });
}
