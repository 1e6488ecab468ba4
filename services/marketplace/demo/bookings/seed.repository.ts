import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Transaction } from 'kysely';
import type { Ids } from '../../platform/ids.ts';
import { berthIn, demoYachts } from './yachts.ts';

type Trx = Transaction<Database>;
type Rows<Table extends keyof Database> = readonly Insertable<Database[Table]>[];

/** Whether there are any bookings. */
export const isBooked = async (db: Pick<Trx, 'selectFrom'>): Promise<boolean> =>
  (await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Crew members with an open account, oldest first, after the one with the given address. */
export const findBuyers = (trx: Trx, ownEmail: string, atMost: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'crew_member')
    .where('closedAt', 'is', null)
    .orderBy((row) => row('emailKey', '!=', ownEmail))
    .orderBy('createdAt')
    .orderBy('emailKey')
    .limit(atMost)
    .execute();

/** The services of providers with these addresses, with the data for their tax, by name. */
export const findOffers = (trx: Trx, emails: readonly string[]) =>
  trx
    .selectFrom('services as s')
    .innerJoin('vendors as v', 'v.id', 's.providerId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(['s.id', 's.providerId', 's.name', 's.pricedPer', 's.unit', 's.durationUnits', 's.placeKinds'])
    .select(['s.priceMinor', 's.currency', 's.taxBps', 's.cancellationPolicy'])
    .select(['u.email', 'v.country', 'v.vatNumber', 'v.commissionBps'])
    .where('u.emailKey', 'in', emails)
    .where('s.status', '=', 'active')
    .where('v.status', '=', 'active')
    .orderBy('s.name')
    .execute();

/** The account that opened each vendor, by vendor id. */
export const findOpeners = async (trx: Trx): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await trx.selectFrom('vendors').select(['id', 'openedBy']).execute()).map(({ id, openedBy }) => [
      id,
      openedBy,
    ]),
  );

export const findPorts = (trx: Trx) =>
  trx
    .selectFrom('vendorPorts as vp')
    .innerJoin('ports as p', 'p.slug', 'vp.port')
    .select(['vp.vendorId', 'p.slug', 'p.country'])
    .orderBy('p.name')
    .execute();

/**
 * Inserts the demo's yachts, distributed over the buyers; the next buyers may buy for each. Returns their ids in the
 * order of `demoYachts`.
 */
export async function insertYachts(
  { newId }: Pick<Ids, 'newId'>,
  trx: Trx,
  buyers: readonly { readonly id: string; readonly email: string }[],
  now: Date,
): Promise<readonly string[]> {
  const yachts = demoYachts.map(({ name, port }, at) => ({
    id: newId(),
    name,
    port,
    berth: berthIn(port, at),
  }));
  await trx
    .insertInto('yachts')
    .values(yachts.map((yacht) => ({ ...yacht, version: 1, createdAt: now, updatedAt: now })))
    .execute();
  const owners = buyers.slice(0, yachts.length).flatMap(({ id: userId }, at) => {
    const yacht = yachts[at];
    return yacht === undefined ? [] : [{ yachtId: yacht.id, userId, joinedAt: now }];
  });
  await trx.insertInto('yachtMembers').values(owners).execute();
  const people = buyers.slice(yachts.length).flatMap(({ email }, at) => {
    const yacht = yachts[at % yachts.length];
    const position = Math.floor(at / yachts.length);
    return yacht === undefined
      ? []
      : [{ yachtId: yacht.id, email, role: 'buyer' as const, spendingLimitMinor: null, position }];
  });
  if (people.length > 0) await trx.insertInto('yachtPeople').values(people).execute();
  return yachts.map(({ id }) => id);
}

/** The numbers of the new bookings, by their ids, in the order of the rows. */
export async function insertBookings(trx: Trx, rows: Rows<'bookings'>): Promise<ReadonlyMap<string, number>> {
  const inserted = await trx
    .insertInto('bookings')
    .values([...rows])
    .returning(['id', 'number'])
    .execute();
  return new Map(inserted.map(({ id, number }) => [id, number]));
}
