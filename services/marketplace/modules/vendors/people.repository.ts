import type { RoleName } from '../../platform/db/schema.ts';
import type { Db } from './vendors.repository.ts';

export interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** The account behind a vendor, to write to; null once it is closed. */
export const findOwner = async (db: Db, vendorId: string): Promise<Addressee | null> =>
  (await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', vendorId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** Every admin whose account is open. */
export const findAdmins = (db: Db): Promise<readonly Addressee[]> =>
  db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('role', '=', 'admin')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();

/** What somebody whose account is open is; null when there is no such account. */
export async function roleOf(db: Db, userId: string): Promise<RoleName | null> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.role ?? null;
}
