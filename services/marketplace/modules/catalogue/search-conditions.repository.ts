import { sql, type Expression, type SqlBool } from 'kysely';
import { findsByPrice, offersReaching, priceOf } from './reaching-offers.repository.ts';
import type { Choices } from './search.domain.ts';

/**
 * The question as the database takes it: `query` is a tsquery, `text` what was typed, and `isTrade` says that it names whoever does a work. What is misspelt has none where no listing has something
 * of every word, so that letters are compared.
 */
export type SearchInput =
  | { readonly by: 'all' }
  | { readonly by: 'words'; readonly text: string; readonly query: string; readonly isTrade: boolean }
  | { readonly by: 'similar'; readonly text: string; readonly query: string | null };

type Condition = Expression<SqlBool>;

/** What can be chosen, by the facet it belongs to: both ends of a price are one choice. */
export const choiceNames = ['department', 'kind', 'category', 'vendor', 'port', 'inStock', 'price'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** So many at most are counted of what no count is kept of (migration 0047): nobody looks through more. */
export const countedMost = 10_000;

/** The listings of the sample of migration 0052. */
export const isInSample = sql<SqlBool>`get_byte(uuid_send(l.id), 15) < 16`;

/**
 * The condition of each choice that was made, on columns of market_listings `l`. A department that is written into the text lets the
 * planner take the index of that department; elsewhere one text serves all.
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
    ...(port !== undefined && { port: sql`l.ports @> array[${port}::text]` }),
    ...(inStock !== undefined && {
      inStock: inStock ? sql`(not l.out_of_stock and not l.is_uncounted)` : sql`l.out_of_stock`,
    }),
    ...(prices.length > 0 && { price: allOf(prices) }),
  };
}

/** True where all of them are; without one, everywhere. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * Every listing that answers the question, as `l`, if hasFilter holds for it; what is misspelt has its `likeness` where it is `rated`, which of the sample is
 * known without rating everything. With `o` where what is found depends on what it costs in the chosen port, or `byPrice` asks for it.
 */
export const matchingListings = (
  asked: SearchInput,
  choices: Choices,
  byPrice = findsByPrice(choices),
  rated: 'nothing' | 'all' | 'sample' = 'nothing',
): Expression<unknown> => {
  const offers = byPrice ? offersReaching(choices) : sql``;
  return asked.by === 'similar' && (asked.query === null || rated !== 'nothing')
    ? sql`market_listings l join similar_listings(${asked.text}, ${sql.lit(rated === 'sample')}) on similar_listings.id = l.id ${offers}`
    : sql`market_listings l ${offers}`;
};

/**
 * Whether a listing contains the terms, or what is like them; letters are compared by matchingListings. The subquery hides the terms
 * from the planner: it would scan every listing if many match, and reading the term index is several times faster even
 * if all do.
 */
export const hasFilter = (asked: SearchInput): readonly Condition[] =>
  asked.by === 'all' || asked.query === null ? [] : [sql`l.search @@ (select ${asked.query}::tsquery)`];
