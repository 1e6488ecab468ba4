import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { insertAudit } from '../../audit/index.ts';
import { renewLink } from '../account-link.service.ts';
import { resetLinkMail } from '../account.mails.ts';
import { resetLinkOf } from '../account-link.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { findCredentialsByAddress } from '../account.repository.ts';
import { forgetDevices } from '../sign-in/device.repository.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';
import { deleteFactors, lockFactorOwner } from './factors.repository.ts';

interface Recovered {
  readonly userId: string;
  readonly email: string;
  /** The link for choosing a new password, which is mailed too. */
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * For an admin who has lost every factor and cannot be helped by another admin: the server's operator removes the
 * factors, ends the sessions and gets a reset link. The audit entry has no actor, because nobody is signed in.
 */
export async function recoverAdmin(
  parts: Pick<AccountParts, 'db' | 'clock' | 'ids' | 'publicUrl' | 'queueMail'>,
  email: string,
): Promise<Result<Recovered, Refusals<'NOT_FOUND'>>> {
  const { db, clock, ids, publicUrl } = parts;
  return inTransaction(db, async (trx): Promise<Result<Recovered, Refusals<'NOT_FOUND'>>> => {
    const known = await findCredentialsByAddress(trx, email);
    const owner = known && (await lockFactorOwner(trx, known.userId));
    if (owner?.role !== 'admin') return refuse({ code: 'NOT_FOUND' });
    const { userId } = owner;
    const now = clock.now();
    await deleteFactors(trx, userId);
    await revokeSessions(trx, { userId }, now);
    await forgetDevices(trx, userId);
    const link = await renewLink({ ids }, trx, { userId, purpose: 'password_reset' }, now);
    await parts.queueMail(trx, resetLinkMail(owner, { publicUrl, ...link }));
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: null,
      act: 'recover_admin',
      subjectKind: 'user',
      subjectId: userId,
      details: {},
      at: now,
    });
    const url = resetLinkOf(publicUrl, link.token);
    return ok({ userId, email: owner.email, url, expiresAt: link.expiresAt });
  });
}
