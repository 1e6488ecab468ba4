import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { addField, joined, listOf, readJson, type JsonOf } from '../../../platform/db/json-text.ts';
import type { PublicListing } from '../catalogue.domain.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';
import type { ProductDetail } from './product.domain.ts';
import { findOthersOfDepartments, findProduct, othersMost } from './product.repository.ts';

type ProductRefusal = { readonly code: 'NOT_FOUND' };

/**
 * A product and its offers as JSON (contract: getProduct). A product remains readable without offers; one that was
 * never public answers 404.
 */
export async function getProduct(
  { db }: CatalogueParts,
  id: string,
): Promise<Result<JsonOf<ProductDetail>, ProductRefusal>> {
  const found = await findProduct(db, id);
  if (found === null) return refuse({ code: 'NOT_FOUND' });
  const { product, others, otherCount } = found;
  const near =
    otherCount === othersMost
      ? listOf<PublicListing>([])
      : await findOthersOfDepartments(db, readJson(product), othersMost - otherCount);
  return ok(addField<ProductDetail, 'others'>(product, 'others', joined(others, near)));
}
