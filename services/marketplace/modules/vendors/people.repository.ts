import type { RoleName } from '../../platform/db/schema.ts';
import type { Db } from './vendors.repository.ts';

interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** The account behind a vendor, to write to; null once it is closed. */
export const findOwner = async (db: Db, vendorId: string): Promise<Addressee | null> =>
  (await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', vendorId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()) ?? null;

/** Every admin whose account is open. */
export const findAdmins = (db: Db): Promise<readonly Addressee[]> =>
  db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();

/** The role of an open account; null if there is none. */
export async function roleOf(db: Db, userId: string): Promise<RoleName | null> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row?.role ?? null;
}
