import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { accountClosedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { lockPassword, type Db } from '../account.repository.ts';
import { erasePerson, lockOpenAdmins, lockUser } from './closing.repository.ts';
import { verifyPassword } from '../password/password.service.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { deleteFactors } from '../second-factor/factors.repository.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';
import { swapPicture } from '../settings/settings.repository.ts';

type ClosingRefusal = Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | 'LAST_ADMIN' | 'NOT_ALLOWED_NOW'>;

/**
 * Removes the personal data from the account and ends every session; the row stays for data that refers to it. Neither
 * the last admin (also if two leave at once) nor users with open orders can close their account (contract:
 * closeAccount).
 */
export async function closeAccount(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<null, ClosingRefusal>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const owner = proved.value;
  const { userId } = owner;
  const now = parts.clock.now();
  const closed = await inTransaction(
    parts.db,
    async (trx): Promise<Result<string | null, ClosingRefusal>> => {
      if (session.role === 'admin' && (await isLastAdmin(trx, userId))) return refuse({ code: 'LAST_ADMIN' });
      await lockUser(trx, userId);
      if (!(await lockPassword(trx, owner))) return refuse({ code: 'PASSWORD_WRONG' });
      if ((await parts.mayClose?.(trx, session)) === false) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const picture = await endAccount(parts, trx, session, now);
      await parts.queueMail(trx, accountClosedMail(owner));
      return ok(picture);
    },
  );
  if (!closed.ok) return closed;
  if (closed.value !== null) await parts.pictures.removePicture(closed.value);
  return ok(null);
}

/** Ends every session and removes the personal data; returns the picture to delete after the transaction. */
export async function endAccount(
  { whenClosed }: Pick<AccountParts, 'whenClosed'>,
  trx: Transaction<Database>,
  account: Pick<Session, 'userId' | 'role'>,
  now: Date,
): Promise<string | null> {
  const { userId } = account;
  const picture = await swapPicture(trx, userId, null, now);
  await revokeSessions(trx, { userId }, now);
  await erasePerson(trx, userId, now);
  await deleteFactors(trx, userId);
  await whenClosed?.(trx, account, now);
  return picture;
}

async function isLastAdmin(trx: Db, userId: string): Promise<boolean> {
  const admins = await lockOpenAdmins(trx);
  return admins.every((id) => id === userId);
}
