import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import {
  defaultChoices,
  emptyProfile,
  type Account,
  type CrewProfile,
  type NotificationChoices,
} from './account.domain.ts';

export type Db = Kysely<Database>;

const lowered = (email: string) => sql<string>`lower(${email})`;

/** An account that is open, with its choices and, for crew, its profile. */
export async function findAccount(db: Db, userId: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('notification_choices as n', 'n.user_id', 'u.id')
    .leftJoin('crew_profiles as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.role', 'u.first_name', 'u.last_name', 'u.phone', 'u.time_zone'])
    .select(['u.picture_file_id', 'u.created_at'])
    .select(['n.orders_by_email', 'n.bookings_by_email', 'n.documents_by_email', 'n.news_by_email'])
    .select(['c.position', 'c.yacht_name', 'c.nationality', 'c.about', 'c.licences'])
    .where('u.id', '=', userId)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const notifications: NotificationChoices = {
    ordersByEmail: row.orders_by_email ?? defaultChoices.ordersByEmail,
    bookingsByEmail: row.bookings_by_email ?? defaultChoices.bookingsByEmail,
    documentsByEmail: row.documents_by_email ?? defaultChoices.documentsByEmail,
    newsByEmail: row.news_by_email ?? defaultChoices.newsByEmail,
  };
  const profile: CrewProfile =
    row.licences === null
      ? emptyProfile
      : {
          position: row.position,
          yachtName: row.yacht_name,
          nationality: row.nationality,
          about: row.about,
          licences: row.licences,
        };
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    status: 'active',
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    timeZone: row.time_zone,
    pictureFileId: row.picture_file_id,
    notifications,
    crewProfile: row.role === 'crew_member' ? profile : null,
    createdAt: row.created_at,
  };
}

export interface Credentials {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

const credentials = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id as userId', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select('password_hash as passwordHash')
    .where('closed_at', 'is', null);

export const findCredentialsByAddress = async (db: Db, email: string): Promise<Credentials | null> =>
  (await credentials(db).where('email_key', '=', lowered(email)).executeTakeFirst()) ?? null;

export const findCredentials = async (db: Db, userId: string): Promise<Credentials | null> =>
  (await credentials(db).where('id', '=', userId).executeTakeFirst()) ?? null;

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await findCredentialsByAddress(db, email)) !== null;

/**
 * Holds an address until the transaction ends, whether or not it has an account: two sign-ups of one address at once
 * would each see the other's codes as not sent yet.
 */
export async function holdAddress(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account:' || ${lowered(email)}, 0))`.execute(trx);
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly role: Account['role'];
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** False, and nothing is changed, when the address has an account already. Call it in a transaction. */
export async function insertUser(trx: Db, user: NewUser): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      role: user.role,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: null,
      password_hash: user.passwordHash,
      picture_file_id: null,
      created_at: user.createdAt,
      updated_at: user.createdAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx.insertInto('notification_choices').values({ user_id: user.id }).execute();
  if (user.role === 'crew_member') await saveCrewProfile(trx, user.id, emptyProfile, user.createdAt);
  return true;
}

/** Replaces the whole profile. */
export async function saveCrewProfile(
  db: Db,
  userId: string,
  profile: CrewProfile,
  now: Date,
): Promise<void> {
  const columns = {
    position: profile.position,
    yacht_name: profile.yachtName,
    nationality: profile.nationality,
    about: profile.about,
    licences: JSON.stringify(profile.licences),
    updated_at: now,
  };
  await db
    .insertInto('crew_profiles')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function saveChoices(db: Db, userId: string, choices: NotificationChoices): Promise<void> {
  const columns = {
    orders_by_email: choices.ordersByEmail,
    bookings_by_email: choices.bookingsByEmail,
    documents_by_email: choices.documentsByEmail,
    news_by_email: choices.newsByEmail,
  };
  await db
    .insertInto('notification_choices')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Whether the password is still this one, and keeps it so until the transaction ends. */
export async function holdPassword(
  trx: Db,
  known: Pick<Credentials, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', known.userId)
    .where('password_hash', '=', known.passwordHash)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Sets the hash if it still is `knownHash` (null: whatever it is): of two changes at once one wins. */
export async function savePassword(
  db: Db,
  change: { userId: string; passwordHash: string; knownHash: string | null; now: Date },
): Promise<boolean> {
  const { userId, passwordHash, knownHash, now } = change;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .$if(knownHash !== null, (query) => query.where('password_hash', '=', knownHash ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
