import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken, newId } from '../../platform/ids.ts';
import { insertAudit } from '../audit/index.ts';
import { findLinkedInvitation, markAccepted, type LinkedInvitation } from './invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { findUser } from './people.repository.ts';
import type { VendorParts } from './vendors.parts.ts';
import type { Refusals } from './vendors.refusals.ts';
import { lockVendor } from './vendors.repository.ts';

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;

function opened(invitation: LinkedInvitation | null, now: Date): Result<LinkedInvitation, LinkRefusal> {
  if (invitation === null) return refuse({ code: 'LINK_WRONG' });
  if (invitation.acceptedAt !== null) return refuse({ code: 'LINK_USED' });
  const isOver = invitation.withdrawnAt !== null || invitation.expiresAt <= now;
  return isOver ? refuse({ code: 'LINK_EXPIRED' }) : ok(invitation);
}

/** Contract: readInvitation. Uses nothing up. */
export const readInvitation = async (
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  token: string,
): Promise<Result<LinkedInvitation, LinkRefusal>> =>
  opened(await findLinkedInvitation(db, hashToken(token)), clock.now());

/**
 * Lets a user whose address was just proved into the vendor that invited this address, if the invitation still stands; otherwise they work for no
 * vendor, and can be invited again.
 */
export async function acceptInvitation(
  trx: Transaction<Database>,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  const found = await findLinkedInvitation(trx, tokenHash);
  if (found === null) return;
  await lockVendor(trx, found.vendorId);
  // Again, now that the vendor is held: it may have been withdrawn.
  const invitation = opened(await findLinkedInvitation(trx, tokenHash), now);
  const user = await findUser(trx, userId);
  if (!invitation.ok || user.role !== found.kind || user.email.toLowerCase() !== found.email.toLowerCase())
    return;
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
}
