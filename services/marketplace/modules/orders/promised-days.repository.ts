import { sql } from 'kysely';
import type { Db } from './trade.repository.ts';

/** When the supplier promised the expected date of the sub-order with the alias `s`; null until it is confirmed. */
export const promisedAt = sql<Date | null>`(
  select max(h.at) from trade_history h
  where h.purchase_id = s.order_id and h.sale_id = s.id and h.process = 'sub_order'
    and h.command in ('confirm', 'accept_change', 'change_date')
)`;

/** The promised dates of an order's sub-orders that are accepted and still with their suppliers. */
export async function findPromisedDays(
  db: Db,
  orderId: string,
): Promise<readonly { readonly id: string; readonly readyOn: string; readonly promisedAt: Date }[]> {
  const rows = await db
    .selectFrom('subOrders as s')
    .select(['s.id', 's.readyOn', promisedAt.as('promisedAt')])
    .where('s.orderId', '=', orderId)
    .where('s.status', 'in', ['confirmed', 'preparing'])
    .execute();
  return rows.flatMap(({ id, readyOn, promisedAt: at }) =>
    readyOn === null || at === null ? [] : { id, readyOn, promisedAt: at },
  );
}
