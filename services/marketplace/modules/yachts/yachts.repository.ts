import { sql, type Kysely } from 'kysely';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Yacht, YachtPlace } from './yachts.domain.ts';

type Db = Kysely<Database>;

const yachtsOf = (db: Db, userId: string) =>
  db
    .selectFrom('yachts as y')
    .innerJoin('yachtMembers as m', 'm.yachtId', 'y.id')
    .select(['y.id', 'y.name', 'y.port', 'y.berth', 'y.billTo', 'y.version'])
    .select(
      sql<readonly YachtPlace[]>`(
        select coalesce(json_agg(json_build_object('name', name, 'port', port, 'berth', berth, 'address', address) order by position), '[]')
        from yacht_places where yacht_id = y.id
      )`.as('places'),
    )
    .where('m.userId', '=', userId);

/** The yachts a person works on, by name. */
export const findYachts = (db: Db, userId: string): Promise<readonly Yacht[]> =>
  yachtsOf(db, userId)
    .orderBy((row) => row.fn('lower', ['y.name']))
    .orderBy('y.id')
    .execute();

/** One that this person works on, held until the transaction ends; null for another's. */
export async function lockYacht(trx: Db, userId: string, id: string): Promise<Yacht | null> {
  const yacht = await yachtsOf(trx, userId).where('y.id', '=', id).forNoKeyUpdate(['y']).executeTakeFirst();
  return yacht ?? null;
}

/** Holds the person until the transaction ends, so that of two yachts added at once the second is counted with the first. */
export async function countYachts(trx: Db, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('yachtMembers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The user who adds a yacht becomes a member of it. */
export async function insertYacht(
  trx: Db,
  userId: string,
  { places: _none, ...yacht }: Yacht,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('yachts')
    .values({ ...yacht, createdAt: now, updatedAt: now })
    .execute();
  await trx.insertInto('yachtMembers').values({ yachtId: yacht.id, userId: userId, joinedAt: now }).execute();
}

export async function saveYacht(trx: Db, { id, places: _saved, ...yacht }: Yacht, now: Date): Promise<void> {
  await trx
    .updateTable('yachts')
    .set({ ...yacht, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** All of a locked yacht's, instead of those before. */
export async function savePlaces(trx: Db, yachtId: string, places: readonly YachtPlace[]): Promise<void> {
  await trx.deleteFrom('yachtPlaces').where('yachtId', '=', yachtId).execute();
  if (places.length === 0) return;
  const rows = places.map((place, position) => ({ ...place, yachtId, position }));
  await trx.insertInto('yachtPlaces').values(rows).execute();
}

export async function isPort(db: Db, slug: string): Promise<boolean> {
  const port = await db.selectFrom('ports').select('slug').where('slug', '=', slug).executeTakeFirst();
  return port !== undefined;
}

/** For a yacht on which this person works; others' stay as they are. */
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
    .where('id', 'in', (from) =>
      from.selectFrom('yachtMembers').select('yachtId').where('userId', '=', userId),
    )
    .execute();
}
