import { sql, type Kysely } from 'kysely';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Yacht, YachtPerson, YachtPlace } from './yachts.domain.ts';

type Db = Kysely<Database>;

const yachtsOf = (db: Db, userId: string) =>
  db
    .selectFrom('yachts as y')
    .innerJoin('yachtCrew as m', 'm.yachtId', 'y.id')
    .select([
      'y.id',
      'y.name',
      'y.port',
      'y.berth',
      'y.billTo',
      'y.version',
      'm.role',
      'm.spendingLimitMinor',
    ])
    .select(
      sql<readonly YachtPerson[]>`(
        select coalesce(json_agg(json_build_object('email', email, 'role', role, 'spendingLimitMinor', spending_limit_minor) order by position), '[]')
        from yacht_people where yacht_id = y.id and m.role = 'owner'
      )`.as('people'),
    )
    .select(
      sql<readonly YachtPlace[]>`(
        select coalesce(json_agg(json_build_object('name', name, 'port', port, 'berth', berth, 'address', address) order by position), '[]')
        from yacht_places where yacht_id = y.id
      )`.as('places'),
    )
    .where('m.userId', '=', userId);

/** The yachts on which a user works, by name. */
export const findYachts = (db: Db, userId: string): Promise<readonly Yacht[]> =>
  yachtsOf(db, userId)
    .orderBy((row) => row.fn('lower', ['y.name']))
    .orderBy('y.id')
    .execute();

/** One of the user's yachts, locked until the transaction ends; null for another's. */
export async function lockYacht(trx: Db, userId: string, id: string): Promise<Yacht | null> {
  const yacht = await yachtsOf(trx, userId).where('y.id', '=', id).forNoKeyUpdate(['y']).executeTakeFirst();
  return yacht ?? null;
}

/**
 * Locks the user until the transaction ends, so that of two yachts added at once the second is counted with the first.
 */
export async function countYachts(trx: Db, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('yachtMembers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The columns of a yacht. */
const columnsOf = ({ name, port, berth, billTo, version }: Yacht) => ({ name, port, berth, billTo, version });

/** The user who adds a yacht is its owner. */
export async function insertYacht(trx: Db, userId: string, yacht: Yacht, now: Date): Promise<void> {
  await trx
    .insertInto('yachts')
    .values({ id: yacht.id, ...columnsOf(yacht), createdAt: now, updatedAt: now })
    .execute();
  await trx.insertInto('yachtMembers').values({ yachtId: yacht.id, userId: userId, joinedAt: now }).execute();
}

export async function saveYacht(trx: Db, yacht: Yacht, now: Date): Promise<void> {
  await trx
    .updateTable('yachts')
    .set({ ...columnsOf(yacht), updatedAt: now })
    .where('id', '=', yacht.id)
    .execute();
}

/** Replaces all places of a locked yacht. */
export async function savePlaces(trx: Db, yachtId: string, places: readonly YachtPlace[]): Promise<void> {
  await trx.deleteFrom('yachtPlaces').where('yachtId', '=', yachtId).execute();
  if (places.length === 0) return;
  const rows = places.map((place, position) => ({ ...place, yachtId, position }));
  await trx.insertInto('yachtPlaces').values(rows).execute();
}

/** Replaces all users who may buy for a locked yacht; the carts of removed users lose the yacht. */
export async function savePeople(
  trx: Db,
  yachtId: string,
  people: readonly YachtPerson[],
  now: Date,
): Promise<void> {
  const keys = people.map(({ email }) => email.toLowerCase());
  // Locks the carts before the people, like a checkout: the two wait for each other and never deadlock.
  await sql`
    update carts set yacht_id = null, version = version + 1, updated_at = ${now}
    where yacht_id = ${yachtId} and user_id in (
      select u.id from yacht_people p join users u on u.email_key = p.email_key
      where p.yacht_id = ${yachtId} and p.email_key <> all (${keys}::text[])
    ) and user_id not in (select user_id from yacht_members where yacht_id = ${yachtId})`.execute(trx);
  await trx.deleteFrom('yachtPeople').where('yachtId', '=', yachtId).execute();
  if (people.length === 0) return;
  const rows = people.map((person, position) => ({ ...person, yachtId, position }));
  await trx.insertInto('yachtPeople').values(rows).execute();
}

/** The name and address of an account. */
export const findPerson = (
  db: Db,
  userId: string,
): Promise<{ readonly email: string; readonly firstName: string; readonly lastName: string }> =>
  db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The crew account of an address; null if there is none. */
export const findCrewId = async (db: Db, email: string): Promise<string | null> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('emailKey', '=', email.toLowerCase())
      .where('role', '=', 'crew_member')
      .where('closedAt', 'is', null)
      .executeTakeFirst()
  )?.id ?? null;

/** Deletes everyone who may buy for an owner's yachts. */
export async function deletePeopleOf(trx: Db, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('yachtPeople')
    .where('yachtId', 'in', (from) =>
      from.selectFrom('yachtMembers').select('yachtId').where('userId', '=', ownerId),
    )
    .execute();
}

export async function isPort(db: Db, slug: string): Promise<boolean> {
  const port = await db.selectFrom('ports').select('slug').where('slug', '=', slug).executeTakeFirst();
  return port !== undefined;
}

/** For one of the user's yachts; others' stay as they are. */
export async function saveBillTo(
  trx: Db,
  { userId, yachtId, billTo }: { readonly userId: string; readonly yachtId: string; readonly billTo: BillTo },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('yachts')
    .set({ billTo, updatedAt: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', yachtId)
    .where('id', 'in', (from) => from.selectFrom('yachtCrew').select('yachtId').where('userId', '=', userId))
    .execute();
}
