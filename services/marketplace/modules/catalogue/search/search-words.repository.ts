import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../own-listings/listing-search.repository.ts';
import type { Choices } from './search.domain.ts';
import {
  allOf,
  conditionsOf,
  countedMost,
  hasWords,
  isInSample,
  matchingListings,
  type SearchText,
} from './search-conditions.repository.ts';
import {
  exactOf,
  gathered,
  pageOfFound,
  placed,
  type FoundPage,
  type FoundRow,
  type Page,
} from './search.repository.ts';

/**
 * If this many listings of the sample have a word, there are more than are counted, with near certainty: 625 would be
 * expected.
 */
const maxSampled = 700;
/**
 * If the sample has at most this many, the total is below the ranking limit, with near certainty: 3,000 would give 187
 * ± 14.
 */
const sampledFew = 100;
/** From this many whole-word matches on, prefix matches are left out. */
const minWhole = 24;

/** How many listings match. Null: more than are counted. `few`: some, but few enough to be collected uncounted. */
export type Total = number | 'few' | null;

interface Found {
  /** Null if the text contains no term, or no listing has something similar to each word. */
  readonly query: string | null;
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
  readonly query: string | null;
  readonly total: number | null;
  readonly exact: number | null;
  /** Whether the sample says that there are few. */
  readonly isFew: boolean;
} & (FoundRow | { readonly id: null });

interface ToRead<Asked extends SearchText> {
  readonly asked: Asked;
  readonly choices: Choices;
  /** Read in the same statement if there are few results; null: only their number. */
  readonly page: Page | null;
}

interface Words extends Found {
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
  const anyOf = (query: 'words_query' | 'whole_words_query') =>
    sql.join(
      toRead.asked.said.map((text) => sql`${sql.raw(query)}(${text})`),
      sql` || `,
    );
  const ofWhole = (conditions: readonly Expression<SqlBool>[]) =>
    sql`${countOf({}, sql`(select whole from asked)`, conditions, minWhole)} = ${sql.lit(minWhole)}`;
  // Decided on the whole market, whatever the filters: else a filter could have results that its facet did not count.
  // The second query runs only if the first finds too few, and then it is fast.
  const decided = isWhole === null ? sql`${ofWhole([isInSample])} or ${ofWhole([])}` : sql.lit(isWhole);
  // Materialized: see hasFilter.
  const used = sql`
    asked as materialized (select ${anyOf('words_query')} as begun, ${anyOf('whole_words_query')} as whole),
    decided as materialized (select ${decided} as is_whole),
    used as materialized (
      select case when is_whole then whole else begun end as query, is_whole from asked, decided
    )`;
  const { rows } = await readUsed<Row & Pick<Words, 'isWhole'>>(used, toRead).execute(db);
  return { ...foundIn(rows, toRead.page), isWhole: rows[0]?.isWhole ?? false };
}

/** The listings that have similar spellings of misspelt words. */
export async function readSimilar(
  db: Db,
  toRead: ToRead<Extract<SearchText, { by: 'similar' }>>,
): Promise<Found> {
  const used = sql`
    used as materialized (
      select query, likeness, false as is_whole from similar_question(${toRead.asked.text}) where query is not null
    )`;
  const { rows } = await readUsed<Row>(used, toRead).execute(db);
  return rows.length === 0 ? { query: null, total: null, few: null } : foundIn(rows, toRead.page);
}

const usedQuery = sql`(select query from used)`;

/** A query `used`, the number of its results, and the page of them. */
function readUsed<Result>(used: Expression<unknown>, { asked, choices, page }: ToRead<SearchText>) {
  const chosen = Object.values(conditionsOf(choices));
  const counted = sql`nullif(${countOf(choices, usedQuery, chosen, countedMost + 1)}, ${sql.lit(countedMost + 1)})`;
  const start = sql`with ${used},
    sampled as materialized (
      select ${countOf(choices, usedQuery, [isInSample, ...chosen], maxSampled + 1)} as number
    )`;
  const isFew = sql<SqlBool>`number <= ${sql.lit(sampledFew)}`;
  const some = sql`number <= ${sql.lit(maxSampled)}`;
  const question = sql`query::text, is_whole as "isWhole", ${isFew} as "isFew"`;
  if (page === null)
    return sql<Result>`${start}
      select ${question}, case when number > 0 and ${isFew} then null when ${some} then ${counted} end as total,
        null as exact, null as id
      from used, sampled`;
  const { behind, columns, shown, sequence } = pageOfFound(asked, choices, page);
  const found = gathered(asked, choices, {
    order: page.order,
    query: usedQuery,
    rated: sql`rated_listings(${usedQuery}, (select likeness from used))`,
    isWanted: sql`(select ${isFew} from sampled)`,
  });
  return sql<Result>`${start}, found as materialized (${found}), page as (${behind})
    select ${question},
      case when ${isFew} then (select count(*) from found) when ${some} then ${counted} end as total,
      ${exactOf(asked, page.order)} as exact, ${columns}
    from used cross join sampled left join (page join market_listings l using (id, out_of_stock) ${shown}) on true
    ${sequence}`;
}

function foundIn(rows: readonly Row[], page: Page | null): Found {
  const [first] = rows;
  if (first === undefined) return { query: null, total: 0, few: null };
  const { query, total, exact, isFew } = first;
  const few =
    page !== null && isFew && total !== null
      ? { rows: placed(rows.filter((row) => row.id !== null)), all: total, exact }
      : null;
  return { query, total: total ?? (isFew ? 'few' : null), few };
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
