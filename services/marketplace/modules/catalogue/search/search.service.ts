import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import { addField, jsonOf, listOf, readJson, type JsonOf } from '../../../platform/db/json-text.ts';
import type { Money, PublicListing } from '../catalogue.domain.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';
import { countFacets, type FacetRow } from './facets.repository.ts';
import { memoizeFor, type MemoizedFor } from '../../../platform/memoize-for.ts';
import { isNear } from './near.domain.ts';
import { question, type Question } from './question.service.ts';
import {
  isMisspeltName,
  isOfOtherSize,
  orderOf,
  plainOrderOf,
  readSearchCursor,
  sampleOf,
  writeSearchCursor,
  type Choices,
  type Sample,
  type SearchPosition,
  type SearchSort,
  type Way,
} from './search.domain.ts';
import { isDepartmentAlone, keptTotal } from './kept-counts.repository.ts';
import { countedMost, rankedMost, type SearchInput } from './search-conditions.repository.ts';
import { findDefaultPage, defaultLimit } from './default-page.repository.ts';
import { countListings, findDepartment, findListings, type Department } from './search.repository.ts';
import { exactly, type ReadPage, type Total } from './search-words.repository.ts';

interface ListingSearch extends Choices {
  readonly q?: string | undefined;
  readonly sort?: SearchSort | undefined;
  /** The `nextCursor` of the previous page of the same search. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface ListingPage {
  /** The chosen department. */
  readonly department: Department | null;
  readonly items: readonly PublicListing[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** The number of results. */
  readonly total: number;
  /** Whether there are more results than are counted. */
  readonly totalIsLowerBound: boolean;
  /**
   * How the terms were matched; null without terms. Misspelt if no listing has them, but the page's first is called so
   * but for letters mistyped.
   */
  readonly match: 'words' | 'misspelt' | 'similar' | null;
  /**
   * How many of the results are exact: they come first, and the others have a word only in their description or
   * category. Null where this is unknown.
   */
  readonly exact: number | null;
}

export type Facets = Omit<FacetRow, 'inStock' | 'priceFrom' | 'priceTo'> & {
  readonly inStock: number;
  /** The lowest and highest price; null if nothing is found, or if all cost the same. */
  readonly price: { readonly from: Money; readonly to: Money } | null;
};

// Up to this many, collecting and sorting is faster than scanning the market in order until a page is full. Terms often
// correlate with names, so all matches may be far back: scanning is right only if a large part of the market matches.
export const gatheredMost = { all: 5000, words: countedMost };

/**
 * The public search (contract: searchListings): full text, and similar spellings if no listing contains the terms.
 * Only active listings of active vendors: paused, restricted and suspended vendors disappear with the next call.
 */
export async function searchListings(
  parts: SearchParts,
  search: ListingSearch,
): Promise<Result<ListingPage, Invalid>> {
  const found = await readPage(parts, search);
  return found.ok ? ok({ ...found.value, items: readJson(found.value.items) }) : found;
}

/** The same as finished JSON. */
export async function writeListings(
  parts: SearchParts,
  search: ListingSearch,
): Promise<Result<JsonOf<ListingPage>, Invalid>> {
  const found = await readPage(parts, search);
  if (!found.ok) return found;
  const { items, ...page } = found.value;
  return ok(addField<ListingPage, 'items'>(jsonOf(page), 'items', items));
}

interface WrittenPage extends Omit<ListingPage, 'items'> {
  readonly items: JsonOf<readonly PublicListing[]>;
}

async function readPage(
  { db, departments }: SearchParts,
  { q, sort = 'best', cursor, limit = defaultLimit, ...choices }: ListingSearch,
): Promise<Result<WrittenPage, Invalid>> {
  const text = cleanLine(q ?? '');
  const from = cursor === undefined ? null : readSearchCursor(sort, { hasWords: text !== '', cursor });
  if (cursor !== undefined && from === null) return refuse(invalidCursor);
  const [department, found] = await Promise.all([
    departmentOf({ db, departments }, choices.department),
    find({ db, text, choices, sort, limit, from }),
  ]);
  return ok({ department, ...found });
}

/** A department's name and lead change only with a release. */
const departmentsMaxAgeMs = 60_000;

export interface SearchParts extends CatalogueParts {
  readonly departments: MemoizedFor<Department>;
}

/** A page of a department is one statement, because the department itself is cached. */
export const searchParts = (parts: CatalogueParts): SearchParts => ({
  ...parts,
  departments: memoizeFor(parts.clock, departmentsMaxAgeMs),
});

const departmentOf = async (
  { db, departments }: Pick<SearchParts, 'db' | 'departments'>,
  slug: Choices['department'],
): Promise<Department | null> =>
  slug === undefined ? null : departments(slug, async () => findDepartment(db, slug));

interface ToFind {
  readonly db: CatalogueParts['db'];
  readonly text: string;
  readonly choices: Choices;
  readonly sort: SearchSort;
  readonly limit: number;
  readonly from: { readonly way: Way; readonly place: SearchPosition } | null;
}

async function find(search: ToFind): Promise<Omit<WrittenPage, 'department'>> {
  const { db, text, choices, sort, limit, from } = search;
  if (text === '' && limit === defaultLimit && isDepartmentAlone({ by: 'all' }, choices))
    return defaultPage(search);
  const [way, place] = [from?.way ?? null, from?.place ?? null];
  const page = { place, limit: limit + 1 };
  const order = sort === 'best' ? 'rank' : plainOrderOf(sort);
  const { read, ...asking } = await question(db, {
    text,
    choices,
    way,
    page: sort === 'best' && isInRest(place) ? null : { ...page, order },
  });
  const toFind = { ...asking, ...page, db, choices, sort };
  const { rows, exact, total } =
    read === null
      ? await pageOf(toFind)
      : { ...read, rows: await withRest(toFind, read.rows), total: asking.total };
  const { number, isAtLeast } = total ?? (await counted(toFind));
  const most = countedAtMost(asking.asked, choices);
  const shown = rows.slice(0, limit);
  // What is only spelt a little like the words is nothing of what is looked for. In another order the nearest may be on a
  // later page.
  if (
    asking.asked.by === 'similar' &&
    from === null &&
    shown.length > 0 &&
    !readJson(listOf(shown.map(({ item }) => item))).some((item) => isNear(text, item)) &&
    (sort === 'best' || (await find({ ...search, sort: 'best' })).total === 0)
  )
    return nothingFound;
  const last = shown.at(-1);
  return {
    items: listOf(shown.map(({ item }) => item)),
    nextCursor: rows.length > limit && last ? writeSearchCursor(sort, asking.way, last.place) : null,
    total: Math.min(number, most),
    totalIsLowerBound: isAtLeast || number > most,
    ...matchOf(asking.asked, text, { shown: shown.map(({ item }) => item), exact }),
  };
}

const nothingFound: Omit<WrittenPage, 'department'> = {
  items: listOf([]),
  nextCursor: null,
  total: 0,
  totalIsLowerBound: false,
  match: 'similar',
  exact: null,
};

const counted = async ({
  db,
  asked,
  choices,
}: Pick<PageToFind, 'db' | 'asked' | 'choices'>): Promise<Total> =>
  exactly(await countListings(db, asked, choices));

function matchOf(
  { by }: SearchInput,
  text: string,
  { shown, exact }: { readonly shown: readonly JsonOf<PublicListing>[]; readonly exact: number | null },
): Pick<ListingPage, 'match' | 'exact'> {
  const [first] = shown;
  if (by === 'all') return { match: null, exact };
  // The words of "5 l" are in "2.5 l" too.
  if (by === 'words')
    return first !== undefined && shown.every((item) => isOfOtherSize(text, calledIn(readJson(item))))
      ? { match: 'similar', exact: null }
      : { match: by, exact };
  const isMisspelt = first !== undefined && isMisspeltName(text, calledIn(readJson(first)));
  return { match: isMisspelt ? 'misspelt' : 'similar', exact };
}

/** A listing's name, with its brand and variant. */
const calledIn = ({ name, detail }: Pick<PublicListing, 'name' | 'detail'>): string =>
  `${name} ${detail ?? ''}`;

function countedAtMost(asked: SearchInput, choices: Choices): number {
  if (asked.by !== 'all') return rankedMost;
  return keptTotal(asked, choices) === null ? countedMost : Infinity;
}

/** The most frequent request, which needs no preparation. */
async function defaultPage({ db, choices, sort, from }: ToFind): Promise<Omit<WrittenPage, 'department'>> {
  const { items, end, total } = await findDefaultPage(db, {
    department: choices.department ?? null,
    order: plainOrderOf(sort),
    place: from?.place ?? null,
  });
  const nextCursor = end && writeSearchCursor(sort, 'all', end);
  return { items, nextCursor, total, totalIsLowerBound: false, match: null, exact: null };
}

interface PageToFind extends Omit<Question, 'read'>, Pick<ToFind, 'db' | 'choices' | 'sort' | 'limit'> {
  readonly place: SearchPosition | null;
}

interface FoundPage extends ReadPage {
  /** Null if it has to be counted. */
  readonly total: Total | null;
}

/** A page that was not read together with its words. */
async function pageOf(page: PageToFind): Promise<FoundPage> {
  const { db, asked, choices, sort, way, total, place, limit } = page;
  if (total?.number === 0) return { rows: [], total, exact: null };
  const sample = sampleOf(way);
  if (sample !== null && sort === 'best')
    return { rows: await withRest(page, await bestOfSample(page, sample)), total, exact: null };
  const order = orderOf(sort, way);
  // A cursor that ranks continues so, whatever the number is now.
  if (asked.by !== 'all' && total?.isAtLeast === true && order !== 'rank')
    return { rows: await someOfMany(page, { order, place, limit }), total, exact: null };
  const known = total?.number ?? null;
  const isGathered =
    !isDepartmentAlone(asked, choices) &&
    (known === null || known <= gatheredMost[way === 'all' ? 'all' : 'words']);
  const first = await findListings(db, asked, choices, {
    order,
    reads: isGathered ? 'gathered' : 'in order',
    place,
    limit,
  });
  const all = known ?? first.total ?? (await countListings(db, asked, choices));
  const most = keptTotal(asked, choices) === null ? countedMost : Infinity;
  // Only now known to be too many to collect: those that were may not be the best.
  const isCut = isGathered && all > most;
  const { rows, exact } = isCut
    ? await findListings(db, asked, choices, { order, reads: 'in order', place, limit })
    : first;
  return { rows, total: exactly(all), exact };
}

type Part = Pick<Parameters<typeof findListings>[3], 'order' | 'place' | 'limit' | 'part'>;

const isInRest = (place: SearchPosition | null): place is SearchPosition => place !== null && place.rank > 0;

/** The best matches of a sample. */
async function bestOfSample({ db, asked, choices, place, limit }: PageToFind, of: Sample) {
  if (isInRest(place)) return [];
  const part = { is: 'sample', of } as const;
  const { rows } = await findListings(db, asked, choices, {
    order: 'rank',
    part,
    place,
    limit,
    reads: 'gathered',
  });
  return rows;
}

/** The rows of a page; after those of a sample, for whoever pages that far, everything else by name. */
async function withRest(page: PageToFind, rows: ReadPage['rows']) {
  const { sort, way, place, limit } = page;
  const of = sampleOf(way);
  if (of === null || sort !== 'best' || rows.length === limit) return rows;
  const rest: Part = {
    order: 'name',
    part: { is: 'rest', of },
    place: isInRest(place) ? place : null,
    limit: limit - rows.length,
  };
  return [...rows, ...(await someOfMany(page, rest))];
}

/** The next results in exact order, however many there are: frequent terms occur among the first that are read. */
async function someOfMany({ db, asked, choices }: PageToFind, part: Part) {
  const near = await findListings(db, asked, choices, { ...part, reads: 'in order so far' });
  if (near.rows.length === part.limit) return near.rows;
  const far = await findListings(db, asked, choices, { ...part, reads: 'in order' });
  return far.rows;
}

/**
 * The facets of a search (contract: getListingFacets), each with its number of results in combination with the others.
 */
export async function getListingFacets(
  { db, currency }: CatalogueParts,
  { q, ...choices }: Pick<ListingSearch, 'q'> & Choices,
): Promise<Facets> {
  const text = cleanLine(q ?? '');
  const asked: SearchInput =
    text === '' ? { by: 'all' } : (await question(db, { text, choices, way: null })).asked;
  const { inStock, priceFrom, priceTo, ...counted } = await countFacets(db, asked, choices);
  return { ...counted, inStock, price: rangeOf(priceFrom, priceTo, currency) };
}

const rangeOf = (from: number | null, to: number | null, currency: string): Facets['price'] =>
  from === null || to === null || from === to
    ? null
    : { from: { amountMinor: from, currency }, to: { amountMinor: to, currency } };
