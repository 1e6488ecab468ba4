import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { CatalogueParts } from './catalogue.parts.ts';
import type { ProductDetail } from './product.domain.ts';
import { findOthers, findProduct } from './product.repository.ts';

type ProductRefusal = { readonly code: 'NOT_FOUND' };

const othersMost = 6;

/**
 * A product and its offers (contract: getProduct). Links to one outlive its offers; one that was never public is not
 * found.
 */
export async function getProduct(
  { db }: CatalogueParts,
  id: string,
): Promise<Result<ProductDetail, ProductRefusal>> {
  const product = await findProduct(db, id);
  if (product === null) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...product, others: await findOthers(db, product, othersMost) });
}
