import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import {
  defaultChoices,
  emptyProfile,
  secondFactorState,
  type Account,
  type CrewProfile,
  type NotificationChoices,
} from './account.domain.ts';

export type Db = Kysely<Database>;

const lowered = (email: string) => sql<string>`lower(${email})`;

/** The home port of a user `u`: that of the yacht for which the cart is, else the first yacht's with a port. */
const homePort = sql<string | null>`(
  select y.port from yacht_members m join yachts y on y.id = m.yacht_id
  where m.user_id = u.id and y.port is not null
  order by y.id is not distinct from (select yacht_id from carts where user_id = u.id) desc, m.joined_at, y.id limit 1
)`;

/** An open account, with its notification choices and, for crew, its profile. */
export async function findAccount(
  db: Db,
  userId: string,
  rule: { readonly adminsNeedSecondFactor: boolean },
): Promise<Account | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('notificationChoices as n', 'n.userId', 'u.id')
    .leftJoin('crewProfiles as c', 'c.userId', 'u.id')
    .select(['u.id', 'u.email', 'u.role', 'u.firstName', 'u.lastName', 'u.phone', 'u.timeZone'])
    .select(['u.pictureFileId', 'u.createdAt', 'u.secondFactorSince'])
    .select(['n.ordersByEmail', 'n.bookingsByEmail', 'n.documentsByEmail', 'n.newsByEmail'])
    .select(homePort.as('homePort'))
    .select(['c.position', 'c.yachtName', 'c.nationality', 'c.about', 'c.licences'])
    .where('u.id', '=', userId)
    .where('u.closedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const notifications: NotificationChoices = {
    ordersByEmail: row.ordersByEmail ?? defaultChoices.ordersByEmail,
    bookingsByEmail: row.bookingsByEmail ?? defaultChoices.bookingsByEmail,
    documentsByEmail: row.documentsByEmail ?? defaultChoices.documentsByEmail,
    newsByEmail: row.newsByEmail ?? defaultChoices.newsByEmail,
  };
  const profile: CrewProfile =
    row.licences === null
      ? emptyProfile
      : {
          position: row.position,
          yachtName: row.yachtName,
          nationality: row.nationality,
          about: row.about,
          licences: row.licences,
        };
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    status: 'active',
    secondFactor: secondFactorState(row, rule),
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    timeZone: row.timeZone,
    pictureFileId: row.pictureFileId,
    notifications,
    crewProfile: row.role === 'crew_member' ? profile : null,
    homePort: row.homePort ?? undefined,
    createdAt: row.createdAt,
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
    .select(['id as userId', 'email', 'firstName', 'lastName'])
    .select('passwordHash')
    .where('closedAt', 'is', null);

export const findCredentialsByAddress = async (db: Db, email: string): Promise<Credentials | null> =>
  (await credentials(db).where('emailKey', '=', lowered(email)).executeTakeFirst()) ?? null;

export const findCredentials = async (db: Db, userId: string): Promise<Credentials | null> =>
  (await credentials(db).where('id', '=', userId).executeTakeFirst()) ?? null;

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await findCredentialsByAddress(db, email)) !== null;

/**
 * Locks an address until the transaction ends, whether or not it has an account: two simultaneous sign-ups would each
 * not see the other's codes.
 */
export async function lockAddress(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account:' || ${lowered(email)}, 0))`.execute(trx);
}

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly role: Account['role'];
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** IANA name; undefined: the table's default. */
  readonly timeZone?: string | undefined;
  readonly createdAt: Date;
}

/** False, and nothing is changed, if the address already has an account. Must be called in a transaction. */
export async function insertUser(trx: Db, user: NewUser): Promise<boolean> {
  const inserted = await trx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      role: user.role,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: null,
      passwordHash: user.passwordHash,
      timeZone: user.timeZone,
      pictureFileId: null,
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
      closedAt: null,
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx.insertInto('notificationChoices').values({ userId: user.id }).execute();
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
    yachtName: profile.yachtName,
    nationality: profile.nationality,
    about: profile.about,
    licences: JSON.stringify(profile.licences),
    updatedAt: now,
  };
  await db
    .insertInto('crewProfiles')
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
}

export async function saveChoices(db: Db, userId: string, choices: NotificationChoices): Promise<void> {
  const columns = {
    ordersByEmail: choices.ordersByEmail,
    bookingsByEmail: choices.bookingsByEmail,
    documentsByEmail: choices.documentsByEmail,
    newsByEmail: choices.newsByEmail,
  };
  await db
    .insertInto('notificationChoices')
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
}

/** Whether the password is still this one; locks it until the transaction ends. */
export async function lockPassword(
  trx: Db,
  known: Pick<Credentials, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', known.userId)
    .where('passwordHash', '=', known.passwordHash)
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Sets the hash if it is still `knownHash` (null: whatever it is), so that only one of two simultaneous changes
 * succeeds.
 */
export async function savePassword(
  db: Db,
  change: { userId: string; passwordHash: string; knownHash: string | null; now: Date },
): Promise<boolean> {
  const { userId, passwordHash, knownHash, now } = change;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .$if(knownHash !== null, (query) => query.where('passwordHash', '=', knownHash ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
