import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import { endLinks, lockLink, markLinkUsed } from '../account-link.repository.ts';
import { passwordChangedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { findCredentials, savePassword } from '../account.repository.ts';
import { commonPasswords } from './common-passwords.ts';
import { isTooCommon } from './password.domain.ts';
import { forgetDevices } from '../sign-in/device.repository.ts';
import { rememberDevice } from '../sign-in/device.service.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';

type ResetRefusal = Refusals<
  'RESET_LINK_WRONG' | 'RESET_LINK_EXPIRED' | 'RESET_LINK_USED' | 'PASSWORD_TOO_COMMON'
>;

/**
 * Sets the chosen password, uses up the link and ends every session. A refused password leaves the link valid
 * (contract: resetPassword).
 */
export async function resetPassword(
  parts: AccountParts,
  { token, password }: { readonly token: string; readonly password: string },
  deviceToken: string | null,
): Promise<Result<{ readonly deviceToken: string }, ResetRefusal>> {
  const passwordHash = await parts.passwords.hash(password);
  const common = await commonPasswords();
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<{ readonly deviceToken: string }, ResetRefusal>> => {
      const reset = await lockLink(trx, 'password_reset', hashToken(token));
      const owner = reset === null ? null : await findCredentials(trx, reset.userId);
      if (reset === null || owner === null) return refuse({ code: 'RESET_LINK_WRONG' });
      if (reset.usedAt !== null) return refuse({ code: 'RESET_LINK_USED' });
      if (reset.expiresAt <= now) return refuse({ code: 'RESET_LINK_EXPIRED' });
      if (isTooCommon(password, owner, common)) return refuse({ code: 'PASSWORD_TOO_COMMON' });
      const { userId } = owner;
      await savePassword(trx, { userId, passwordHash, knownHash: null, now });
      await markLinkUsed(trx, reset.id, now);
      await endLinks(trx, { userId }, now);
      await revokeSessions(trx, { userId }, now);
      await forgetDevices(trx, userId);
      await parts.queueMail(trx, passwordChangedMail(owner, parts.publicUrl));
      // Access to the mailbox proves more than a password: earlier attempts, and those of others, don't slow this
      // device down.
      return ok({ deviceToken: await rememberDevice(parts, trx, { userId, deviceToken }, now) });
    },
  );
}
