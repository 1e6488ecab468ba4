import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusals.ts';
import { insertAudit } from '../../audit/index.ts';
import { adminInvitationMail, adminJoinedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import { type Refusals } from '../account.refusals.ts';
import { hasAccount, insertUser, lockAddress, type Db } from '../account.repository.ts';
import {
  findAdminInvitation,
  findAdmins,
  findWaitingAdmins,
  insertAdminInvitation,
  markAdminAccepted,
  withdrawWaitingAdmins,
  type AdminInvitationRow,
} from './admin-invitations.repository.ts';
import { commonPasswords } from '../password/common-passwords.ts';
import { isTooCommon } from '../password/password.domain.ts';
import type { Session } from '../sign-in/session.domain.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** The maximum number of open invitations. */
const waitingMax = 20;

interface Admin {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  readonly isYou: boolean;
  readonly since: Date;
}

export interface Admins {
  readonly admins: readonly Admin[];
  readonly invitations: readonly (AdminInvitationRow & { readonly isExpired: boolean })[];
}

type Asking = Pick<Session, 'userId'>;

/** All admins and invitations, as this admin sees them. */
export async function adminsView(db: Db, { userId }: Asking, now: Date): Promise<Admins> {
  const [admins, waiting] = [await findAdmins(db), await findWaitingAdmins(db)];
  return {
    admins: admins.map((admin) => ({ ...admin, isYou: admin.userId === userId })),
    invitations: waiting.map((one) => ({ ...one, isExpired: one.expiresAt <= now })),
  };
}

/** Contract: listAdmins. */
export const listAdmins = ({ db, clock }: AccountParts, session: Asking): Promise<Admins> =>
  adminsView(db, session, clock.now());

/** Contract: inviteAdmin. Ends an earlier invitation to the address. */
export async function inviteAdmin(
  parts: AccountParts,
  session: Asking,
  { email }: { readonly email: string },
): Promise<Result<Admins, Refusals<'VALIDATION' | 'NOT_ALLOWED_NOW'>>> {
  const { db, clock, ids, publicUrl, queueMail } = parts;
  const now = clock.now();
  return inTransaction(
    db,
    async (trx): Promise<Result<Admins, Refusals<'VALIDATION' | 'NOT_ALLOWED_NOW'>>> => {
      await lockAddress(trx, email);
      if (await hasAccount(trx, email))
        return refuse(
          invalid(
            'email',
            'This address has an account already. Invite another address of theirs.',
            'account',
          ),
        );
      await withdrawWaitingAdmins(trx, { email }, now);
      if ((await findWaitingAdmins(trx)).length >= waitingMax) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const [id, token] = [ids.newId(), ids.newToken()];
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      const written = { id, email, invitedBy: session.userId, createdAt: now, expiresAt };
      await insertAdminInvitation(trx, { ...written, tokenHash: hashToken(token) });
      const invitedBy = (await findAdmins(trx)).find(({ userId }) => userId === session.userId)?.name ?? '';
      await queueMail(trx, adminInvitationMail({ email, invitedBy }, { publicUrl, token }));
      await insertAudit(trx, auditOf(parts, session, { act: 'invite_admin', whom: email, at: now }));
      return ok(await adminsView(trx, session, now));
    },
  );
}

interface InvitationAct {
  readonly act: 'invite_admin' | 'withdraw_admin_invitation' | 'join_admins';
  /** The invited address. */
  readonly whom: string;
  readonly at: Date;
}

const auditOf = (
  { ids }: Pick<AccountParts, 'ids'>,
  { userId }: Asking,
  { act, whom, at }: InvitationAct,
) => ({
  id: ids.newId(),
  actorId: userId,
  act,
  subjectKind: 'user' as const,
  // The invited person has no account yet, so the entry is about the inviter.
  subjectId: userId,
  details: { whom },
  at,
});

/** Contract: withdrawAdminInvitation. */
export async function withdrawAdminInvitation(
  parts: AccountParts,
  session: Asking,
  invitationId: string,
): Promise<Result<Admins, Refusals<'NOT_FOUND'>>> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<Admins, Refusals<'NOT_FOUND'>>> => {
    const invitation = (await findWaitingAdmins(trx)).find(({ id }) => id === invitationId);
    if (invitation === undefined) return refuse({ code: 'NOT_FOUND' });
    await withdrawWaitingAdmins(trx, { id: invitation.id }, now);
    await insertAudit(
      trx,
      auditOf(parts, session, { act: 'withdraw_admin_invitation', whom: invitation.email, at: now }),
    );
    return ok(await adminsView(trx, session, now));
  });
}

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;

async function opened(
  db: Db,
  token: string,
  now: Date,
  { isLocked }: { readonly isLocked: boolean },
): Promise<Result<AdminInvitationRow, LinkRefusal>> {
  const invitation = await findAdminInvitation(db, hashToken(token), { isLocked });
  if (invitation === null) return refuse({ code: 'LINK_WRONG' });
  if (invitation.acceptedAt !== null) return refuse({ code: 'LINK_USED' });
  const isOver = invitation.withdrawnAt !== null || invitation.expiresAt <= now;
  return isOver ? refuse({ code: 'LINK_EXPIRED' }) : ok(invitation);
}

/** Contract: readAdminInvitation. Does not use up the link. */
export const readAdminInvitation = (
  { db, clock }: AccountParts,
  { token }: { readonly token: string },
): Promise<Result<AdminInvitationRow, LinkRefusal>> => opened(db, token, clock.now(), { isLocked: false });

interface AcceptanceGiven {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/**
 * Opens the account of an invited admin (contract: acceptAdminInvitation). The link was mailed to the address, which
 * verifies it; a refusal leaves the link valid.
 */
export async function acceptAdminInvitation(
  parts: AccountParts,
  given: AcceptanceGiven,
): Promise<
  Result<
    { readonly email: string },
    Refusals<'VALIDATION' | 'EMAIL_TAKEN' | 'PASSWORD_TOO_COMMON'> | LinkRefusal
  >
> {
  const { db, clock, ids, passwords, queueMail, publicUrl } = parts;
  const person = { firstName: cleanLine(given.firstName), lastName: cleanLine(given.lastName) };
  for (const field of ['firstName', 'lastName'] as const)
    if (person[field] === '') return refuse(invalid(field, 'This must not be empty.', 'minLength'));
  const now = clock.now();
  const read = await opened(db, given.token, now, { isLocked: false });
  if (!read.ok) return read;
  if (isTooCommon(given.password, { ...person, email: read.value.email }, await commonPasswords()))
    return refuse({ code: 'PASSWORD_TOO_COMMON' });
  const passwordHash = await passwords.hash(given.password);
  return inTransaction(
    db,
    async (trx): Promise<Result<{ readonly email: string }, Refusals<'EMAIL_TAKEN'> | LinkRefusal>> => {
      // Of two simultaneous requests the second finds the link used.
      const invitation = await opened(trx, given.token, now, { isLocked: true });
      if (!invitation.ok) return invitation;
      const { id: invitationId, email } = invitation.value;
      await lockAddress(trx, email);
      const id = ids.newId();
      const user = { id, email, role: 'admin' as const, ...person, passwordHash, createdAt: now };
      if (!(await insertUser(trx, user))) return refuse({ code: 'EMAIL_TAKEN' });
      await markAdminAccepted(trx, invitationId, id, now);
      await insertAudit(trx, auditOf(parts, { userId: id }, { act: 'join_admins', whom: email, at: now }));
      const others = (await findAdmins(trx)).filter(({ userId }) => userId !== id);
      const name = `${person.firstName} ${person.lastName}`;
      for (const other of others) await queueMail(trx, adminJoinedMail(other, { name, email }, publicUrl));
      return ok({ email });
    },
  );
}
