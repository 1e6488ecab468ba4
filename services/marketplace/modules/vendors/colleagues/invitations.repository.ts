import { sql } from 'kysely';
import type { VendorKind, VendorRole } from '../../../platform/db/vendor-tables.ts';
import type { Db } from '../vendors.repository.ts';

interface Invitation {
  readonly id: string;
  readonly vendorId: string;
  readonly email: string;
  readonly role: VendorRole;
  readonly expiresAt: Date;
}

export interface WaitingInvitation extends Invitation {
  readonly invitedBy: string;
}

const inviter = sql<string>`u.first_name || ' ' || u.last_name`;

/** Neither accepted nor withdrawn, including expired ones; latest first. */
export const findWaiting = (db: Db, vendorId: string): Promise<readonly WaitingInvitation[]> =>
  db
    .selectFrom('vendorInvitations as i')
    .innerJoin('users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.vendorId', 'i.email', 'i.role', 'i.expiresAt'])
    .select(inviter.as('invitedBy'))
    .where('i.vendorId', '=', vendorId)
    .where('i.acceptedAt', 'is', null)
    .where('i.withdrawnAt', 'is', null)
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();

export async function insertInvitation(
  trx: Db,
  invitation: Invitation & {
    readonly tokenHash: Buffer;
    readonly invitedBy: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await trx.insertInto('vendorInvitations').values(invitation).execute();
}

/** Withdraws open invitations of a vendor: one, or those to an address. */
export async function withdrawWaiting(
  trx: Db,
  vendorId: string,
  which: { readonly id: string } | { readonly email: string },
  now: Date,
): Promise<void> {
  const isThat =
    'id' in which ? sql<boolean>`id = ${which.id}` : sql<boolean>`email_key = lower(${which.email})`;
  await trx
    .updateTable('vendorInvitations')
    .set({ withdrawnAt: now })
    .where('vendorId', '=', vendorId)
    .where(isThat)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

export interface LinkedInvitation extends WaitingInvitation {
  readonly company: string;
  readonly kind: VendorKind;
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** An invitation by the hash of its token. */
export const findLinkedInvitation = async (db: Db, tokenHash: Buffer): Promise<LinkedInvitation | null> =>
  (await db
    .selectFrom('vendorInvitations as i')
    .innerJoin('users as u', 'u.id', 'i.invitedBy')
    .innerJoin('vendors as v', 'v.id', 'i.vendorId')
    .innerJoin('users as o', 'o.id', 'v.openedBy')
    .select(['i.id', 'i.vendorId', 'i.email', 'i.role', 'i.expiresAt', 'i.acceptedAt', 'i.withdrawnAt'])
    .select(['v.kind', inviter.as('invitedBy')])
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, o.first_name || ' ' || o.last_name)`.as('company'),
    )
    .where('i.tokenHash', '=', tokenHash)
    .executeTakeFirst()) ?? null;

export async function markAccepted(trx: Db, id: string, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('vendorInvitations')
    .set({ acceptedAt: now, acceptedBy: userId })
    .where('id', '=', id)
    .execute();
}
