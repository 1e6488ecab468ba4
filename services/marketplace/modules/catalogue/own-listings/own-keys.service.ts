import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { findOtherInLists, hasOtherCalled, lockKeysOf } from './inventory.repository.ts';
import { hasServiceCalled } from './services.repository.ts';

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

/**
 * Why an item can't be added by hand under this name and variant: buyers could not tell it from another one of this
 * supplier. The keys are locked before.
 */
export async function alikeProblem(
  trx: Transaction<Database>,
  supplierId: string,
  { name, variant }: Pick<ItemToKey, 'name' | 'variant'>,
): Promise<Invalid | null> {
  if (!(await hasOtherCalled(trx, supplierId, { name, variant }))) return null;
  return invalid(
    'variant',
    `You have ${[name, variant].filter((word) => word !== null).join(', ')} already. Buyers couldn’t tell the two apart: say what this one is, like a colour or a size.`,
    'unique',
  );
}

/**
 * Why a service can't be added or renamed so: buyers could not tell it from another one of this provider; null if it can.
 * The result holds until the transaction ends.
 */
export async function serviceNameProblem(
  trx: Transaction<Database>,
  providerId: string,
  service: { readonly id?: string; readonly name: string },
): Promise<Invalid | null> {
  await lockKeysOf(trx, providerId);
  if (!(await hasServiceCalled(trx, providerId, service))) return null;
  return invalid(
    'name',
    'You already have a service with this name. Buyers couldn’t tell the two apart: call this one something else.',
    'unique',
  );
}

/**
 * Why an item can't be renamed so: buyers could not tell it from another one of this supplier. Lists may hold two of one
 * name with SKUs of their own, so only a change is refused. The keys are locked before.
 */
export async function renameProblem(
  trx: Transaction<Database>,
  supplierId: string,
  before: ItemToKey & { readonly id: string },
  { name = before.name, variant = before.variant }: Partial<Pick<ItemToKey, 'name' | 'variant'>>,
): Promise<Invalid | null> {
  if (name === before.name && variant === before.variant) return null;
  if (!(await hasOtherCalled(trx, supplierId, { id: before.id, name, variant }))) return null;
  return invalid(
    variant === before.variant ? 'name' : 'variant',
    `You have another ${[name, variant].filter((word) => word !== null).join(', ')}. Buyers couldn’t tell the two apart: call this one something else.`,
    'unique',
  );
}
