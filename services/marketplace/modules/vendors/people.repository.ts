import type { VendorKind } from '../../platform/db/schema.ts';
import type { Db } from './vendors.repository.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** The owners of a vendor whose accounts are open, to write to. */
export const findOwners = (db: Db, vendorId: string): Promise<readonly Addressee[]> =>
  db
    .selectFrom('vendorMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.email', 'u.firstName'])
    .where('m.vendorId', '=', vendorId)
    .where('m.role', '=', 'owner')
    .where('u.closedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('u.id')
    .execute();

/** Every admin whose account is open. */
export const findAdmins = (db: Db): Promise<readonly Addressee[]> =>
  db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();

/** The vendor whose only owner, of those whose accounts are open, a user is; null if there is none. */
export async function vendorOwnedAlone(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('vendorMembers as m')
    .select('m.vendorId')
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vendorMembers as other')
            .innerJoin('users as u', 'u.id', 'other.userId')
            .select('u.id')
            .whereRef('other.vendorId', '=', 'm.vendorId')
            .where('other.role', '=', 'owner')
            .where('other.userId', '!=', userId)
            .where('u.closedAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.vendorId ?? null;
}

/** The vendor of a kind that the user of an open account works for; null if there is none. */
export async function vendorIdOfUser(db: Db, userId: string, kind: VendorKind): Promise<string | null> {
  const row = await db
    .selectFrom('vendorMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('vendors as v', 'v.id', 'm.vendorId')
    .select('m.vendorId')
    .where('m.userId', '=', userId)
    .where('v.kind', '=', kind)
    .where('u.closedAt', 'is', null)
    .executeTakeFirst();
  return row?.vendorId ?? null;
}
