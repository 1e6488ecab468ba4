import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { accountClosedMail } from './account.mails.ts';
import type { AccountParts } from './account.parts.ts';
import type { Refusals } from './account.refusals.ts';
import { holdPassword, type Db } from './account.repository.ts';
import { forgetPerson, holdOpenAdmins } from './closing.repository.ts';
import { provePassword } from './password.service.ts';
import type { Session } from './session.domain.ts';
import { revokeSessions } from './session.repository.ts';
import { signInBucket } from './sign-in.service.ts';
import { swapPicture } from './settings.repository.ts';
import { forgiveTries } from './throttle.repository.ts';

type ClosingRefusal = Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | 'LAST_ADMIN' | 'NOT_ALLOWED_NOW'>;

/**
 * Takes the person out of the account and ends every session; the row stays for what others need to keep. The last admin
 * cannot leave, also when two leave at once, and nobody whose orders are under way (contract: closeAccount).
 */
export async function closeAccount(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<null, ClosingRefusal>> {
  const proved = await provePassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const owner = proved.value;
  const { userId } = owner;
  const now = parts.clock.now();
  const closed = await inTransaction(
    parts.db,
    async (trx): Promise<Result<string | null, ClosingRefusal>> => {
      if (session.role === 'admin' && (await isLastAdmin(trx, userId))) return refuse({ code: 'LAST_ADMIN' });
      if (!(await holdPassword(trx, owner))) return refuse({ code: 'PASSWORD_WRONG' });
      if ((await parts.mayClose?.(trx, session)) === false) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const picture = await swapPicture(trx, userId, null, now);
      await revokeSessions(trx, { userId }, now);
      await forgetPerson(trx, userId, now);
      await parts.whenClosed?.(trx, session, now);
      await forgiveTries(trx, signInBucket(parts, owner.email));
      await enqueue(trx, 'send_mail', accountClosedMail(owner));
      return ok(picture);
    },
  );
  if (!closed.ok) return closed;
  if (closed.value !== null) await parts.pictures.removePicture(closed.value);
  return ok(null);
}

async function isLastAdmin(trx: Db, userId: string): Promise<boolean> {
  const admins = await holdOpenAdmins(trx);
  return admins.every((id) => id === userId);
}
