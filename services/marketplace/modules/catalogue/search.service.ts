import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../account/index.ts';
import type { Invalid, Money, PublicListing } from './catalogue.domain.ts';
import type { CatalogueParts } from './catalogue.parts.ts';
import { countFacets, type FacetRow } from './facets.repository.ts';
import { invalidCursor } from './own-listings.service.ts';
import {
  orderOf,
  readSearchCursor,
  writeSearchCursor,
  type Choices,
  type SearchPosition,
  type SearchSort,
  type Way,
} from './search.domain.ts';
import { isDepartmentAlone, keptChoice } from './kept-counts.repository.ts';
import { countedMost, type SearchInput } from './search-conditions.repository.ts';
import {
  areWordsKnown,
  countByWords,
  countListings,
  findDepartment,
  findListings,
  type Department,
} from './search.repository.ts';

interface ListingSearch extends Choices {
  readonly q?: string | undefined;
  readonly sort?: SearchSort | undefined;
  /** The `nextCursor` of the page before, of the same search. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface ListingPage {
  /** The department that was chosen. */
  readonly department: Department | null;
  readonly items: readonly PublicListing[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** How many the search finds. */
  readonly total: number;
  /** More are found than are counted. */
  readonly totalIsLowerBound: boolean;
  /** How the terms were matched; null without terms. */
  readonly match: 'words' | 'similar' | null;
}

export type Facets = Omit<FacetRow, 'inStock' | 'priceFrom' | 'priceTo'> & {
  readonly inStock: number;
  /** The cheapest and the dearest; null when nothing is found. */
  readonly price: { readonly from: Money; readonly to: Money } | null;
};

// Up to so many PostgreSQL ranks in a few milliseconds; more are put in order by name.
const rankedMost = 3000;
// Up to this many, collecting and sorting is faster than scanning the market in order until a page is full. Terms often
// correlate with names, so all matches may be far back: scanning is right only if a large part of the market matches.
export const gatheredMost = { all: 5000, words: countedMost.words };

/**
 * The public search (contract: searchListings): full text, and similar spellings if no listing contains the terms.
 * Only active listings of active vendors: paused, restricted and suspended vendors disappear with the next call.
 */
export async function searchListings(
  { db }: CatalogueParts,
  { q, sort = 'best', cursor, limit = 24, ...choices }: ListingSearch,
): Promise<Result<ListingPage, Invalid>> {
  const text = cleanLine(q ?? '');
  const from = cursor === undefined ? null : readSearchCursor(sort, { hasWords: text !== '', cursor });
  if (cursor !== undefined && from === null) return refuse(invalidCursor);
  const [department, found] = await Promise.all([
    choices.department === undefined ? null : findDepartment(db, choices.department),
    find({ db, text, choices, sort, limit, from }),
  ]);
  return ok({ department, ...found });
}

interface ToFind {
  readonly db: CatalogueParts['db'];
  readonly text: string;
  readonly choices: Choices;
  readonly sort: SearchSort;
  readonly limit: number;
  readonly from: { readonly way: Way; readonly place: SearchPosition } | null;
}

async function find({ db, text, choices, sort, limit, from }: ToFind) {
  const { asked, way, total } = await question(db, { text, choices, way: from?.way ?? null });
  const gathersFirst =
    !isDepartmentAlone(asked, choices) &&
    (total === null || total <= gatheredMost[way === 'all' ? 'all' : 'words']);
  const page = { order: orderOf(sort, way), gathersFirst, place: from?.place ?? null, limit: limit + 1 };
  const first = total === 0 ? { rows: [], total: 0 } : await findListings(db, asked, choices, page);
  const all = total ?? first.total ?? (await countListings(db, asked, choices));
  const most = keptChoice(asked, choices) === null ? countedMost[asked.by] : Infinity;
  // Too many to be gathered, which is only known now: the best of those that were need not be the best.
  const isCut = gathersFirst && all > most;
  const found = isCut ? await findListings(db, asked, choices, { ...page, gathersFirst: false }) : first;
  const shown = found.rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => item),
    nextCursor: found.rows.length > limit && last ? writeSearchCursor(sort, way, last.place) : null,
    total: Math.min(all, most),
    totalIsLowerBound: all > most,
    match: asked.by === 'all' ? null : asked.by,
  };
}

interface Question {
  readonly asked: SearchInput;
  readonly way: Way;
  /** Null where it is not known yet: where it decides nothing, or there are many; of one more than are counted. */
  readonly total: number | null;
}

/** Chooses the search method; later pages keep the method of the first. */
export async function question(
  db: CatalogueParts['db'],
  { text, choices, way }: { readonly text: string; readonly choices: Choices; readonly way: Way | null },
): Promise<Question> {
  if (text === '') {
    const asked = { by: 'all' } as const;
    // Read in the order of an index, whatever its number.
    const total = isDepartmentAlone(asked, choices) ? null : await countListings(db, asked, choices);
    return { asked, way: 'all', total };
  }
  const similar = { asked: { by: 'similar', text }, way: 'similar', total: null } as const;
  if (way === 'similar') return similar;
  const { query, total } = await countByWords(db, text, choices, rankedMost + 1);
  if (query === null) return { ...similar, total: 0 };
  const asked = { by: 'words', query } as const;
  if (way === null && total === 0 && !(await areWordsKnown(db, query))) return similar;
  const isMany = total > rankedMost;
  return { asked, way: way ?? (isMany ? 'many' : 'words'), total: isMany ? null : total };
}

/**
 * The filters of a search (contract: getListingFacets), each with its number of results in combination with the
 * others.
 */
export async function getListingFacets(
  { db, currency }: CatalogueParts,
  { q, ...choices }: Pick<ListingSearch, 'q'> & Choices,
): Promise<Facets> {
  const text = cleanLine(q ?? '');
  const asked: SearchInput =
    text === '' ? { by: 'all' } : (await question(db, { text, choices, way: null })).asked;
  const { inStock, priceFrom, priceTo, ...counted } = await countFacets(db, asked, choices);
  return { ...counted, inStock: inStock, price: rangeOf(priceFrom, priceTo, currency) };
}

const rangeOf = (from: number | null, to: number | null, currency: string): Facets['price'] =>
  from === null || to === null
    ? null
    : { from: { amountMinor: from, currency }, to: { amountMinor: to, currency } };
