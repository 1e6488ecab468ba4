import { sql } from 'kysely';
import type { Trx } from '../imports.repository.ts';

type Details =
  | {
      readonly table: 'inventoryItems';
      readonly reorderLevel: number | null;
      readonly location: string | null;
    }
  | {
      readonly table: 'services';
      readonly included: readonly string[];
      readonly durationUnits: number | null;
    };

/** Sets the fields of a new listing that lists do not have. */
export async function describeAdded(trx: Trx, id: string, details: Details): Promise<void> {
  if (details.table === 'services')
    await trx
      .updateTable('services')
      .set({ included: [...details.included], durationUnits: details.durationUnits })
      .where('id', '=', id)
      .execute();
  else
    await trx
      .updateTable('inventoryItems')
      .set({ reorderLevel: details.reorderLevel, location: details.location })
      .where('id', '=', id)
      .execute();
}

interface Original {
  readonly productId: string;
  readonly name: string;
  readonly unit: string | null;
}

/** The item of this supplier of which another variant is added; null if it is not on sale or another supplier's. */
export const findOriginal = async (trx: Trx, supplierId: string, id: string): Promise<Original | null> =>
  (await trx
    .selectFrom('inventoryItems')
    .select(['productId', 'name', 'unit'])
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'archived')
    .executeTakeFirst()) ?? null;

export interface NotApartFrom {
  readonly name: string;
  readonly variant: string | null;
}

/**
 * Another item of the same supplier on the page of the same product, if one of the two has no variant by which buyers
 * could choose it; null if there is none.
 */
export async function findNotApart(trx: Trx, id: string): Promise<NotApartFrom | null> {
  const { rows } = await sql<NotApartFrom>`
    select other.name, other.variant from inventory_items added
    join inventory_items other on other.product_id = added.product_id and other.supplier_id = added.supplier_id
    where added.id = ${id} and other.id <> added.id and other.status <> 'archived'
      and (added.variant is null or other.variant is null)
    limit 1`.execute(trx);
  return rows[0] ?? null;
}
