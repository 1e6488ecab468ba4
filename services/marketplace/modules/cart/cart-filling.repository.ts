import { sql } from 'kysely';
import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import type { FilledLine, LineBefore, WantedLine } from './cart-filling.domain.ts';
import type { LineKey } from './cart-lines.repository.ts';
import { isAvailable, type Db } from './cart.repository.ts';

type FilledRow = Omit<FilledLine, 'before'> & {
  readonly quantityBefore: number;
  readonly wasSaved: boolean;
};

/**
 * Adds lines to a locked cart in one statement, as far as they are available and fit, and returns the result of each,
 * in their order. A line saved for later returns with the added quantity.
 */
export async function fillLines(
  trx: Db,
  userId: string,
  lines: readonly WantedLine[],
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<readonly FilledLine[]> {
  const { rows } = await sql<FilledRow>`
    with wanted as (
      select * from unnest(${lines.map(({ inventoryId }) => inventoryId)}::uuid[],
        ${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ priceMinor }) => priceMinor)}::bigint[], ${lines.map(({ isCancelled = false }) => isCancelled)}::boolean[])
        with ordinality as w (inventory_id, product_id, quantity, then_minor, is_cancelled, place)
    ), offered as (
      select w.*, i.product_id as present_product_id, i.price_minor, i.name, i.variant, i.stock,
        coalesce(v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by)) as supplier_name,
        l.inventory_id is not null as is_there, coalesce(l.quantity, 0) as quantity_before,
        coalesce(l.saved_for_later, false) as was_saved,
        case when l.saved_for_later then 0 else coalesce(l.quantity, 0) end as counted_before,
        case when ${isAvailable(currency)} is not true then 'not_available'
          when w.is_cancelled then 'cancelled' when i.stock = 0 then 'out_of_stock' end as problem
      from wanted w
      left join inventory_items i on i.id = w.inventory_id and ${sql.raw(isOfProductText('w.product_id'))}
      left join vendors v on v.id = i.supplier_id
      left join cart_lines l on l.user_id = ${userId} and l.inventory_id = w.inventory_id
    ), sorted as (
      select *,
        greatest(0, least(quantity, least(coalesce(stock, ${cartLimits.lineQuantity}), ${cartLimits.lineQuantity}) - counted_before)) as room,
        not is_there and row_number() over (partition by is_there, problem is null order by place)
          > ${cartLimits.lines} - (select count(*) from cart_lines where user_id = ${userId}) as is_beyond
      from offered
    ), decided as (
      select *,
        case when problem is not null then problem when is_beyond then 'cart_full'
          when room < quantity then 'fewer' else 'added' end as outcome,
        case when problem is null and not is_beyond then room else 0 end as added
      from sorted
    ), taken as (
      insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      select ${userId}::uuid, inventory_id, present_product_id, counted_before + added, price_minor,
        ${now}::timestamptz + place * interval '1 microsecond'
      from decided where added > 0
      on conflict (user_id, inventory_id) do update set
        quantity = excluded.quantity, saved_for_later = false, seen_price_minor = excluded.seen_price_minor
    )
    select inventory_id as "inventoryId", coalesce(present_product_id, product_id) as "productId",
      coalesce(name, (select p.name from products p where p.id = product_id), 'Unknown item') as name, variant,
      supplier_name as "supplierName", quantity as wanted, added, outcome,
      case when problem is distinct from 'not_available' then price_minor end as "unitPriceMinor",
      case when problem is distinct from 'not_available' and then_minor <> price_minor then then_minor end as "previousUnitPriceMinor",
      quantity_before as "quantityBefore", was_saved as "wasSaved"
    from decided order by place`.execute(trx);
  return rows.map(({ quantityBefore, wasSaved, ...line }) => ({
    ...line,
    before: { quantity: quantityBefore, savedForLater: wasSaved },
  }));
}

/** The version of a locked cart; null if there is none. */
export const versionOfCart = async (trx: Db, userId: string): Promise<number | null> =>
  (await trx.selectFrom('carts').select('version').where('userId', '=', userId).executeTakeFirst())
    ?.version ?? null;

/** Restores lines of a locked cart to their state before the filling. */
export async function restoreLines(
  trx: Db,
  userId: string,
  lines: readonly (LineKey & LineBefore)[],
): Promise<void> {
  await sql`
    with earlier as (
      select * from unnest(${lines.map(({ inventoryId }) => inventoryId)}::uuid[],
        ${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ savedForLater }) => savedForLater)}::boolean[])
        as e (inventory_id, product_id, quantity, saved_for_later)
    ), removed as (
      delete from cart_lines l using earlier e
      where l.user_id = ${userId} and l.inventory_id = e.inventory_id and l.product_id = e.product_id and e.quantity = 0
    )
    update cart_lines l set quantity = e.quantity, saved_for_later = e.saved_for_later
    from earlier e
    where l.user_id = ${userId} and l.inventory_id = e.inventory_id and l.product_id = e.product_id
      and e.quantity > 0`.execute(trx);
}
