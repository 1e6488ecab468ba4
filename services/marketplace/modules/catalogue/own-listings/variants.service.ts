import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import type { InventoryItem } from '../catalogue.domain.ts';
import {
  copyProduct,
  findNotApart,
  findOriginal,
  findProductToReturnTo,
  lockProducts,
} from './variants.repository.ts';

type Trx = Transaction<Database>;

/** The product that an item is of if it is a variant of the supplier's item `variantOf`; refused if it can't be. */
export async function productOfVariant(
  trx: Trx,
  supplierId: string,
  unit: string | null,
  variantOf: string,
): Promise<Result<string, Invalid>> {
  const original = await findOriginal(trx, supplierId, variantOf);
  if (original === null)
    return refuse(
      invalid('variantOf', 'You no longer have the item that this would be a variant of.', 'exists'),
    );
  if (unit !== original.unit)
    return refuse(
      invalid(
        'unit',
        original.unit === null
          ? `Your ${original.name} has no unit, and both are on one page: leave it out here too.`
          : `Your ${original.name} is sold per ${original.unit}, and both are on one page: choose the same.`,
        'same',
      ),
    );
  return ok(original.productId);
}

/** Why an item can't be on the page of its product: buyers could not choose it there by its variant. Null if it can. */
export async function apartProblem(
  trx: Trx,
  supplierId: string,
  item: Parameters<typeof findNotApart>[2],
): Promise<Invalid | null> {
  const other = await findNotApart(trx, supplierId, item);
  if (other === null) return null;
  const isMissing = item.variant === null || other.variant === null;
  return invalid(
    'variant',
    other.variant === null
      ? `It would be on one page with your ${other.name}, which doesn’t say its variant yet. “Add a variant” in the menu of that one asks for both.`
      : `It would be on one page with your ${other.name}, ${other.variant}. Say what this one is, like a colour or a size.`,
    isMissing ? 'required' : 'unique',
  );
}

/**
 * The product to which an item moves, as it is after the change: that of `variantOf`, as a variant; or one for itself,
 * if `variantOf` is null. The keys of the supplier's items are locked before, the products here.
 */
export async function productAfterMove(
  trx: Trx,
  supplierId: string,
  item: Pick<InventoryItem, 'id' | 'productId' | 'name' | 'variant' | 'unit' | 'isVariant'>,
  variantOf: string | null,
  now: Date,
): Promise<Result<string, Invalid>> {
  if (variantOf === null) {
    if (!item.isVariant) return ok(item.productId);
    const own = await findProductToReturnTo(trx, supplierId, item.id);
    await lockProducts(trx, [item.productId, ...(own === null ? [] : [own])]);
    return ok(own ?? (await copyProduct(trx, item, now)));
  }
  if (variantOf === item.id)
    return refuse(invalid('variantOf', 'An item is no variant of itself. Choose another one.', 'other'));
  const joined = await productOfVariant(trx, supplierId, item.unit, variantOf);
  if (!joined.ok) return joined;
  const problem = await apartProblem(trx, supplierId, { ...item, productId: joined.value });
  if (problem !== null) return refuse(problem);
  await lockProducts(trx, [item.productId, joined.value]);
  return joined;
}
