import { sql, type Expression, type SqlBool } from 'kysely';
import { findsByPrice, isInAny, offersReaching, priceOf } from '../product/reaching-offers.repository.ts';
import type { Choices, Sample } from './search.domain.ts';

export interface SearchedWords {
  readonly by: 'words';
  readonly text: string;
  /** Whether they name a trade. */
  readonly isTrade: boolean;
  /** The text as typed, and others with the same meaning. */
  readonly said: readonly string[];
  /** All of `said` in one text. */
  readonly together: string;
  /** The one of `said` with the name that listings use, if they use another. */
  readonly calledOtherwise: string | null;
  /** Whether that is what no thing is called: "wine" is a cellar. */
  readonly isKind: boolean;
}

/** A search for all listings, for words, or for similar ones. */
export type SearchText =
  | { readonly by: 'all' }
  | SearchedWords
  | { readonly by: 'similar'; readonly text: string };

/**
 * The search terms with their tsquery. It is null for misspelt terms of which no listing has something similar to each
 * word; then letters are compared. Else `likeness` is how similar a listing is, in SQL.
 */
export type SearchInput =
  | Extract<SearchText, { by: 'all' }>
  | (Extract<SearchText, { by: 'words' }> & { readonly query: string })
  | (Extract<SearchText, { by: 'similar' }> & Similar);

/** What misspelt terms are taken for. */
export type Similar =
  | { readonly query: string; readonly likeness: string }
  | { readonly query: null; readonly likeness: null };

type Condition = Expression<SqlBool>;

/** The filters by facet: both ends of a price are one. */
export const choiceNames = ['department', 'kind', 'category', 'vendor', 'port', 'inStock', 'price'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The maximum that is counted where no count is stored (migration 0047): nobody pages further. */
export const countedMost = 10_000;

/**
 * Of a search by words this many are counted and ranked, which takes milliseconds. Of more, those in a sample are ranked
 * and the others follow by name.
 */
export const rankedMost = 3000;

const byte = (at: number, below: number) =>
  sql<SqlBool>`get_byte(uuid_send(l.id), ${sql.lit(at)}) < ${sql.lit(below)}`;

/** The samples, by random bytes of the listings' ids, as the indexes of migrations 0052, 0101 and 0113 say it. */
const samples: Readonly<Record<Sample, Condition>> = {
  16: byte(15, 16),
  64: byte(14, 4),
  256: byte(15, 1),
  1024: sql<SqlBool>`(${byte(13, 1)} and ${byte(12, 64)})`,
  4096: sql<SqlBool>`(${byte(11, 1)} and ${byte(10, 16)})`,
};

/** The listings in a sample. */
export const isInSample = (sample: Sample): Condition => samples[sample];

/**
 * The condition of each filter, on columns of market_listings `l`. A department as a literal lets the planner use its
 * index; otherwise parameters allow one text for all.
 */
export function conditionsOf(
  choices: Choices,
  { isDepartmentWritten = false }: { readonly isDepartmentWritten?: boolean } = {},
): Partial<Record<ChoiceName, Condition>> {
  const { department, kind, category, vendor, port, inStock, priceFrom, priceTo } = choices;
  const prices: Condition[] = [];
  if (priceFrom !== undefined) prices.push(sql`${priceOf(choices)} >= ${priceFrom}::bigint`);
  if (priceTo !== undefined) prices.push(sql`${priceOf(choices)} <= ${priceTo}::bigint`);
  return {
    ...(department !== undefined && {
      department: sql`l.departments @> array[${isDepartmentWritten ? sql.lit(department) : department}::text]`,
    }),
    ...(kind !== undefined && { kind: sql`l.kind = ${kind}` }),
    ...(category !== undefined && { category: sql`l.category = ${category}` }),
    ...(vendor !== undefined && { vendor: sql`l.vendor_ids @> array[${vendor}::uuid]` }),
    ...(port !== undefined && { port: isInAny(sql`l.ports`, port) }),
    ...(inStock !== undefined && {
      inStock: inStock ? sql`(not l.out_of_stock and not l.is_uncounted)` : sql`l.out_of_stock`,
    }),
    ...(prices.length > 0 && { price: allOf(prices) }),
  };
}

/** Whether any filter is chosen. */
export const areChosen = (choices: Choices): boolean => Object.keys(conditionsOf(choices)).length > 0;

/** True if all of them are; without any, always true. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * All listings that match the search, as `l`, if hasFilter holds for them. Misspelt terms add their `likeness` if it is
 * `rated`: of all, or of the sample of frequent terms. Joins `o` if the results depend on the price in the chosen port,
 * or if `byPrice` is true.
 */
export const matchingListings = (
  asked: SearchInput,
  choices: Choices,
  byPrice = findsByPrice(choices),
  rated: 'nothing' | 'all' | Sample = 'nothing',
): Expression<unknown> => {
  const offers = byPrice ? offersReaching(choices) : sql``;
  if (asked.by === 'similar' && asked.query === null)
    return sql`market_listings l join similar_listings(${asked.text}) rated on rated.id = l.id ${offers}`;
  return asked.by === 'similar' && rated !== 'nothing'
    ? sql`market_listings l join ${ratedListings(sql`${asked.query}::tsquery`, sql`${asked.likeness}`, rated)} rated on rated.id = l.id ${offers}`
    : sql`market_listings l ${offers}`;
};

/** The ids of all listings that a misspelt question finds with their likeness, or at least of those in a sample that filters decide on. */
const ratedListings = (
  query: Expression<unknown>,
  likeness: Expression<unknown>,
  sample: Sample | 'all',
): Expression<unknown> =>
  sql`rated_listings(${query}, ${likeness}, ${sql.lit(sample === 16 || sample === 256 ? 256 / sample : 256)})`;

/**
 * Whether a listing contains the terms or similar ones; letters are compared by matchingListings. The subquery hides
 * the terms from the planner: it would scan every listing if many match, and reading the term index is several times
 * faster even if all do.
 */
export const hasFilter = (asked: SearchInput): readonly Condition[] =>
  asked.by === 'all' || asked.query === null ? [] : [hasWords(sql`(select ${asked.query}::tsquery)`)];

/** Whether a listing contains the terms of the query that a subquery returns. */
export const hasWords = (query: Expression<unknown>): Condition => sql`l.search @@ ${query}`;
