import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Trx = Transaction<Database>;

/** Whether there are any orders. */
export const isOrdered = async (trx: Trx): Promise<boolean> =>
  (await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Crew members with an open account and a yacht, with that yacht; the one with the given address first. */
export const findCrew = (trx: Trx, ownEmail: string) =>
  trx
    .selectFrom('yachtCrew as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('yachts as y', 'y.id', 'm.yachtId')
    .select(['u.id', 'u.email', 'y.id as yachtId', 'y.name as yachtName', 'y.port', 'y.berth'])
    .where('u.role', '=', 'crew_member')
    .where('u.closedAt', 'is', null)
    .orderBy((row) => row('u.emailKey', '!=', ownEmail))
    .orderBy('u.createdAt')
    .orderBy('u.emailKey')
    .execute();

export type Crew = Awaited<ReturnType<typeof findCrew>>[number];

/** The items with enough stock of suppliers with these addresses, by name. */
export const findItems = (trx: Trx, emails: readonly string[]) =>
  trx
    .selectFrom('inventoryItems as i')
    .innerJoin('vendors as v', 'v.id', 'i.supplierId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(['i.id', 'i.productId', 'i.supplierId', 'i.name', 'i.variant', 'i.sku', 'i.unit'])
    .select(['i.priceMinor', 'i.currency', 'i.taxBps', 'i.stock'])
    .select(['u.email', 'u.id as ownerId', 'v.commissionBps'])
    .where('u.emailKey', 'in', emails)
    .where('i.status', '=', 'active')
    .where('v.status', '=', 'active')
    .where((where) => where.or([where('i.stock', 'is', null), where('i.stock', '>=', 8)]))
    .orderBy('i.name')
    .orderBy('i.id')
    .execute();

export type Item = Awaited<ReturnType<typeof findItems>>[number];

export const findDeliveryMethods = (trx: Trx) =>
  trx
    .selectFrom('deliveryMethods')
    .select(['id', 'supplierId', 'kind', 'name', 'costMinor', 'ports', 'daysFrom', 'daysTo'])
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export type Method = Awaited<ReturnType<typeof findDeliveryMethods>>[number];

/** Returns the order's number. */
export async function insertOrder(
  trx: Trx,
  order: Insertable<Database['orders']>,
  subOrder: Insertable<Database['subOrders']>,
  lines: readonly Insertable<Database['subOrderLines']>[],
): Promise<number> {
  const { number } = await trx
    .insertInto('orders')
    .values(order)
    .returning('number')
    .executeTakeFirstOrThrow();
  await trx.insertInto('subOrders').values(subOrder).execute();
  await trx
    .insertInto('subOrderLines')
    .values([...lines])
    .execute();
  return number;
}
