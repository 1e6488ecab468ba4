import { sql } from 'kysely';
import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import { statement } from '../../platform/db/statement.ts';
import type { LineState } from './cart-rules.domain.ts';
import type { CartRows } from './cart.domain.ts';
import {
  availableText,
  cartRowsOf,
  cartText,
  isAvailable,
  type CartRow,
  type Db,
} from './cart.repository.ts';

/** What names a line: the offer, and the product that it is an offer of. */
export interface LineKey {
  readonly inventoryId: string;
  readonly productId: string;
}

export interface Addition extends LineKey {
  readonly userId: string;
  readonly quantity: number;
  readonly currency: string;
  /** With so many lines another does not fit. */
  readonly linesMost: number;
}

export interface Added {
  readonly isAdded: boolean;
  readonly isAvailable: boolean;
  readonly stock: number | null;
  /** Of it in the cart before, as far as the statement could see. */
  readonly quantityBefore: number;
  /** The cart with what was added; null when another change came in between, which the statement could not see. */
  readonly rows: CartRows | null;
}

interface AddedRow extends CartRow {
  readonly isThere: boolean;
  readonly isAdded: boolean;
  readonly isAvailable: boolean;
  readonly itemStock: number | null;
  readonly quantityBefore: number;
  readonly wasChangedMeanwhile: boolean | null;
}

// $4 the item, $5 its product, $6 how many, $7 the lines that a cart can hold.
const addAndSelect = statement<AddedRow>(
  cartText({
    before: `
      held as materialized (select user_id, id, version from carts where user_id = $1 for no key update),
      item as materialized (
        select i.id, i.price_minor, i.stock, ${availableText} as is_available, least(coalesce(i.stock, ${cartLimits.lineQuantity}), ${cartLimits.lineQuantity}) as most
        from inventory_items i join vendors v on v.id = i.supplier_id
        where i.id = $4 and i.product_id = $5
      ), before as materialized (
        select count(*) as lines, coalesce(bool_or(inventory_id = $4), false) as is_there,
          coalesce(sum(quantity) filter (where inventory_id = $4 and not saved_for_later), 0)::integer as quantity
        from cart_lines where user_id = $1
      ), added as (
        insert into cart_lines as l (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
        select $1::uuid, item.id, $5::uuid, $6::integer, item.price_minor, $3::timestamptz from item, before
        where exists (select from held)
          and item.is_available and $6::integer <= item.most and (before.is_there or before.lines < $7::integer)
        on conflict (user_id, inventory_id) do update set
          quantity = excluded.quantity + case when l.saved_for_later then 0 else l.quantity end,
          saved_for_later = false, seen_price_minor = excluded.seen_price_minor
        where excluded.quantity + case when l.saved_for_later then 0 else l.quantity end <= (select most from item)
        returning *
      ), counted as (
        insert into carts as c (user_id, id, updated_at)
        select user_id, id, $3::timestamptz from held where exists (select from added)
        on conflict (user_id) do update set version = c.version + 1, updated_at = excluded.updated_at
        returning c.version
      ),`,
    lines: `
      select * from cart_lines where user_id = $1 and not (inventory_id = $4 and exists (select from added))
      union all select * from added`,
    columns: `
      item.id is not null as is_there, coalesce(item.is_available, false) as is_available, item.stock as item_stock,
      before.quantity as quantity_before, exists (select from added) as is_added, held.version <> c.version as was_changed_meanwhile,`,
    tables: 'cross join before left join item on true left join held on true',
    version: 'coalesce((select version from counted), c.version, 1)',
  }),
);

/**
 * Adds to a cart that is there, counts its version on and reads it, in one statement, which is one transaction and one round trip; null for
 * an item that is not there, or not of this product. The cart is held before its line, as in every change, so that adds at once come one
 * after the other, each adds to the line as it then is, and none waits for another in a circle. A line saved for later comes back with what is added.
 */
export async function addLine(db: Db, addition: Addition, now: Date): Promise<Added | null> {
  const { userId, inventoryId, productId, quantity, currency, linesMost } = addition;
  const [row] = await addAndSelect(db, [userId, currency, now, inventoryId, productId, quantity, linesMost]);
  if (row?.isThere !== true) return null;
  return {
    isAdded: row.isAdded,
    isAvailable: row.isAvailable,
    stock: row.itemStock,
    quantityBefore: row.quantityBefore,
    // What came in between is in the version that was counted on, and not in the lines.
    rows: row.isAdded && row.wasChangedMeanwhile === false ? cartRowsOf(row, userId) : null,
  };
}

/** A line of a held cart with what is known of its offer; null when it is not there. */
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

/** Changes a line of a held cart, its price seen as it now is; false when that changes nothing. */
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

/** False when it was not there. */
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

/** All but what is saved for later; false when there was nothing. */
export async function removeLines(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cartLines')
    .where('userId', '=', userId)
    .where('savedForLater', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
