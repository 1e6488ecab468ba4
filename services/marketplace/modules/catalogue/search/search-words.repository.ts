import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../own-listings/listing-search.repository.ts';
import type { Choices, Frequency } from './search.domain.ts';
import {
  allOf,
  conditionsOf,
  countedMost,
  hasWords,
  isInSample,
  matchingListings,
  rankedMost,
  ratedListings,
  type SearchText,
  type Similar,
} from './search-conditions.repository.ts';
import {
  exactOf,
  gathered,
  pageOfFound,
  placed,
  rankedBy,
  type FoundPage,
  type FoundRow,
  type Page,
} from './search.repository.ts';

/**
 * What the number in the sample of a sixteenth says of all, with near certainty: 3,000, which are counted and ranked,
 * would give 187 ± 14. With more than `many` the smaller sample suffices for a page.
 */
const maxSampled = { few: 100, counted: 250, many: 700 };
/** If the smaller sample has more than this, the larger has more than `many`: 11,200 would give 44 ± 7. */
const maxInSmaller = 70;
/** From this many whole-word matches on, prefix matches are left out. */
const minWhole = 24;

/**
 * How many listings match: `few` are some, but few enough to be collected uncounted. Of more than are counted, how
 * frequent the terms are.
 */
export type Total = number | 'few' | Frequency;

interface Found {
  readonly total: Total;
  /** The page; null if none was asked for, or if there are too many results to collect them all. */
  readonly few: Few | null;
}

export interface Few {
  readonly rows: FoundPage['rows'];
  /** The number of all results. */
  readonly all: number;
  /** See `FoundPage`. */
  readonly exact: number | null;
}

type Row = {
  readonly total: number | null;
  readonly exact: number | null;
  /** What the samples say. */
  readonly sampled: 'few' | Frequency;
} & (FoundRow | { readonly id: null });

interface ToRead<Asked extends SearchText> {
  readonly asked: Asked;
  readonly choices: Choices;
  /** Read in the same statement if there are few results; null: only their number. */
  readonly page: Page | null;
}

interface Words extends Found {
  /** Null if the text contains no term. */
  readonly query: string | null;
  /** Whether the query matches whole words only, not prefixes. */
  readonly isWhole: boolean;
}

/** The listings that have all words of one of the texts that mean the same. */
export async function readWords(
  db: Db,
  {
    isWhole,
    ...toRead
  }: ToRead<Extract<SearchText, { by: 'words' }>> & {
    /** Null: as the number of results decides. */
    readonly isWhole: boolean | null;
  },
): Promise<Words> {
  // Whole words are decided on the whole market, whatever the filters: else a filter could have results that its facet did
  // not count.
  const used = sql`
    used as materialized (
      select * from words_asked(
        ${toRead.asked.said}::text[], ${isWhole}::boolean, ${sql.lit(minWhole)}, ${sql.lit(maxInSmaller)}, ${sql.lit(maxSampled.many)}
      )
    )`;
  const { rows } = await readUsed<Row & Pick<Words, 'query' | 'isWhole'>>(used, toRead).execute(db);
  const [first] = rows;
  return { ...foundIn(rows, toRead.page), query: first?.query ?? null, isWhole: first?.isWhole ?? false };
}

/** The listings that have similar spellings of misspelt words. */
export async function readSimilar(
  db: Db,
  toRead: ToRead<Extract<SearchText, { by: 'similar' }>>,
): Promise<Found & Similar> {
  const used = sql`
    used as materialized (
      select query, likeness, true as is_possible, sampled_listings(query, ${sql.lit(maxInSmaller)}, ${sql.lit(maxSampled.many)}) as sampled
      from similar_question(${toRead.asked.text}) where query is not null
    )`;
  const { rows } = await readUsed<Row & Extract<Similar, { query: string }>>(used, toRead).execute(db);
  const [first] = rows;
  if (first === undefined) return { query: null, likeness: null, total: 0, few: null };
  const { query, likeness } = first;
  return { ...foundIn(rows, toRead.page), query, likeness };
}

const usedQuery = sql`(select query from used)`;

/**
 * The number of results of a query `used`, and the page of them. It says how many the samples have without the filters,
 * and `is_possible`: if not, there are none.
 */
function readUsed<Result>(used: Expression<unknown>, { asked, choices, page }: ToRead<SearchText>) {
  const chosen = Object.values(conditionsOf(choices));
  const inSample = (frequency: Frequency, most: number) =>
    countOf(choices, usedQuery, [isInSample(frequency), ...chosen], most + 1);
  const sampled =
    chosen.length === 0
      ? sql`sampled`
      : sql`case
        when ${inSample('very many', maxInSmaller)} > ${sql.lit(maxInSmaller)} then ${sql.lit(maxSampled.many + 1)}
        else ${inSample('many', maxSampled.many)}
      end`;
  const start = sql`with ${used},
    sampled as materialized (select ${sampled} as number from used)`;
  const isFew = sql<SqlBool>`number <= ${sql.lit(maxSampled.few)}`;
  const isCounted = sql`number <= ${sql.lit(maxSampled.counted)}`;
  const counted = sql`nullif(${countOf(choices, usedQuery, chosen, rankedMost + 1)}, ${sql.lit(rankedMost + 1)})`;
  const question = sql`query::text, ${asked.by === 'similar' ? sql`likeness` : sql`is_whole as "isWhole"`}, case
      when ${isFew} then 'few' when number <= ${sql.lit(maxSampled.many)} then 'many' else 'very many'
    end as sampled`;
  if (page === null)
    return sql<Result>`${start}
      select ${question}, case
          when not is_possible then 0 when number > 0 and ${isFew} then null when ${isCounted} then ${counted}
        end as total, null as exact, null as id
      from used, sampled`;
  const ranked = rankedBy(asked, page.order, { areAll: true });
  const { behind, columns, shown, sequence } = pageOfFound(asked, choices, { ...page, ranked });
  const found = gathered(asked, choices, {
    order: page.order,
    query: usedQuery,
    rated: ratedListings(usedQuery, sql`(select likeness from used)`),
    isWanted: sql`(select ${isFew} and is_possible from used, sampled)`,
  });
  return sql<Result>`${start}, found as materialized (${found}), page as (${behind})
    select ${question},
      case when ${isFew} then (select count(*) from found) when ${isCounted} then ${counted} end as total,
      ${exactOf(asked)} as exact, ${columns}
    from used cross join sampled left join (page join market_listings l using (id, out_of_stock) ${shown}) on true
    ${sequence}`;
}

function foundIn(rows: readonly Row[], page: Page | null): Found {
  const [first] = rows;
  if (first === undefined) return { total: 0, few: null };
  const { total, exact, sampled } = first;
  const few =
    page !== null && sampled === 'few' && total !== null
      ? { rows: placed(rows.filter((row) => row.id !== null)), all: total, exact }
      : null;
  return { total: total ?? sampled, few };
}

/** The number of listings that match the query and the conditions, up to a maximum; as a scalar subquery. */
const countOf = (
  choices: Choices,
  query: Expression<unknown>,
  conditions: readonly Expression<SqlBool>[],
  most: number,
) => sql`(
    select count(*) from (
      select from ${matchingListings({ by: 'all' }, choices)}
      where ${allOf([hasWords(query), ...conditions])} limit ${sql.lit(most)}
    ) found)`;

/** Whether any listing contains the terms. */
export async function areWordsKnown(db: Db, query: string): Promise<boolean> {
  // A count uses the term index; for a single row PostgreSQL may scan everything.
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from market_listings where search @@ (select ${query}::tsquery) limit ${countedMost}
    ) found`.execute(db);
  return (rows[0]?.total ?? 0) > 0;
}

/** Whether any listing has the terms in its name, brand or numbers. */
export async function isAnyCalled(db: Db, query: string): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    with asked as (select ${query}::tsquery as query)
    select exists (
      select from market_listings
      where search @@ (select query from asked) and ts_filter(search, '{a,b}') @@ (select query from asked)
    ) as "isAny"`.execute(db);
  return rows[0]?.isAny === true;
}
