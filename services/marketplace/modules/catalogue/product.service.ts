import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { CatalogueParts } from './catalogue.parts.ts';
import type { ProductDetail } from './product.domain.ts';
import { findOthersOfDepartments, findProduct, othersMost } from './product.repository.ts';

type ProductRefusal = { readonly code: 'NOT_FOUND' };

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
  const { others } = product;
  if (others.length === othersMost) return ok(product);
  const near = await findOthersOfDepartments(db, product, othersMost - others.length);
  return ok({ ...product, others: [...others, ...near] });
}
