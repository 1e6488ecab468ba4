import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import { isAvailable, vendorName } from './offers.repository.ts';
import {
  shoppingListLimits,
  type ListOffer,
  type LineSetting,
  type ShoppingListHead,
  type ShoppingListLine,
  type ShoppingListSummary,
} from './shopping-lists.domain.ts';

type Db = Kysely<Database>;

/**
 * Locks the user until the transaction ends, so that changes of their lists run one after the other and are counted.
 */
export async function lockOwner(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const headColumns = ['l.id', 'l.name', sql<boolean>`l.kind = 'favourites'`.as('isFavourites')] as const;

/** A user's lists, favourites first, then by name. */
export const findLists = (db: Db, userId: string): Promise<readonly ShoppingListSummary[]> =>
  db
    .selectFrom('shoppingLists as l')
    .select(headColumns)
    .select('l.updatedAt')
    .select((row) =>
      row
        .selectFrom('shoppingListLines as n')
        .select((lines) => lines.fn.countAll<number>().as('count'))
        .whereRef('n.listId', '=', 'l.id')
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    )
    .where('l.userId', '=', userId)
    .where('l.removedAt', 'is', null)
    .orderBy('isFavourites', 'desc')
    .orderBy((row) => row.fn('lower', ['l.name']))
    .orderBy('l.id')
    .execute();

/** A user's own list; null if it is another's, or removed. */
export const findList = async (
  db: Db,
  userId: string,
  listId: string,
  { isRemoved = false }: { readonly isRemoved?: boolean } = {},
): Promise<ShoppingListHead | null> =>
  (await db
    .selectFrom('shoppingLists as l')
    .select(headColumns)
    .where('l.id', '=', listId)
    .where('l.userId', '=', userId)
    .$if(!isRemoved, (query) => query.where('l.removedAt', 'is', null))
    .executeTakeFirst()) ?? null;

export const findFavourites = async (db: Db, userId: string): Promise<ShoppingListHead | null> =>
  (await db
    .selectFrom('shoppingLists as l')
    .select(headColumns)
    .where('l.userId', '=', userId)
    .where('l.kind', '=', 'favourites')
    .executeTakeFirst()) ?? null;

/** Without the favourites. */
export async function countLists(trx: Db, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('shoppingLists')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'named')
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertList(
  trx: Db,
  userId: string,
  { id, name, isFavourites }: ShoppingListHead,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('shoppingLists')
    .values({
      id,
      userId,
      kind: isFavourites ? 'favourites' : 'named',
      name,
      removedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

export async function updateList(
  trx: Db,
  listId: string,
  change: { readonly name?: string; readonly removedAt?: Date | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('shoppingLists')
    .set({ ...change, updatedAt: now })
    .where('id', '=', listId)
    .execute();
}

export async function deleteListsOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('shoppingLists').where('userId', '=', userId).execute();
}

interface LineRow extends Omit<ShoppingListLine, 'offer'> {
  readonly seenPriceMinor: number | null;
  readonly offer: ListOffer | null;
}

/**
 * A list's lines, each with the offer from which it would be bought: the chosen one, or the best current one; in one
 * statement.
 */
export async function findLines(db: Db, listId: string, currency: string): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select n.id, n.product_id as "productId", n.inventory_id as "inventoryId", p.name, p.brand, p.part_number as "partNumber",
      chosen.variant, n.quantity, n.seen_price_minor as "seenPriceMinor", best.offer
    from shopping_list_lines n
    join products p on p.id = n.product_id
    left join inventory_items chosen on chosen.id = n.inventory_id
    left join lateral (
      select json_build_object('inventoryId', i.id, 'supplierId', i.supplier_id, 'supplierName', ${vendorName},
        'variant', i.variant, 'unit', i.unit, 'priceMinor', i.price_minor, 'currency', i.currency, 'stock', i.stock) as offer
      from inventory_items i join vendors v on v.id = i.supplier_id
      where i.product_id = n.product_id and (n.inventory_id is null or i.id = n.inventory_id) and ${isAvailable(currency)}
      order by coalesce(i.stock, n.quantity) >= n.quantity desc, coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id
      limit 1
    ) best on true
    where n.list_id = ${listId}
    order by lower(p.name), chosen.variant nulls first, n.id`.execute(db);
  return rows;
}

/**
 * Sets lines of a list in one statement. Changes nothing if there is no such product or offer, or if lines are added
 * above the maximum.
 */
export async function setLines(
  trx: Db,
  listId: string,
  settings: readonly LineSetting[],
  newId: () => string,
): Promise<'set' | 'unknown' | 'too_many'> {
  const { rows } = await sql<{ outcome: 'set' | 'unknown' | 'too_many' }>`
    with given as (
      select g.*, n.id as there_id
      from unnest(${settings.map(() => newId())}::uuid[], ${settings.map(({ productId }) => productId)}::uuid[],
        ${settings.map(({ inventoryId }) => inventoryId)}::uuid[], ${settings.map(({ quantity }) => quantity)}::integer[])
        as g (id, product_id, inventory_id, quantity)
      left join shopping_list_lines n on n.list_id = ${listId} and n.product_id = g.product_id
        and n.inventory_id is not distinct from g.inventory_id
    ), known as (
      select g.*, coalesce(i.product_id, g.product_id) as present_product_id, coalesce(i.price_minor, (
          select min(o.price_minor) from inventory_items o join vendors v on v.id = o.supplier_id
          where o.product_id = g.product_id and o.status = 'active' and v.status = 'active'
        )) as price_minor
      from given g
      join products p on p.id = g.product_id
      left join inventory_items i on i.id = g.inventory_id and ${sql.raw(isOfProductText('g.product_id'))}
      where g.quantity > 0 and (g.inventory_id is null or i.id is not null)
    ), judged as (
      select case
          when (select count(*) from known) < (select count(*) from given where quantity > 0) then 'unknown'
          when exists (select from known where there_id is null)
            and (select count(*) from shopping_list_lines where list_id = ${listId})
              + (select count(*) from known where there_id is null)
              - (select count(*) from given where quantity = 0 and there_id is not null)
              > ${shoppingListLimits.lines} then 'too_many'
          else 'set'
        end as outcome
    ), removed as (
      delete from shopping_list_lines n using given g, judged
      where n.id = g.there_id and g.quantity = 0 and judged.outcome = 'set'
    ), put as (
      insert into shopping_list_lines (id, list_id, product_id, inventory_id, quantity, seen_price_minor)
      select id, ${listId}::uuid, present_product_id, inventory_id, quantity, price_minor from known, judged
      where judged.outcome = 'set'
      on conflict (list_id, product_id, inventory_id) do update set quantity = excluded.quantity
    )
    select outcome from judged`.execute(trx);
  const [judged] = rows;
  if (judged === undefined) throw new Error('a select without a condition has a row');
  return judged.outcome;
}

/** Removes all lines of a product from a list. */
export async function removeProduct(trx: Db, listId: string, productId: string): Promise<void> {
  await trx
    .deleteFrom('shoppingListLines')
    .where('listId', '=', listId)
    .where('productId', '=', productId)
    .execute();
}

/** The products among a user's favourites. */
export async function findFavouriteProducts(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('shoppingListLines as n')
    .innerJoin('shoppingLists as l', 'l.id', 'n.listId')
    .select('n.productId')
    .distinct()
    .where('l.userId', '=', userId)
    .where('l.kind', '=', 'favourites')
    .orderBy('n.productId')
    .execute();
  return rows.map(({ productId }) => productId);
}
