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

/** What decides whether buyers can choose a new item on the page of its product. */
export const findAddedItem = (trx: Trx, id: string) =>
  trx
    .selectFrom('inventoryItems')
    .select(['id', 'productId', 'variant'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
