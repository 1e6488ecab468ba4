import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';
import { deleteArchivedItems, deleteArchivedServices } from './clear-archived.repository.ts';
import { countInventory } from './inventory.repository.ts';
import { countServices } from './services.repository.ts';

interface Cleared {
  readonly removed: number;
  /** Others refer to them: orders, bookings, carts or lists. */
  readonly kept: number;
}

/** Deletes a vendor's archived listings for good, except those that others refer to (contract: clearArchivedInventory). */
export async function clearArchived(
  { db }: Pick<CatalogueParts, 'db'>,
  kind: 'inventory' | 'services',
  vendorId: string,
): Promise<Cleared> {
  const [count, remove] =
    kind === 'inventory'
      ? ([countInventory, deleteArchivedItems] as const)
      : ([countServices, deleteArchivedServices] as const);
  return inTransaction(db, async (trx) => {
    const all = { words: [], status: undefined };
    const { archived: before } = await count(trx, vendorId, all);
    await remove(trx, vendorId);
    const { archived: kept } = await count(trx, vendorId, all);
    return { removed: before - kept, kept };
  });
}
