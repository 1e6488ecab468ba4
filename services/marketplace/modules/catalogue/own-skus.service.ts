import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findOtherOfSku, lockKeysOf } from './inventory.repository.ts';

/**
 * Why an item of the supplier can't have this SKU, as a sentence for its field; null if it can. The result holds until
 * the transaction ends.
 */
export async function skuProblem(
  trx: Transaction<Database>,
  supplierId: string,
  item: Parameters<typeof findOtherOfSku>[2],
): Promise<string | null> {
  await lockKeysOf(trx, supplierId);
  const other = await findOtherOfSku(trx, supplierId, item);
  if (other === null) return null;
  return other.isArchived
    ? `${other.name}, among those you archived, has this SKU already.`
    : `${other.name} has this SKU already.`;
}
