import { sql } from 'kysely';
import { statement } from '../../../platform/db/statement.ts';
import type { Trx } from '../trade.repository.ts';

/**
 * SQL that subtracts bought quantities (rows of id and quantity) from counted stock; a check constraint refuses less
 * than zero. Items are looked up by an array, because PostgreSQL overestimates the rows of a subquery and would scan
 * all items.
 */
export const takingText = (bought: string, now: string): string => `
  update inventory_items i set stock = i.stock - (select sum(quantity) from (${bought}) taken where taken.id = i.id)::integer,
    version = i.version + 1, updated_at = ${now}
  where i.id = any (array(select id from (${bought}) taken)) and i.stock is not null`;

const updateTaken = statement(
  takingText('select * from unnest($1::uuid[], $2::integer[]) as t (id, quantity)', '$3'),
);

/** Subtracts bought quantities from the stock. The items must be locked. */
export async function takeStock(
  trx: Trx,
  bought: readonly { readonly inventoryId: string; readonly quantity: number }[],
  now: Date,
): Promise<void> {
  if (bought.length === 0) return;
  await updateTaken(trx, [
    bought.map(({ inventoryId }) => inventoryId),
    bought.map(({ quantity }) => quantity),
    now,
  ]);
}

/**
 * Returns to the stock what is not kept of these lines, less earlier returns, so it is idempotent. Locks the items in
 * the same order as a checkout, so that the two wait for each other and never deadlock; `no key`, because cart lines
 * that refer to the same items would otherwise wait too.
 */
export async function returnStock(
  trx: Trx,
  lines: readonly { readonly id: string; readonly kept: number }[],
  now: Date,
): Promise<void> {
  const stored = sql`unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map((line) => line.kept)}::integer[])
    as kept (id, quantity)`;
  await sql`
    select i.id from inventory_items i
    where i.id in (select l.inventory_id from sub_order_lines l join ${stored} on kept.id = l.id where l.counts_stock)
    order by i.id for no key update`.execute(trx);
  await sql`
    with returned as (
      update sub_order_lines l set returned_quantity = l.quantity - kept.quantity
      from ${stored}, sub_order_lines before
      where l.id = kept.id and before.id = l.id and l.counts_stock and l.returned_quantity < l.quantity - kept.quantity
      returning l.inventory_id, l.returned_quantity - before.returned_quantity as quantity
    )
    update inventory_items i set stock = i.stock + returned.quantity, version = i.version + 1, updated_at = ${now}
    from (select inventory_id, sum(quantity)::integer as quantity from returned group by inventory_id) returned
    where i.id = returned.inventory_id and i.stock is not null`.execute(trx);
}

/** Restores the stock of a whole order. */
export async function returnAllStock(trx: Trx, orderId: string, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom('subOrderLines as l')
    .innerJoin('subOrders as s', 's.id', 'l.subOrderId')
    .select('l.id')
    .where('s.orderId', '=', orderId)
    .execute();
  await returnStock(
    trx,
    lines.map(({ id }) => ({ id, kept: 0 })),
    now,
  );
}
