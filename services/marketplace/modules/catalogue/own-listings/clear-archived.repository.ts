import { sql } from 'kysely';
import type { Db } from './listing-search.repository.ts';

/** Deletes a supplier's archived items, except those that orders, carts or lists refer to. */
export async function deleteArchivedItems(trx: Db, supplierId: string): Promise<void> {
  await sql`
    delete from inventory_items item
    where supplier_id = ${supplierId} and status = 'archived'
      and not exists (select from sub_order_lines where inventory_id = item.id)
      and not exists (select from cart_lines where inventory_id = item.id)
      and not exists (select from shopping_list_lines where inventory_id = item.id)
      and not exists (select from approval_lines where inventory_id = item.id)`.execute(trx);
}

/** Deletes a provider's archived services with their own hours and teams, except those that were booked. */
export async function deleteArchivedServices(trx: Db, providerId: string): Promise<void> {
  const unneeded = sql`
    select id from services service where provider_id = ${providerId} and status = 'archived'
      and not exists (select from bookings where service_id = service.id)`;
  await sql`delete from schedules where service_id in (${unneeded})`.execute(trx);
  await sql`delete from service_teams where service_id in (${unneeded})`.execute(trx);
  await sql`delete from services where id in (${unneeded})`.execute(trx);
}
