import { sql } from 'kysely';
import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import type { LineState } from './cart-rules.domain.ts';
import { checkoutKeyOf, type Cart } from './cart.domain.ts';
import { availableText, isAvailable, type Db } from './cart.repository.ts';

/** Identifies a line: the offer, and its product. */
export interface LineKey {
  readonly inventoryId: string;
  readonly productId: string;
}

export interface Addition extends LineKey {
  readonly userId: string;
  readonly quantity: number;
  readonly currency: string;
  /** The maximum number of lines. */
  readonly linesMost: number;
}

/** The summary of a cart. */
export type CartCount = Pick<Cart, 'totalItems' | 'version' | 'checkoutKey'>;

export interface Added {
  readonly isAvailable: boolean;
  readonly stock: number | null;
  /** The quantity in the cart before, as seen by the statement. */
  readonly quantityBefore: number;
  /** The cart after the addition; null if nothing was added. */
  readonly count: CartCount | null;
}

interface AddedRow {
  readonly isAvailable: boolean;
  readonly stock: number | null;
  readonly quantityBefore: number;
  readonly totalItems: number;
  readonly cartId: string | null;
  /** Null if nothing was added. */
  readonly version: number | null;
}

// $1 is the buyer, $2 the market's currency, $3 the time, $4 the item, $5 its product, $6 the quantity, $7 the maximum
// number of lines.
const addAndCount = statement<AddedRow>(`
  with seen as materialized (
    select c.id as cart_id, c.version, i.product_id, i.price_minor, i.stock, ${availableText} as is_available,
      least(coalesce(i.stock, ${cartLimits.lineQuantity}), ${cartLimits.lineQuantity}) as most, before.*
    from inventory_items i
    join vendors v on v.id = i.supplier_id
    left join carts c on c.user_id = $1
    cross join (
      select count(*) as lines, coalesce(bool_or(inventory_id = $4), false) as is_there,
        coalesce(sum(quantity) filter (where not saved_for_later), 0)::integer as total,
        coalesce(sum(quantity) filter (where inventory_id = $4 and not saved_for_later), 0)::integer as quantity
      from cart_lines where user_id = $1
    ) before
    where i.id = $4 and ${isOfProductText('$5')}
  ), counted as (
    update carts c set version = c.version + 1, updated_at = $3::timestamptz from seen
    where c.user_id = $1 and c.version = seen.version and seen.is_available
      and seen.quantity + $6::integer <= seen.most and (seen.is_there or seen.lines < $7::integer)
    returning c.version, seen.quantity + $6::integer as quantity, seen.price_minor, seen.product_id
  ), added as (
    insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
    select $1::uuid, $4::uuid, product_id, quantity, price_minor, $3::timestamptz from counted
    on conflict (user_id, inventory_id) do update set
      quantity = excluded.quantity, saved_for_later = false, seen_price_minor = excluded.seen_price_minor
  )
  select is_available, stock, quantity as quantity_before, total + $6::integer as total_items, cart_id,
    (select version from counted) as version
  from seen`);

/**
 * Adds to an existing cart and increments its version, in one statement, i.e. one transaction and one round trip; null
 * if the item does not exist or is not of this product. The version is incremented before the line is changed, because
 * every change locks the cart first, and only from the version that the statement read: so the lines it read are
 * current. After a concurrent change nothing is added, and the caller repeats it with the cart locked. A line saved for
 * later returns with the added quantity.
 */
export async function addLine(db: Db, addition: Addition, now: Date): Promise<Added | null> {
  const { userId, inventoryId, productId, quantity, currency, linesMost } = addition;
  const [row] = await addAndCount(db, [userId, currency, now, inventoryId, productId, quantity, linesMost]);
  if (row === undefined) return null;
  const { isAvailable, stock, quantityBefore, totalItems, cartId, version } = row;
  const count =
    cartId === null || version === null
      ? null
      : { totalItems, version, checkoutKey: checkoutKeyOf(cartId, version) };
  return { isAvailable, stock, quantityBefore, count };
}

/** A line of a locked cart with its offer's data; null if there is none. */
export async function findLine(
  trx: Db,
  userId: string,
  { inventoryId, productId }: LineKey,
  currency: string,
): Promise<LineState | null> {
  const row = await trx
    .selectFrom('cartLines as l')
    .innerJoin('inventoryItems as i', 'i.id', 'l.inventoryId')
    .innerJoin('vendors as v', 'v.id', 'i.supplierId')
    .select(['l.quantity', 'l.savedForLater as isSaved', 'i.stock'])
    .select(isAvailable(currency).as('isAvailable'))
    .where('l.userId', '=', userId)
    .where('l.inventoryId', '=', inventoryId)
    .where('l.productId', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a line of a locked cart and marks its current price as seen; false if that changes nothing. */
export async function saveLine(
  trx: Db,
  userId: string,
  inventoryId: string,
  { quantity, isSaved }: Pick<LineState, 'quantity' | 'isSaved'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cartLines as l')
    .from('inventoryItems as i')
    .set((line) => ({ quantity, savedForLater: isSaved, seenPriceMinor: line.ref('i.priceMinor') }))
    .where('l.userId', '=', userId)
    .where('l.inventoryId', '=', inventoryId)
    .whereRef('i.id', '=', 'l.inventoryId')
    .where(
      sql<boolean>`(l.quantity, l.saved_for_later, l.seen_price_minor) is distinct from (${quantity}::integer, ${isSaved}::boolean, i.price_minor)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function removeLine(
  trx: Db,
  userId: string,
  { inventoryId, productId }: LineKey,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cartLines')
    .where('userId', '=', userId)
    .where('inventoryId', '=', inventoryId)
    .where('productId', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all lines except those saved for later; false if there were none. */
export async function removeLines(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cartLines')
    .where('userId', '=', userId)
    .where('savedForLater', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
