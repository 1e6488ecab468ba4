import { sql } from 'kysely';
import type { Db } from './listing-search.repository.ts';

interface Named {
  readonly name: string;
  readonly sku: string | null;
}

/** Finds the name of another item with the SKU of this one. */
type TwinOf = (item: Named) => string | null;

/**
 * The supplier's items that have the SKU of one of these, under another name. Variants of one item may share its SKU. One
 * statement for all: it reads the supplier's items once, whatever their number.
 */
export async function findSkuTwins(db: Db, supplierId: string, items: readonly Named[]): Promise<TwinOf> {
  const skus = [...new Set(items.flatMap(({ sku }) => sku?.toLowerCase() ?? []))];
  if (skus.length === 0) return () => null;
  const rows = await db
    .selectFrom('inventoryItems')
    .select(['name', sql<string>`lower(sku)`.as('sku')])
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'archived')
    .where((of) => of(of.fn<string>('lower', ['sku']), 'in', skus))
    .orderBy('id')
    .execute();
  return ({ name, sku }) =>
    rows.find((row) => row.sku === sku?.toLowerCase() && row.name.toLowerCase() !== name.toLowerCase())
      ?.name ?? null;
}
