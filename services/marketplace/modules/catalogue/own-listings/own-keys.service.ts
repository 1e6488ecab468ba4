import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { findOtherInLists, lockKeysOf } from './inventory.repository.ts';

interface ItemToKey {
  /** Of the item itself, if it exists. */
  readonly id?: string;
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
}

/**
 * Why an item of the supplier can't have this SKU, or without one this name and variant; null if it can. The result holds
 * until the transaction ends.
 */
export async function keyProblem(
  trx: Transaction<Database>,
  supplierId: string,
  item: ItemToKey,
): Promise<Invalid | null> {
  await lockKeysOf(trx, supplierId);
  const other = await findOtherInLists(trx, supplierId, item);
  if (other === null) return null;
  const isArchived = other.status === 'archived';
  if (item.sku === null)
    return invalid(
      item.variant === null ? 'name' : 'variant',
      isArchived
        ? 'You have an item with this name and variant among those you archived. Put that one back on sale, or give this one an SKU.'
        : 'You already have an item with this name and variant. Change one of them, or give this one an SKU.',
      'unique',
    );
  const called = [other.name, other.variant].filter((word) => word !== null).join(', ');
  return invalid(
    'sku',
    isArchived
      ? `${called}, among those you archived, has this SKU already.`
      : `${called} has this SKU already.`,
    'unique',
  );
}
