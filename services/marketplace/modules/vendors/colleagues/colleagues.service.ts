import type { Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { VendorRole } from '../../../platform/db/vendor-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusals.ts';
import { findMembership, ownVendorId, type Session } from '../../account/index.ts';
import { insertAudit, listMemberChanges, type MemberAct, type MemberChange } from '../../audit/index.ts';
import { invitationLifetimeMs, invitationsMax } from './colleagues.domain.ts';
import { invitationMail, removedMail } from './colleagues.mails.ts';
import {
  findLinkedInvitation,
  findWaiting,
  insertInvitation,
  withdrawWaiting,
  type WaitingInvitation,
} from './invitations.repository.ts';
import { deleteMember, findMembers, saveRole, type MemberRow } from './members.repository.ts';
import { findAddressee, vendorOwnedAlone } from '../people.repository.ts';
import type { VendorParts } from '../vendors.parts.ts';
import { type Refusals } from '../vendors.refusals.ts';
import { lockVendor, type Db } from '../vendors.repository.ts';

type Trx = Transaction<Database>;

interface Colleague extends MemberRow {
  readonly isYou: boolean;
  readonly actions: readonly ('change_role' | 'remove')[];
}

/** A vendor's colleagues and open invitations; `actions` are the reader's. */
export interface Colleagues {
  readonly members: readonly Colleague[];
  readonly invitations: readonly (WaitingInvitation & { readonly isExpired: boolean })[];
  readonly history: readonly MemberChange[];
  readonly isOwner: boolean;
}

type Removed = Refusals<'FORBIDDEN'>;

/** Contract: listColleagues. */
export const listColleagues = async (
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  session: Session,
): Promise<Colleagues> => view(db, session, clock.now());

async function view(db: Db, session: Session, now: Date): Promise<Colleagues> {
  const vendorId = ownVendorId(session);
  const [members, invitations, history] = [
    await findMembers(db, vendorId),
    await findWaiting(db, vendorId),
    await listMemberChanges(db, vendorId),
  ];
  const own = members.find(({ userId }) => userId === session.userId);
  const isOwner = own?.role === 'owner';
  const owners = members.filter(({ role }) => role === 'owner').length;
  return {
    members: members.map((member) => ({
      ...member,
      isYou: member === own,
      actions: isOwner && (member.role !== 'owner' || owners > 1) ? ['change_role', 'remove'] : [],
    })),
    invitations: invitations.map((one) => ({ ...one, isExpired: one.expiresAt <= now })),
    history,
    isOwner,
  };
}

interface Changing {
  readonly trx: Trx;
  readonly vendorId: string;
  readonly now: Date;
  readonly audit: (act: MemberAct, of: { readonly whom: string; readonly role: VendorRole }) => Promise<void>;
}

/** Locks the own vendor for a change of its colleagues: an owner who was removed a moment before is refused. */
async function changing<Refused extends { readonly code: string }>(
  { db, clock, ids }: VendorParts,
  session: Session,
  change: (held: Changing) => Promise<Refused | null>,
): Promise<Result<Colleagues, Refused | Removed>> {
  const vendorId = ownVendorId(session);
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Result<Colleagues, Refused | Removed>> => {
    await lockVendor(trx, vendorId);
    const own = await findMembership(trx, session.userId);
    if (own?.vendorId !== vendorId || own.role !== 'owner') return refuse({ code: 'FORBIDDEN' });
    const audit: Changing['audit'] = async (act, details) =>
      insertAudit(trx, {
        id: ids.newId(),
        actorId: session.userId,
        act,
        subjectKind: 'vendor',
        subjectId: vendorId,
        details,
        at: now,
      });
    const refused = await change({ trx, vendorId, now, audit });
    return refused === null ? ok(await view(trx, session, now)) : refuse(refused);
  });
}

/** Contract: inviteColleague. Ends an earlier invitation to the address. */
export const inviteColleague = (
  parts: VendorParts,
  session: Session,
  { email, role }: { readonly email: string; readonly role: VendorRole },
): Promise<Result<Colleagues, Refusals<'VALIDATION' | 'NOT_ALLOWED_NOW'> | Removed>> =>
  changing<Refusals<'VALIDATION' | 'NOT_ALLOWED_NOW'>>(
    parts,
    session,
    async ({ trx, vendorId, now, audit }) => {
      const { ids, publicUrl, queueMail } = parts;
      const members = await findMembers(trx, vendorId);
      if (members.some((member) => member.email.toLowerCase() === email.toLowerCase()))
        return invalid('email', 'This person already works for your company.', 'colleague');
      await withdrawWaiting(trx, vendorId, { email }, now);
      if ((await findWaiting(trx, vendorId)).length >= invitationsMax) return { code: 'NOT_ALLOWED_NOW' };
      const [id, token] = [ids.newId(), ids.newToken()];
      const tokenHash = hashToken(token);
      const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
      const by = { invitedBy: session.userId, createdAt: now };
      await insertInvitation(trx, { id, vendorId, email, role, tokenHash, expiresAt, ...by });
      const invitation = await findLinkedInvitation(trx, tokenHash);
      invariant(invitation !== null, 'an invitation that was just written is there');
      await queueMail(trx, invitationMail(invitation, { publicUrl, token }));
      await audit('invite', { whom: email, role });
      return null;
    },
  );

/** Contract: withdrawInvitation. Another vendor's invitation answers 404. */
export const withdrawInvitation = (
  parts: VendorParts,
  session: Session,
  invitationId: string,
): Promise<Result<Colleagues, Refusals<'NOT_FOUND'> | Removed>> =>
  changing<Refusals<'NOT_FOUND'>>(parts, session, async ({ trx, vendorId, now, audit }) => {
    const invitation = (await findWaiting(trx, vendorId)).find(({ id }) => id === invitationId);
    if (invitation === undefined) return { code: 'NOT_FOUND' };
    await withdrawWaiting(trx, vendorId, invitation, now);
    await audit('withdraw_invitation', { whom: invitation.email, role: invitation.role });
    return null;
  });

/** Contract: changeColleagueRole. The last owner must stay one. */
export const changeColleagueRole = (
  parts: VendorParts,
  session: Session,
  colleagueId: string,
  role: VendorRole,
): Promise<Result<Colleagues, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'> | Removed>> =>
  changing<Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>(parts, session, async ({ trx, vendorId, audit }) => {
    const member = (await findMembers(trx, vendorId)).find(({ userId }) => userId === colleagueId);
    if (member === undefined) return { code: 'NOT_FOUND' };
    if (member.role === role) return null;
    if ((await vendorOwnedAlone(trx, colleagueId)) !== null) return { code: 'NOT_ALLOWED_NOW' };
    await saveRole(trx, colleagueId, role);
    await audit('change_role', { whom: member.name, role });
    return null;
  });

/** Contract: removeColleague. They lose access with their next request. */
export const removeColleague = (
  parts: VendorParts,
  session: Session,
  colleagueId: string,
): Promise<Result<Colleagues, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'> | Removed>> =>
  changing<Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>(parts, session, async ({ trx, vendorId, audit }) => {
    const member = (await findMembers(trx, vendorId)).find(({ userId }) => userId === colleagueId);
    if (member === undefined) return { code: 'NOT_FOUND' };
    if ((await vendorOwnedAlone(trx, colleagueId)) !== null) return { code: 'NOT_ALLOWED_NOW' };
    await deleteMember(trx, colleagueId);
    await audit('remove', { whom: member.name, role: member.role });
    const { addressee, company } = await findAddressee(trx, colleagueId, vendorId);
    await parts.queueMail(trx, removedMail(addressee, company));
    return null;
  });
