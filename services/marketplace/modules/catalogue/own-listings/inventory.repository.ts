import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { ownKeyOf } from '../../../../../src/lib/own-key.ts';
import {
  cardPictureUrl,
  picturesOf,
  type DepartmentSlug,
  type InventoryItem,
  type InventoryItemChange,
  type ProductChange,
} from '../catalogue.domain.ts';
import type { CursorPosition } from '../cursor.domain.ts';
import { isAtStockLevel, type StockLevel } from '../stock-level.sql.ts';
import {
  figuresOf,
  hasStatus,
  hasWords,
  inOrder,
  isBehind,
  microseconds,
  type Db,
  type Figures,
  type Order,
  type Search,
  type SearchedPage,
} from './listing-search.repository.ts';

const inventorySorts = ['name', 'price', 'stock', 'updated'] as const;
export type InventorySort = (typeof inventorySorts)[number];

/** The sort key of a vendor's inventory; uncounted stock comes last in both directions. */
export function inventoryOrder(sort: InventorySort, descending: boolean): Order {
  switch (sort) {
    case 'name':
      return { key: sql<string>`lower(i.name)`, keyType: 'string', descending };
    case 'price':
      return { key: sql<number>`i.price_minor`, keyType: 'number', descending };
    case 'stock':
      return {
        key: descending ? sql<number>`coalesce(i.stock, -1)` : sql<number>`coalesce(i.stock, 2147483647)`,
        keyType: 'number',
        descending,
      };
    case 'updated':
      return { key: microseconds(sql.ref('i.updatedAt')), keyType: 'number', descending };
  }
}

const itemsWithProducts = (db: Db) =>
  db.selectFrom('inventoryItems as i').innerJoin('products as p', 'p.id', 'i.productId');

const searched = [
  sql<string>`i.name`,
  sql<string | null>`i.variant`,
  sql<string | null>`i.sku`,
  sql<string | null>`p.brand`,
  sql<string | null>`p.barcode`,
  sql<string | null>`p.part_number`,
  // As people type them from memory: without hyphens and dots.
  sql<string | null>`part_key(i.sku)`,
  sql<string | null>`part_key(p.part_number)`,
];

/** A search in the inventory alone: only items whose stock is at a level. */
interface ItemSearch extends Search {
  readonly stock?: StockLevel | undefined;
  /** Only items of this product. */
  readonly productId?: string | undefined;
}

const isFound = ({ status, stock, productId, ...text }: ItemSearch): Expression<SqlBool> => {
  const hasLevel = stock === undefined ? sql`true` : sql.raw(isAtStockLevel('i', stock));
  const isOfProduct = productId === undefined ? sql`true` : sql`i.product_id = ${productId}`;
  return sql`(${hasStatus(sql.ref('i.status'), status)} and ${hasWords(searched, text)} and ${hasLevel} and ${isOfProduct})`;
};

/** Items archived by another supplier do not count as its listing. */
const isShared = sql<boolean>`exists (
  select from inventory_items other
  where other.product_id = i.product_id and other.supplier_id <> i.supplier_id and other.status <> 'archived'
)`;

/** Its supplier's archived items do not count as variants. */
const isVariant = sql<boolean>`exists (
  select from inventory_items other
  where other.product_id = i.product_id and other.supplier_id = i.supplier_id and other.id <> i.id and other.status <> 'archived'
)`;

const itemsToShow = (db: Db) =>
  itemsWithProducts(db)
    .selectAll('i')
    .select([
      'p.brand',
      'p.partNumber',
      'p.barcode',
      'p.description',
      'p.category',
      'p.departments',
      'p.pictureFileId',
      'p.morePictureIds',
    ])
    .select([isShared.as('isShared'), isVariant.as('isVariant')]);

/** A page of a supplier's inventory, each item with its sort position. */
export async function findInventory(
  db: Db,
  supplierId: string,
  { order, place, limit, ...search }: SearchedPage & ItemSearch,
): Promise<readonly { readonly item: InventoryItem; readonly place: CursorPosition }[]> {
  const rows = await itemsToShow(db)
    .select(sql<string | number>`${order.key}`.as('key'))
    .where('i.supplierId', '=', supplierId)
    .where(isFound(search))
    .where(isBehind(order, sql.ref('i.id'), place))
    .orderBy(inOrder(order, sql.ref('i.id')))
    .limit(limit)
    .execute();
  return rows.map(({ key, ...row }) => ({ item: itemOf(row), place: { key, id: row.id } }));
}

/** How many of a supplier's items are in each state, how many match the search, and how many are sold out. */
export async function countInventory(db: Db, supplierId: string, search: ItemSearch): Promise<Figures> {
  const status = sql.ref<InventoryItem['status']>('i.status');
  const figures = figuresOf(status, isFound(search));
  return itemsWithProducts(db)
    .select([
      figures.draft.as('draft'),
      figures.active.as('active'),
      figures.paused.as('paused'),
      figures.archived.as('archived'),
      figures.total.as('total'),
      sql<number>`count(*) filter (where i.status = 'active' and ${sql.raw(isAtStockLevel('i', 'sold_out'))})`.as(
        'soldOut',
      ),
    ])
    .where('i.supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();
}

export async function findItem(db: Db, supplierId: string, id: string): Promise<InventoryItem | null> {
  const row = await itemsToShow(db)
    .where('i.supplierId', '=', supplierId)
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : itemOf(row);
}

/**
 * Locks the product of a supplier's item, so that nobody else begins to list it until the transaction ends. Null if
 * there is no such item.
 */
export async function lockProductOf(trx: Db, supplierId: string, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', (own) =>
      own
        .selectFrom('inventoryItems')
        .select('productId')
        .where('inventoryItems.id', '=', id)
        .where('supplierId', '=', supplierId),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes the product for all suppliers that list it. */
export async function changeProduct(
  trx: Db,
  productId: string,
  { departments, ...same }: ProductChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      ...same,
      ...(departments !== undefined && { departments: [...departments].sort() }),
      updatedAt: now,
    })
    .where('id', '=', productId)
    .execute();
}

/**
 * Locks the supplier's item keys until the transaction ends. Must come before any lock on a product: adding an item
 * uses the same order.
 */
export async function lockKeysOf(trx: Db, supplierId: string): Promise<void> {
  await trx.selectFrom('vendors').select('id').where('id', '=', supplierId).forNoKeyUpdate().execute();
}

/**
 * Another item of the supplier, archived or not, that a list would find by this SKU, or without one by this name and
 * variant.
 *
 * @param id of the item itself, if it exists
 */
export async function findOtherInLists(
  trx: Db,
  supplierId: string,
  { id, ...item }: Pick<InventoryItem, 'name' | 'variant' | 'sku'> & { readonly id?: string },
): Promise<Pick<InventoryItem, 'name' | 'variant' | 'status'> | null> {
  const row = await trx
    .selectFrom('inventoryItems')
    .select(['name', 'variant', 'status'])
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`list_key(sku, own_key) = list_key(${item.sku}, ${ownKeyOf(item)})`)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the supplier has an item of this name and variant that isn’t archived, other than the one with `id`, ignoring case. */
export async function hasOtherCalled(
  trx: Db,
  supplierId: string,
  { id, name, variant }: Pick<InventoryItem, 'name' | 'variant'> & { readonly id?: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('inventoryItems')
    .select('id')
    .where('supplierId', '=', supplierId)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .where('status', '<>', 'archived')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where(sql<boolean>`coalesce(lower(variant), '') = coalesce(lower(${variant}::text), '')`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The match key of later imports after the change; undefined if the change leaves it as it is. */
export function changedKey(
  item: Pick<InventoryItem, 'name' | 'variant' | 'sku'>,
  { variant = item.variant, sku = item.sku }: Pick<InventoryItemChange, 'variant' | 'sku'>,
): string | undefined {
  const isSame = variant === item.variant && sku === item.sku;
  return isSame ? undefined : ownKeyOf({ name: item.name, variant, sku });
}

/** Changes an item if it still has this version; false if it has another, or belongs to another supplier. */
export async function changeItem(
  db: Db,
  supplierId: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<InventoryItemChange, keyof ProductChange | 'variantOf'> & {
    readonly ownKey?: string | undefined;
    /** Of another product than before: carts, lists and orders follow (migration 0115). */
    readonly moved?: { readonly from: string; readonly to: string } | undefined;
  },
  now: Date,
): Promise<boolean> {
  const { price, taxBasisPoints, reorderLevel, ownKey, moved, ...same } = change;
  const { numUpdatedRows } = await db
    .updateTable('inventoryItems')
    .set({
      ...same,
      ...(price !== undefined && { priceMinor: price.amountMinor, currency: price.currency }),
      ...(taxBasisPoints !== undefined && { taxBps: taxBasisPoints }),
      ...(reorderLevel !== undefined && { reorderLevel }),
      ...(ownKey !== undefined && { ownKey }),
      ...(moved !== undefined && { productId: moved.to, formerProductId: moved.from }),
      version: version + 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type ItemRow = Selectable<Database['inventoryItems']> &
  Pick<
    Selectable<Database['products']>,
    | 'brand'
    | 'partNumber'
    | 'barcode'
    | 'description'
    | 'category'
    | 'departments'
    | 'pictureFileId'
    | 'morePictureIds'
  > &
  Pick<InventoryItem, 'isShared' | 'isVariant'>;

const itemOf = (row: ItemRow): InventoryItem => ({
  id: row.id,
  productId: row.productId,
  name: row.name,
  variant: row.variant,
  sku: row.sku,
  brand: row.brand,
  partNumber: row.partNumber,
  barcode: row.barcode,
  description: row.description,
  isShared: row.isShared,
  isVariant: row.isVariant,
  category: row.category,
  // A check constraint allows only departments.
  departments: row.departments as DepartmentSlug[],
  pictureUrl: cardPictureUrl(row.pictureFileId),
  pictures: picturesOf(row),
  price: { amountMinor: row.priceMinor, currency: row.currency },
  taxBasisPoints: row.taxBps,
  unit: row.unit,
  stock: row.stock,
  reorderLevel: row.reorderLevel,
  location: row.location,
  status: row.status,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
