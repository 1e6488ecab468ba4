import { sql } from 'kysely';
import { statement } from '../../../platform/db/statement.ts';
import type { Substitute } from '../sub-orders/answer.domain.ts';
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
 * the same order as a checkout, so that the two wait for each other and never deadlock, and with them the items that
 * the transaction will take; `no key`, because cart lines that refer to the same items would otherwise wait too.
 */
export async function returnStock(
  trx: Trx,
  lines: readonly { readonly id: string; readonly kept: number }[],
  now: Date,
  taken: readonly string[] = [],
): Promise<void> {
  const stored = sql`unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map((line) => line.kept)}::integer[])
    as kept (id, quantity)`;
  await sql`
    select i.id from inventory_items i
    where i.id in (select l.inventory_id from sub_order_lines l join ${stored} on kept.id = l.id where l.counts_stock)
      or i.id = any (${[...taken]}::uuid[])
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

/**
 * Makes lines those of their agreed substitutes, and keeps what was ordered beside them. A substitute from the listings
 * is taken from their stock, if all of it is there: it was agreed, so it comes in any case. The items must be locked.
 */
export async function replaceLines(
  trx: Trx,
  lines: readonly { readonly id: string; readonly quantity: number; readonly substitute: Substitute }[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const given = JSON.stringify(
    lines.map(({ id, quantity, substitute }) => ({ ...substitute, id, quantity })),
  );
  await sql`
    with given as (
      select id, quantity, "inventoryId" as inventory_id, "productId" as product_id, name, variant, sku, unit
      from jsonb_to_recordset(${given}::jsonb)
        as g (id uuid, quantity integer, "inventoryId" uuid, "productId" uuid, name text, variant text, sku text, unit text)
    ), taken as (
      update inventory_items i set stock = i.stock - wanted.quantity, version = i.version + 1, updated_at = ${now}
      from (select inventory_id, sum(quantity)::integer as quantity from given group by inventory_id) wanted
      where i.id = wanted.inventory_id and i.stock >= wanted.quantity
      returning i.id
    )
    update sub_order_lines l set
      instead_of = jsonb_build_object('inventoryId', l.inventory_id, 'productId', l.product_id, 'name', l.name,
        'variant', l.variant, 'sku', l.sku, 'unit', l.unit),
      inventory_id = coalesce(given.inventory_id, l.inventory_id),
      product_id = coalesce(given.product_id, l.product_id),
      name = given.name, variant = given.variant, sku = given.sku, unit = given.unit,
      counts_stock = case when given.inventory_id is null then l.counts_stock
        else given.inventory_id in (select id from taken) end,
      returned_quantity = case when given.inventory_id is null then l.returned_quantity
        else l.quantity - given.quantity end
    from given where given.id = l.id`.execute(trx);
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
