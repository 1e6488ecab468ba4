import { sql } from 'kysely';
import { quantityMost, type LineState } from './cart-rules.domain.ts';
import { isAvailable, type Db } from './cart.repository.ts';

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
}

/**
 * Adds to a cart that is there and counts its version on in one statement, which is one round trip; null for an item that is not
 * there, or not of this product. The cart is held before its line, as in every change, so that adds at once come one after the
 * other, each adds to the line as it then is, and none waits for another in a circle. A line saved for later comes back with what is added.
 */
export async function addLine(db: Db, addition: Addition, now: Date): Promise<Added | null> {
  const { userId, inventoryId, productId, quantity, currency, linesMost } = addition;
  const { rows } = await sql<Added>`
    with held as materialized (select user_id, id from carts where user_id = ${userId} for no key update),
    item as materialized (
      select i.id, i.price_minor, i.stock, ${isAvailable(currency)} as is_available,
        least(coalesce(i.stock, ${quantityMost}), ${quantityMost}) as most
      from inventory_items i join vendors v on v.id = i.supplier_id
      where i.id = ${inventoryId} and i.product_id = ${productId}
    ), before as materialized (
      select count(*) as lines, coalesce(bool_or(inventory_id = ${inventoryId}), false) as is_there,
        coalesce(sum(quantity) filter (where inventory_id = ${inventoryId} and not saved_for_later), 0)::integer as quantity
      from cart_lines where user_id = ${userId}
    ), added as (
      insert into cart_lines as l (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      select ${userId}::uuid, item.id, ${productId}::uuid, ${quantity}::integer, item.price_minor, ${now}::timestamptz from item, before
      where exists (select from held)
        and item.is_available and ${quantity}::integer <= item.most and (before.is_there or before.lines < ${linesMost})
      on conflict (user_id, inventory_id) do update set
        quantity = excluded.quantity + case when l.saved_for_later then 0 else l.quantity end,
        saved_for_later = false, seen_price_minor = excluded.seen_price_minor
      where excluded.quantity + case when l.saved_for_later then 0 else l.quantity end <= (select most from item)
      returning l.inventory_id
    ), counted as (
      insert into carts as c (user_id, id, updated_at)
      select user_id, id, ${now}::timestamptz from held where exists (select from added)
      on conflict (user_id) do update set version = c.version + 1, updated_at = excluded.updated_at
    )
    select item.is_available as "isAvailable", item.stock, before.quantity as "quantityBefore",
      exists (select from added) as "isAdded"
    from item, before`.execute(db);
  return rows[0] ?? null;
}

/** A line of a held cart with what is known of its offer; null when it is not there. */
export async function findLine(
  trx: Db,
  userId: string,
  { inventoryId, productId }: LineKey,
  currency: string,
): Promise<LineState | null> {
  const row = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('inventory_items as i', 'i.id', 'l.inventory_id')
    .innerJoin('vendors as v', 'v.id', 'i.supplier_id')
    .select(['l.quantity', 'l.saved_for_later as isSaved', 'i.stock'])
    .select(isAvailable(currency).as('isAvailable'))
    .where('l.user_id', '=', userId)
    .where('l.inventory_id', '=', inventoryId)
    .where('l.product_id', '=', productId)
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
    .updateTable('cart_lines as l')
    .from('inventory_items as i')
    .set((line) => ({ quantity, saved_for_later: isSaved, seen_price_minor: line.ref('i.price_minor') }))
    .where('l.user_id', '=', userId)
    .where('l.inventory_id', '=', inventoryId)
    .whereRef('i.id', '=', 'l.inventory_id')
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
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('inventory_id', '=', inventoryId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All but what is saved for later; false when there was nothing. */
export async function removeLines(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('saved_for_later', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
