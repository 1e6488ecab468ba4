import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { RoleName } from '../../../platform/db/account-tables.ts';
import type { VendorKind } from '../../../platform/db/vendor-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken, newId } from '../../../platform/ids.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { findMembership, type Session } from '../../account/index.ts';
import { roleText } from './colleagues.domain.ts';
import { insertAudit } from '../../audit/index.ts';
import { findLinkedInvitation, markAccepted, type LinkedInvitation } from './invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { findAddressee, findUser } from '../people.repository.ts';
import { lockUser } from '../application/vendor-opening.repository.ts';
import type { VendorParts } from '../vendors.parts.ts';
import type { Refusals } from '../vendors.refusals.ts';
import { lockVendor } from '../vendors.repository.ts';

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;

function opened(invitation: LinkedInvitation | null, now: Date): Result<LinkedInvitation, LinkRefusal> {
  if (invitation === null) return refuse({ code: 'LINK_WRONG' });
  if (invitation.acceptedAt !== null) return refuse({ code: 'LINK_USED' });
  const isOver = invitation.withdrawnAt !== null || invitation.expiresAt <= now;
  return isOver ? refuse({ code: 'LINK_EXPIRED' }) : ok(invitation);
}

/**
 * For the account module: whether an invitation was mailed to this address, for this kind of account, and is still
 * valid.
 */
export async function invitationProves(
  trx: Transaction<Database>,
  signUp: { readonly email: string; readonly role: RoleName; readonly invitationHash: Buffer },
  now: Date,
): Promise<boolean> {
  const invitation = opened(await findLinkedInvitation(trx, signUp.invitationHash), now);
  return (
    invitation.ok &&
    invitation.value.email.toLowerCase() === signUp.email.toLowerCase() &&
    invitation.value.kind === signUp.role
  );
}

/** Contract: readInvitation. Does not use up the link. */
export const readInvitation = async (
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  token: string,
): Promise<Result<LinkedInvitation, LinkRefusal>> =>
  opened(await findLinkedInvitation(db, hashToken(token)), clock.now());

/**
 * Adds a user whose address was just verified to the vendor that invited the address, if the invitation is still valid;
 * otherwise they have no vendor, and can be invited again.
 */
export async function joinAtSignUp(
  trx: Transaction<Database>,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await join(trx, userId, tokenHash, now);
}

/** Why the invitation cannot be accepted by this account. */
export type NotForYou =
  | { readonly because: 'another_address'; readonly email: string }
  | { readonly because: 'another_kind'; readonly kind: VendorKind; readonly role: RoleName }
  | { readonly because: 'works_already'; readonly here: boolean; readonly company: string };

/** Why a user cannot join. */
export type JoinRefusal = LinkRefusal | (Refusals<'NOT_ALLOWED_NOW'> & NotForYou);

/** Whether a user could accept it, with the same refusals (contract: checkInvitation). Changes nothing. */
export const checkInvitation = (
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  { userId }: Pick<Session, 'userId'>,
  token: string,
): Promise<Result<LinkedInvitation, JoinRefusal>> =>
  inTransaction(db, async (trx): ReturnType<typeof checkInvitation> => {
    const invitation = opened(await findLinkedInvitation(trx, hashToken(token)), clock.now());
    if (!invitation.ok) return invitation;
    const user = await findUser(trx, userId);
    const notForThem = await whyNot(trx, { ...user, userId }, invitation.value);
    return notForThem === null ? invitation : refuse({ code: 'NOT_ALLOWED_NOW', ...notForThem });
  });

/**
 * Contract: acceptInvitation. Of two invitations accepted at once the second is refused: a user works for one vendor.
 */
export const acceptInvitation = (
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  { userId }: Pick<Session, 'userId'>,
  token: string,
): Promise<Result<LinkedInvitation, JoinRefusal>> =>
  inTransaction(db, (trx) => join(trx, userId, hashToken(token), clock.now()));

async function join(
  trx: Transaction<Database>,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<Result<LinkedInvitation, JoinRefusal>> {
  const found = await findLinkedInvitation(trx, tokenHash);
  if (found === null) return refuse({ code: 'LINK_WRONG' });
  await lockVendor(trx, found.vendorId);
  await lockUser(trx, userId);
  // Checked again under the lock: it may have been withdrawn.
  const invitation = opened(await findLinkedInvitation(trx, tokenHash), now);
  if (!invitation.ok) return invitation;
  const user = await findUser(trx, userId);
  const notForThem = await whyNot(trx, { ...user, userId }, found);
  if (notForThem !== null) return refuse({ code: 'NOT_ALLOWED_NOW', ...notForThem });
  const { id, vendorId, role } = invitation.value;
  await insertMember(trx, { userId, vendorId, role, createdAt: now });
  await markAccepted(trx, id, userId, now);
  await insertAudit(trx, {
    id: newId(),
    actorId: userId,
    act: 'join',
    subjectKind: 'vendor',
    subjectId: vendorId,
    details: { whom: user.name, role },
    at: now,
  });
  await notify(
    trx,
    { vendorId, except: userId },
    {
      kind: 'company',
      title: `${user.name} now works for your company`,
      detail: `They accepted your invitation, as ${roleText[role]}.`,
      path: `${found.kind === 'supplier' ? '/supplier' : '/service-provider'}/profile?tab=colleagues`,
    },
  );
  return invitation;
}

async function whyNot(
  trx: Transaction<Database>,
  user: { readonly userId: string; readonly email: string; readonly role: RoleName },
  { email, kind, vendorId }: LinkedInvitation,
): Promise<NotForYou | null> {
  if (user.email.toLowerCase() !== email.toLowerCase()) return { because: 'another_address', email };
  if (user.role !== kind) return { because: 'another_kind', kind, role: user.role };
  const membership = await findMembership(trx, user.userId);
  if (membership === null) return null;
  const { company } = await findAddressee(trx, user.userId, membership.vendorId);
  return { because: 'works_already', here: membership.vendorId === vendorId, company };
}
