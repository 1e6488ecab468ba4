import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { insertAudit } from '../../audit/index.ts';
import { adminGoneMail, adminRemovedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { findAdmins, withdrawInvitationsBy } from './admin-invitations.repository.ts';
import { adminsView, type Admins } from './admin-invitations.service.ts';
import { lockOpenAdmins } from '../closing/closing.repository.ts';
import { endAccount } from '../closing/closing.service.ts';
import type { Session } from '../sign-in/session.domain.ts';

type RemovalRefusal = Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>;

/**
 * Closes the account of another admin (contract: removeAdmin): sessions, data, and their open invitations. A trigger of
 * the database keeps the last admin.
 */
export async function removeAdmin(
  parts: AccountParts,
  { userId }: Pick<Session, 'userId'>,
  { adminId, note }: { readonly adminId: string; readonly note: string },
): Promise<Result<Admins, RemovalRefusal>> {
  const { db, clock, ids, queueMail, publicUrl } = parts;
  const now = clock.now();
  const removed = await inTransaction(
    db,
    async (
      trx,
    ): Promise<Result<{ readonly view: Admins; readonly picture: string | null }, RemovalRefusal>> => {
      const open = await lockOpenAdmins(trx);
      // Of two admins who remove each other the first succeeds. Admins close their own account in their settings.
      if (!open.includes(userId) || adminId === userId) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const admins = await findAdmins(trx);
      const [by, whom] = [userId, adminId].map((id) => admins.find((admin) => admin.userId === id));
      if (by === undefined || whom === undefined) return refuse({ code: 'NOT_FOUND' });
      const picture = await endAccount(parts, trx, { userId: adminId, role: 'admin' }, now);
      await withdrawInvitationsBy(trx, adminId, now);
      await queueMail(trx, adminRemovedMail(whom));
      for (const other of admins)
        if (other.userId !== userId && other.userId !== adminId)
          await queueMail(trx, adminGoneMail(other, { whom, by }, publicUrl));
      await insertAudit(trx, {
        id: ids.newId(),
        actorId: userId,
        act: 'remove_admin',
        subjectKind: 'user',
        subjectId: adminId,
        details: { whom: whom.email, note: cleanLine(note) },
        at: now,
      });
      return ok({ view: await adminsView(trx, { userId }, now), picture });
    },
  );
  if (!removed.ok) return removed;
  if (removed.value.picture !== null) await parts.pictures.removePicture(removed.value.picture);
  return ok(removed.value.view);
}
