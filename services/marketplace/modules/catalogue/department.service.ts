import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../account/index.ts';
import { searchWords, type DepartmentSlug, type Invalid, type PublicListing } from './catalogue.domain.ts';
import type { CatalogueParts } from './catalogue.parts.ts';
import { readCursor } from './cursor.domain.ts';
import { countDepartmentListings, findDepartment, findDepartmentListings } from './department.repository.ts';
import { findExchangeRates, type ExchangeRate } from './exchange-rates.repository.ts';
import { pageOf, unknownPlace } from './own-listings.service.ts';

export interface DepartmentSearch {
  readonly kind?: 'product' | 'service' | undefined;
  readonly q?: string | undefined;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface DepartmentPage {
  readonly department: { readonly slug: DepartmentSlug; readonly name: string; readonly lead: string };
  readonly items: readonly PublicListing[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** How many the search finds. */
  readonly total: number;
}

const order = 'department';

/**
 * What a department offers to everybody, what can be had first (contract: listDepartmentListings). Only active listings of active vendors: whoever is
 * paused, restricted or suspended is gone with the next call.
 */
export async function listDepartmentListings(
  { db }: CatalogueParts,
  slug: DepartmentSlug,
  { kind, q, cursor, limit = 24 }: DepartmentSearch,
): Promise<Result<DepartmentPage, Invalid>> {
  const place = cursor === undefined ? null : readCursor(order, 'string', cursor);
  if (cursor !== undefined && place === null) return refuse(unknownPlace);
  const search = { department: slug, kind, words: searchWords(cleanLine(q ?? '')) };
  const [department, found, total] = await Promise.all([
    findDepartment(db, slug),
    findDepartmentListings(db, search, { place, limit: limit + 1 }),
    countDepartmentListings(db, search),
  ]);
  return ok({ department: { slug, ...department }, ...pageOf(found, limit, order), total });
}

export interface ExchangeRates {
  /** The market's own (ISO 4217). */
  readonly currency: string;
  readonly rates: readonly ExchangeRate[];
}

/** What other currencies are worth in the market's (contract: listExchangeRates). */
export const listExchangeRates = async ({ db, currency }: CatalogueParts): Promise<ExchangeRates> => ({
  currency,
  rates: await findExchangeRates(db, currency),
});
