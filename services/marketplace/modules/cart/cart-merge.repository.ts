import { sql } from 'kysely';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import type { CartProblem } from './cart.domain.ts';
import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import type { LineKey } from './cart-lines.repository.ts';
import { isAvailable, type Db } from './cart.repository.ts';

export interface MergedLine extends LineKey {
  readonly quantity: number;
}

export interface SkippedLine extends LineKey {
  readonly reason: CartProblem;
}

/**
 * Moves lines into a locked cart in one statement: for a line in both the larger quantity wins, even if it exceeds the
 * stock. Returns the lines that are unavailable or do not fit.
 */
export async function moveLines(
  trx: Db,
  userId: string,
  lines: readonly MergedLine[],
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<{ readonly changed: boolean; readonly left: readonly SkippedLine[] }> {
  const { rows } = await sql<LineKey & { reason: CartProblem | null; isChanged: boolean }>`
    with wanted as (
      select * from unnest(${lines.map(({ inventoryId }) => inventoryId)}::uuid[],
        ${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[])
        with ordinality as w (inventory_id, product_id, quantity, place)
    ), offered as (
      select w.*, i.price_minor, i.product_id as present_product_id, l.inventory_id is not null as is_there,
        case when ${isAvailable(currency)} is not true then 'not_available' when i.stock = 0 then 'out_of_stock' end as problem
      from wanted w
      left join inventory_items i on i.id = w.inventory_id and ${sql.raw(isOfProductText('w.product_id'))}
      left join vendors v on v.id = i.supplier_id
      left join cart_lines l on l.user_id = ${userId} and l.inventory_id = w.inventory_id
    ), sorted as (
      select *, case
          when problem is not null then problem
          when not is_there and row_number() over (partition by is_there, problem order by place)
            > ${cartLimits.lines} - (select count(*) from cart_lines where user_id = ${userId}) then 'not_available'
        end as reason
      from offered
    ), taken as (
      insert into cart_lines as l (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      select ${userId}::uuid, inventory_id, present_product_id, quantity, price_minor,
        -- Keeps the order in which the visitor added them.
        ${now}::timestamptz + place * interval '1 microsecond'
      from sorted where reason is null
      on conflict (user_id, inventory_id) do update set
        quantity = excluded.quantity, saved_for_later = false, seen_price_minor = excluded.seen_price_minor
      where l.saved_for_later or l.quantity < excluded.quantity
      returning l.inventory_id
    )
    select inventory_id as "inventoryId", product_id as "productId", reason, exists (select from taken) as "isChanged"
    from sorted order by place`.execute(trx);
  return {
    changed: rows.some(({ isChanged }) => isChanged),
    left: rows.flatMap(({ inventoryId, productId, reason }) =>
      reason === null ? [] : [{ inventoryId, productId, reason }],
    ),
  };
}
