import { sql } from 'kysely';
import type { RoleName } from '../../platform/db/account-tables.ts';
import type { VendorKind } from '../../platform/db/vendor-tables.ts';
import type { Db } from './vendors.repository.ts';

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** The addresses of a vendor's owners whose accounts are open. */
export const findOwners = (db: Db, vendorId: string): Promise<readonly Addressee[]> =>
  db
    .selectFrom('vendorMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id as userId', 'u.email', 'u.firstName'])
    .where('m.vendorId', '=', vendorId)
    .where('m.role', '=', 'owner')
    .where('u.closedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('u.id')
    .execute();

/** A user, and the vendor's name. */
export async function findAddressee(
  db: Db,
  userId: string,
  vendorId: string,
): Promise<{ readonly addressee: Addressee; readonly company: string }> {
  const { email, firstName, company } = await db
    .selectFrom('users as u')
    .innerJoin('vendors as v', (join) => join.on('v.id', '=', vendorId))
    .innerJoin('users as o', 'o.id', 'v.openedBy')
    .select(['u.email', 'u.firstName'])
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, o.first_name || ' ' || o.last_name)`.as('company'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { addressee: { userId, email, firstName }, company };
}

/** An existing user. */
export const findUser = (
  db: Db,
  userId: string,
): Promise<{ readonly email: string; readonly name: string; readonly role: RoleName }> =>
  db
    .selectFrom('users')
    .select(['email', 'role', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** All admins whose accounts are open. */
export const findAdmins = (db: Db): Promise<readonly Addressee[]> =>
  db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName'])
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();

/** The vendor of which the user is the only owner with an open account; null if there is none. */
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

/** The vendor of a kind for which the user of an open account works; null if there is none. */
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
