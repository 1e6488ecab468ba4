import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import { insertAudit } from '../../audit/index.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';
import { suspensionCommands, type SuspensionCommand } from './suspension.domain.ts';
import { accountReinstatedMail, accountSuspendedMail } from './suspension.mails.ts';
import { lockSuspendable, saveSuspension } from './suspension.repository.ts';

type SuspensionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>;

/**
 * Suspends an account and ends its sessions, or ends its suspension (contract: decidePersonStatus). Orders, bookings
 * and a vendor for which the person works stay as they are.
 */
export async function decideSuspension(
  { db, clock, ids, queueMail, publicUrl }: AccountParts,
  admin: Pick<Session, 'userId'>,
  userId: string,
  asked: { readonly command: SuspensionCommand; readonly reason: string },
): Promise<Result<null, SuspensionRefusal>> {
  const { command } = asked;
  const reason = cleanText(asked.reason);
  if (reason === '') return refuse(invalid('reason', 'Please give a reason.', 'required'));
  const at = clock.now();
  return inTransaction(db, async (trx): Promise<Result<null, SuspensionRefusal>> => {
    const account = await lockSuspendable(trx, userId);
    if (account === null) return refuse({ code: 'NOT_FOUND' });
    if (!suspensionCommands(account).includes(command)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    if (command === 'suspend') {
      await saveSuspension(trx, userId, { at, reason });
      await revokeSessions(trx, { userId }, at);
      await queueMail(trx, accountSuspendedMail(account, reason, publicUrl));
    } else {
      await saveSuspension(trx, userId, null);
      await queueMail(trx, accountReinstatedMail(account, publicUrl));
    }
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: admin.userId,
      act: `account_${command}`,
      subjectKind: 'user',
      subjectId: userId,
      details: { reason },
      at,
    });
    return ok(null);
  });
}
