import { sql } from 'kysely';
import type { Db } from '../account.repository.ts';

interface AdminRow {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  readonly since: Date;
}

/** All admins, oldest first. */
export const findAdmins = (db: Db): Promise<readonly AdminRow[]> =>
  db
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.email', 'u.createdAt as since'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'))
    .select(sql<boolean>`u.second_factor_since is not null`.as('hasSecondFactor'))
    .where('u.role', '=', 'admin')
    .where('u.closedAt', 'is', null)
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .execute();

export interface AdminInvitationRow {
  readonly id: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

const inviter = sql<string>`concat_ws(' ', u.first_name, u.last_name)`;

/** Neither accepted nor withdrawn, including expired ones; latest first. */
export const findWaitingAdmins = (db: Db): Promise<readonly AdminInvitationRow[]> =>
  db
    .selectFrom('adminInvitations as i')
    .innerJoin('users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.expiresAt'])
    .select(inviter.as('invitedBy'))
    .where('i.acceptedAt', 'is', null)
    .where('i.withdrawnAt', 'is', null)
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();

export async function insertAdminInvitation(
  trx: Db,
  invitation: AdminInvitationRow & { readonly tokenHash: Buffer; readonly createdAt: Date },
): Promise<void> {
  await trx.insertInto('adminInvitations').values(invitation).execute();
}

/** Withdraws open invitations: one, or those to an address. */
export async function withdrawWaitingAdmins(
  trx: Db,
  which: { readonly id: string } | { readonly email: string },
  now: Date,
): Promise<void> {
  const isThat =
    'id' in which ? sql<boolean>`id = ${which.id}` : sql<boolean>`email_key = lower(${which.email})`;
  await trx
    .updateTable('adminInvitations')
    .set({ withdrawnAt: now })
    .where(isThat)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** Withdraws the open invitations written by a user. */
export async function withdrawInvitationsBy(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('adminInvitations')
    .set({ withdrawnAt: now })
    .where('invitedBy', '=', userId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

interface LinkedAdminInvitation extends AdminInvitationRow {
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** An invitation by the hash of its token; locked until the transaction ends if it is to be accepted. */
export async function findAdminInvitation(
  db: Db,
  tokenHash: Buffer,
  { isLocked }: { readonly isLocked: boolean },
): Promise<LinkedAdminInvitation | null> {
  const found = await db
    .selectFrom('adminInvitations as i')
    .innerJoin('users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.expiresAt', 'i.acceptedAt', 'i.withdrawnAt'])
    .select(inviter.as('invitedBy'))
    .where('i.tokenHash', '=', tokenHash)
    .$if(isLocked, (query) => query.forUpdate('i'))
    .executeTakeFirst();
  return found ?? null;
}

export async function markAdminAccepted(trx: Db, id: string, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('adminInvitations')
    .set({ acceptedAt: now, acceptedBy: userId })
    .where('id', '=', id)
    .execute();
}
