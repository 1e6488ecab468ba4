import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import { addField, jsonOf, listOf, readJson, type JsonOf } from '../../../platform/db/json-text.ts';
import type { Money, PublicListing } from '../catalogue.domain.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';
import { countFacets, type FacetRow } from './facets.repository.ts';
import { memoizeFor, type MemoizedFor } from '../../../platform/memoize-for.ts';
import {
  frequencyOf,
  isCode,
  isMisspeltName,
  isSimilar,
  isWholeWords,
  measuredOtherwise,
  orderOf,
  plainOrderOf,
  readSearchCursor,
  withoutLabels,
  wayOf,
  withoutTraits,
  writeSearchCursor,
  type Choices,
  type Frequency,
  type SearchPosition,
  type SearchSort,
  type Way,
} from './search.domain.ts';
import { isDepartmentAlone, keptChoice } from './kept-counts.repository.ts';
import { countedMost, rankedMost, type SearchInput } from './search-conditions.repository.ts';
import { calledOtherwiseIn, inEnglish, isTerm, termIn, thingIn } from './other-languages.domain.ts';
import { worksAsked } from './trades.domain.ts';
import { findDefaultPage, defaultLimit } from './default-page.repository.ts';
import {
  countListings,
  findDepartment,
  findListings,
  type Department,
  type Page,
} from './search.repository.ts';
import {
  areWordsKnown,
  isAnyCalled,
  readSimilar,
  readWords,
  type Few,
  type Total,
} from './search-words.repository.ts';

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

async function find(toFind: ToFind): Promise<Omit<WrittenPage, 'department'>> {
  const { db, text, choices, sort, limit, from } = toFind;
  if (text === '' && limit === defaultLimit && isDepartmentAlone({ by: 'all' }, choices))
    return defaultPage(toFind);
  const [way, place] = [from?.way ?? null, from?.place ?? null];
  const page = { place, limit: limit + 1 };
  // A cursor that says there are many continues so, whatever the number is now.
  const isOfMany = sort === 'best' && way !== null && frequencyOf(way) !== null;
  const pageOfFew = isOfMany ? null : { ...page, order: orderOf(sort, way ?? 'words') };
  const { few, ...asking } = await question(db, { text, choices, way, page: pageOfFew });
  const { rows, all, exact } = few ?? (await pageOf({ ...asking, ...page, db, choices, sort }));
  const { asked } = asking;
  const most = countedAtMost(asked, choices);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: listOf(shown.map(({ item }) => item)),
    nextCursor: rows.length > limit && last ? writeSearchCursor(sort, asking.way, last.place) : null,
    total: Math.min(all, most),
    totalIsLowerBound: all > most,
    match: matchOf(asked, text, shown[0]?.item),
    exact,
  };
}

function matchOf(
  { by }: SearchInput,
  text: string,
  first: JsonOf<PublicListing> | undefined,
): ListingPage['match'] {
  if (by !== 'similar') return by === 'all' ? null : by;
  return first !== undefined && isMisspeltName(text, readJson(first).name) ? 'misspelt' : 'similar';
}

function countedAtMost(asked: SearchInput, choices: Choices): number {
  if (asked.by !== 'all') return rankedMost;
  return keptChoice(asked, choices) === null ? countedMost : Infinity;
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

interface PageToFind extends Omit<Question, 'few'>, Pick<ToFind, 'db' | 'choices' | 'sort' | 'limit'> {
  readonly place: SearchPosition | null;
}

/** The rows of a page, and the number of listings: counted up to one more than the maximum. */
async function pageOf(page: PageToFind): Promise<Few> {
  const { db, asked, choices, sort, way, total, place, limit } = page;
  if (total === 0) return { rows: [], all: 0, exact: null };
  const known = typeof total === 'number' ? total : null;
  const frequency = frequencyOf(way);
  if (frequency !== null && sort === 'best') {
    // A cursor that says there are many continues so, whatever the number is now.
    const all = total === 'few' ? await countListings(db, asked, choices) : (known ?? Infinity);
    return { rows: await bestOfMany(page, frequency), all, exact: null };
  }
  const order = orderOf(sort, way);
  // A cursor that ranks continues so, whatever the number is now.
  if (isFrequent(total) && order !== 'rank')
    return { rows: await someOfMany(page, { order, place, limit }), all: Infinity, exact: null };
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
  const most = keptChoice(asked, choices) === null ? countedMost : Infinity;
  // Only now known to be too many to collect: those that were may not be the best.
  const isCut = isGathered && all > most;
  const { rows, exact } = isCut
    ? await findListings(db, asked, choices, { order, reads: 'in order', place, limit })
    : first;
  return { rows, all, exact };
}

type Part = Pick<Parameters<typeof findListings>[3], 'order' | 'place' | 'limit' | 'part'>;

/** The best matches of the sample; after them, for whoever pages that far, everything else by name. */
async function bestOfMany(page: PageToFind, frequency: Frequency) {
  const { db, asked, choices, place, limit } = page;
  const isInRest = place !== null && place.rank > 0;
  const sample: Part = { order: 'rank', part: { is: 'sample', of: frequency }, place, limit };
  const { rows } = isInRest
    ? { rows: [] }
    : await findListings(db, asked, choices, { ...sample, reads: 'gathered' });
  if (rows.length === limit) return rows;
  const rest: Part = {
    order: 'name',
    part: { is: 'rest', of: frequency },
    place: isInRest ? place : null,
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

interface Question {
  readonly asked: SearchInput;
  readonly way: Way;
  /** Null if it is not known yet. */
  readonly total: Total | null;
  /** The requested page with the number of all results, if they are few enough. */
  readonly few: Few | null;
}

/** Chooses the search method; later pages keep the method of the first. */
export async function question(
  db: CatalogueParts['db'],
  {
    text: typed,
    choices,
    way,
    page = null,
  }: {
    readonly text: string;
    readonly choices: Choices;
    readonly way: Way | null;
    /** Read together with the words, if there are few results. */
    readonly page?: Page | null;
  },
): Promise<Question> {
  const text = withoutLabels(typed);
  if (text === '') {
    const asked = { by: 'all' } as const;
    // Read in index order, whatever its number.
    const total = isDepartmentAlone(asked, choices) ? null : await countListings(db, asked, choices);
    return { asked, way: 'all', total, few: null };
  }
  const english = inEnglish(text);
  const said = english ?? text;
  const nothing: Question = {
    asked: { by: 'similar', text, query: null, likeness: null },
    way: 'similar',
    total: 0,
    few: null,
  };
  const similar = async (written: string): Promise<Question> => {
    const like = await soldAs(db, written);
    const thing = withoutTraits(like);
    // What only has the colour or the size comes no closer: "red prawns" to "red ensign".
    if (thing !== null && (await isNothingLike(db, thing))) return nothing;
    const said = { by: 'similar', text: like } as const;
    const { total, few, ...meant } = await readSimilar(db, { asked: said, choices, page });
    const asked = { ...said, ...meant };
    if (asked.query === null) {
      // No listing has everything: rather the thing in another size or colour than nothing.
      if (thing !== null) return similar(thing);
      // Nor the thing of another make: "impeller" of "impeller volvo penta".
      const term = termIn(like);
      if (term !== null && term !== like) return similar(term);
      return { asked, way: 'similar', total: null, few: null };
    }
    return { asked, way: way ?? wayOf('similar', isFrequent(total) ? total : null), total, few };
  };
  const thing = thingIn(said);
  if (way !== null && isSimilar(way)) return similar(thing ?? said);
  const wasWhole = way === null ? null : isWholeWords(way);
  const works = worksAsked(said);
  const calledOtherwise = calledOtherwiseIn(said);
  const words = {
    by: 'words',
    text: said.replaceAll(/\s+/gu, ' '),
    isTrade: works !== null,
    said: [text, english, works, calledOtherwise]
      .filter((each) => each !== null)
      .flatMap((each) => [each, ...measuredOtherwise(each)]),
    calledOtherwise,
  } as const;
  const read = { asked: words, choices, isWhole: wasWhole, page };
  const { query, isWhole, total, few } = await readWords(db, read);
  if (query === null) return nothing;
  const asked = { ...words, query };
  // A block for ropes of 14 mm only mentions them: rather mooring lines of another size.
  const isRenamed = withoutTraits(said) !== null && (await soldAs(db, said)) !== said;
  if (way === null && total !== 0 && isRenamed && !(await isAnyCalled(db, query))) return similar(said);
  // Without filters, the counted set is the whole market.
  const isChosen = Object.values(choices).some((choice) => choice !== undefined);
  const areUnknown = async () => !isChosen || !(await areWordsKnown(db, query));
  // Similar listings must have the whole name of a thing: "toilet paper" must not find paper charts, but "MAN oil filter" an oil filter.
  // And a trade alone is another trade if it is only spelt like it: "sailmaker" must not find a watermaker.
  const isTradeAlone = works !== null && !works.includes(' ');
  // What is known by its name is not misspelt, and a number is another one if it only has some of the digits.
  const isAsSpelt = isTradeAlone || isTerm(said) || isCode(text);
  const isAnyLike = async () => (thing === null ? !isAsSpelt : isSold(db, thing));
  if (way === null && total === 0 && !isWhole && (await areUnknown()) && (await isAnyLike()))
    return similar(thing ?? said);
  const matched = isWhole ? 'whole words' : 'words';
  return { asked, way: way ?? wayOf(matched, isFrequent(total) ? total : null), total, few };
}

/** Whether no listing has anything like a text. */
async function isNothingLike(db: CatalogueParts['db'], text: string): Promise<boolean> {
  const { query } = await readSimilar(db, { asked: { by: 'similar', text }, choices: {}, page: null });
  return query === null;
}

/** Whether any listing has all of the words. */
async function isSold(db: CatalogueParts['db'], text: string): Promise<boolean> {
  const asked = { by: 'words', text, isTrade: false, said: [text], calledOtherwise: null } as const;
  const { query } = await readWords(db, { asked, choices: {}, isWhole: null, page: null });
  return query !== null && (await areWordsKnown(db, query));
}

/**
 * A text with the name that listings use, if any is called so, whatever its size and colour: "mooring line 12mm" for
 * "rope 12mm", before fenders that only mention a rope.
 */
async function soldAs(db: CatalogueParts['db'], text: string): Promise<string> {
  const [said, thing] = [text, withoutTraits(text) ?? text].map(calledOtherwiseIn);
  return typeof said === 'string' && typeof thing === 'string' && (await isSold(db, thing)) ? said : text;
}

const isFrequent = (total: Total | null): total is Frequency => total === 'many' || total === 'very many';

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
  return { ...counted, inStock: inStock, price: rangeOf(priceFrom, priceTo, currency) };
}

const rangeOf = (from: number | null, to: number | null, currency: string): Facets['price'] =>
  from === null || to === null || from === to
    ? null
    : { from: { amountMinor: from, currency }, to: { amountMinor: to, currency } };
