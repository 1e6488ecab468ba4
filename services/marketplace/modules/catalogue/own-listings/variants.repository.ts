import { sql } from 'kysely';
import type { InventoryItem } from '../catalogue.domain.ts';
import type { Db } from './listing-search.repository.ts';

type Named = Pick<InventoryItem, 'name' | 'variant'>;

/** The item of this supplier of which another one is a variant; null if it is archived or another supplier's. */
export const findOriginal = async (
  trx: Db,
  supplierId: string,
  id: string,
): Promise<Pick<InventoryItem, 'productId' | 'name' | 'unit'> | null> =>
  (await trx
    .selectFrom('inventoryItems')
    .select(['productId', 'name', 'unit'])
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'archived')
    .executeTakeFirst()) ?? null;

/**
 * The supplier's item of which one with this name and unit is another variant, because nothing else tells them apart:
 * neither a brand nor the number of a part. Null if there is none.
 */
export async function findNamesake(
  trx: Db,
  supplierId: string,
  { name, unit, brand, partNumber }: Pick<InventoryItem, 'name' | 'unit' | 'brand' | 'partNumber'>,
): Promise<string | null> {
  const isSame = (column: string, given: string | null) =>
    sql<boolean>`(lower(${sql.ref(column)}) = lower(${given}::text)) is not false`;
  const row = await trx
    .selectFrom('inventoryItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select('i.id')
    .where('i.supplierId', '=', supplierId)
    .where('i.status', '<>', 'archived')
    .where(sql<boolean>`lower(i.name) = lower(${name})`)
    .where(sql<boolean>`i.unit is not distinct from ${unit}`)
    .where(isSame('p.brand', brand))
    .where(isSame('p.partNumber', partNumber))
    .orderBy('i.createdAt')
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Another item of the supplier on the page of this product, from which buyers could not tell one with this variant: one
 * of the two names none, or both the same. Null if there is none.
 */
export async function findNotApart(
  trx: Db,
  supplierId: string,
  {
    id,
    productId,
    variant,
  }: Pick<InventoryItem, 'productId' | 'variant'> & {
    /** Of the item itself. */
    readonly id: string;
  },
): Promise<Named | null> {
  const row = await trx
    .selectFrom('inventoryItems')
    .select(['name', 'variant'])
    .where('productId', '=', productId)
    .where('supplierId', '=', supplierId)
    .where('id', '<>', id)
    .where('status', '<>', 'archived')
    .where(sql<boolean>`(lower(variant) = lower(${variant}::text)) is not false`)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks products, so that nobody else begins to list them until the transaction ends; by id, as everybody does who locks several. */
export async function lockProducts(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/**
 * The product that an item gets for itself when it is separated from its variants: the one that it had before, unless
 * another item of the supplier is of that one now; null if it had none.
 */
export async function findProductToReturnTo(trx: Db, supplierId: string, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('inventoryItems as i')
    .select('i.formerProductId')
    .where('i.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inventoryItems as other')
            .whereRef('other.productId', '=', 'i.formerProductId')
            .where('other.supplierId', '=', supplierId),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.formerProductId ?? null;
}

/**
 * Creates a product for an item alone, with the same pictures. Part number and barcode are those of another variant, so
 * they stay with the product from which it is separated.
 */
export async function copyProduct(
  trx: Db,
  { productId, name }: Pick<InventoryItem, 'productId' | 'name'>,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into products (id, name, brand, description, category, departments, picture_file_id, more_picture_ids, created_at, updated_at)
    select uuidv7(), ${name}, brand, description, category, departments, picture_file_id, more_picture_ids, ${now}, ${now} from products where id = ${productId}
    returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('an item has a product');
  return row.id;
}
