import { sql } from 'kysely';
import type { VendorRole } from '../../../platform/db/vendor-tables.ts';
import type { Db } from '../vendors.repository.ts';

export interface MemberRow {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: VendorRole;
  readonly createdAt: Date;
}

/** A vendor's colleagues, by the time they joined. */
export const findMembers = (db: Db, vendorId: string): Promise<readonly MemberRow[]> =>
  db
    .selectFrom('vendorMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.userId', 'm.role', 'm.createdAt', 'u.email'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('m.vendorId', '=', vendorId)
    .where('u.closedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();

export async function insertMember(
  trx: Db,
  member: {
    readonly userId: string;
    readonly vendorId: string;
    readonly role: VendorRole;
    readonly createdAt: Date;
  },
): Promise<void> {
  await trx.insertInto('vendorMembers').values(member).execute();
}

/** Throws (constraint `vendor_keeps_an_owner`) for the last owner. */
export async function saveRole(trx: Db, userId: string, role: VendorRole): Promise<void> {
  await trx.updateTable('vendorMembers').set({ role }).where('userId', '=', userId).execute();
}

/** Removes the user from their vendor; throws (constraint `vendor_keeps_an_owner`) for its last owner. */
export async function deleteMember(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('vendorMembers').where('userId', '=', userId).execute();
}
