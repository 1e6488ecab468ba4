import { sql, type Expression, type SqlBool } from 'kysely';
import type { JsonOf } from '../../platform/db/json-text.ts';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { isDepartmentAlone, keptChoice, keptCount } from './kept-counts.repository.ts';
import {
  listingJson,
  meantJson,
  meantReachingJson,
  reachingJson,
  type ListingRow,
} from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import {
  findsByPrice,
  offersMeant,
  offersReaching,
  priceOf,
  wayToPort,
} from './reaching-offers.repository.ts';
import type { Choices, OrderBy, SearchPosition } from './search.domain.ts';
import {
  allOf,
  conditionsOf,
  countedMost,
  hasFilter,
  isInSample,
  matchingListings,
  type SearchInput,
} from './search-conditions.repository.ts';

export interface Department {
  readonly slug: DepartmentSlug;
  readonly name: string;
  readonly lead: string;
}

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

interface Words {
  /** Null if the text contains no term. */
  readonly query: string | null;
  /** Whether the query matches whole words only, not prefixes. */
  readonly isWhole: boolean;
  readonly total: Total;
  /**
   * The ids of all results if they were few enough to be collected while counting, so that the page needs no second
   * search; else null.
   */
  readonly ids: readonly string[] | null;
}

/**
 * How many listings match. Null: more than are counted. `few`: some, but few enough to be collected without counting
 * them.
 */
export type Total = number | 'few' | null;

interface Counted {
  readonly total: number | null;
  readonly isFew: boolean;
  readonly ids: readonly string[] | null;
}

function totalIn({ total, isFew, ids }: Counted): Total {
  if (isFew) return 'few';
  if (ids === null) return total;
  return ids.length > countedMost ? null : ids.length;
}

/** The query in the database's form, and the number of results. */
export async function readWords(
  db: Db,
  {
    text,
    otherwise,
    choices,
    isWhole,
  }: {
    readonly text: string;
    /** Alternative texts with the same meaning. */
    readonly otherwise: readonly string[];
    readonly choices: Choices;
    readonly isWhole: boolean | null;
  },
): Promise<Words> {
  const anyOf = (query: 'words_query' | 'whole_words_query') =>
    sql.join(
      [text, ...otherwise].map((said) => sql`${sql.raw(query)}(${said})`),
      sql` || `,
    );
  const queries = sql`${anyOf('words_query')} as begun, ${anyOf('whole_words_query')} as whole`;
  const listings = listingsWith(choices);
  const whole = sql`whole from asked`;
  // Decided on the whole market, whatever the filters: else a filter could have results that its facet did not count.
  // The second query runs only if the first finds too few, and then it is fast.
  const decided =
    isWhole === null
      ? sql`${listings(whole, [isInSample], minWhole)} = ${sql.lit(minWhole)}
          or ${listings(whole, [], minWhole)} = ${sql.lit(minWhole)}`
      : sql.lit(isWhole);
  // Materialized: see hasFilter.
  const { rows } = await sql<Pick<Words, 'query' | 'isWhole'> & Counted>`
    with asked as materialized (select ${queries}),
    decided as materialized (select ${decided} as is_whole),
    used as materialized (select case when is_whole then whole else begun end as query, is_whole from asked, decided),
    ${sampled(choices)}
    select query::text, is_whole as "isWhole", ${counted(choices)} from used, sampled`.execute(db);
  const [found] = rows;
  return found === undefined
    ? { query: null, isWhole: false, total: 0, ids: null }
    : { query: found.query, isWhole: found.isWhole, total: totalIn(found), ids: found.ids };
}

/**
 * The query for similar spellings of the misspelt words, and its number of results. The query is null if no listing has
 * something similar to each word.
 */
export async function readSimilar(
  db: Db,
  { text, choices }: { readonly text: string; readonly choices: Choices },
): Promise<Pick<Words, 'query' | 'total'>> {
  const { rows } = await sql<Pick<Words, 'query'> & Counted>`
    with used as materialized (select query from similar_question(${text}) where query is not null),
    ${sampled(choices)}
    select query::text, ${counted(choices)} from used, sampled`.execute(db);
  const [found] = rows;
  return found === undefined ? { query: null, total: null } : { query: found.query, total: totalIn(found) };
}

/** The number of listings that match the query and the conditions, or their ids up to a limit; as a scalar subquery. */
const listingsWith =
  (choices: Choices, value = sql`count(*)`) =>
  (query: Expression<unknown>, conditions: readonly Expression<SqlBool>[], most: number) =>
    sql`(
    select ${value} from (
      select l.id from ${matchingListings({ by: 'all' }, choices)}
      where ${allOf([sql`l.search @@ (select ${query})`, ...conditions])} limit ${sql.lit(most)}
    ) found)`;

const usedQuery = sql`query from used`;

const chosenBy = (choices: Choices) => Object.values(conditionsOf(choices));

/** The number of matching listings in the sample. */
const sampled = (choices: Choices) =>
  sql`sampled as materialized (
      select ${listingsWith(choices)(usedQuery, [isInSample, ...chosenBy(choices)], maxSampled + 1)} as number
    )`;

/** The counted columns; none if the sample is sufficient. */
const counted = (choices: Choices) => {
  const number = listingsWith(choices)(usedQuery, chosenBy(choices), countedMost + 1);
  const ids = listingsWith(choices, idsFound)(usedQuery, chosenBy(choices), countedMost + 1);
  return sql`number between 1 and ${sql.lit(sampledFew)} as "isFew",
      case when number between ${sql.lit(sampledFew + 1)} and ${sql.lit(maxSampled)}
        then nullif(${number}, ${sql.lit(countedMost + 1)})
      end as total,
      case when number = 0 then ${ids} end as ids`;
};

/** If the sample has none, there are a few dozen at most. */
const idsFound = sql`coalesce(array_agg(id::text), '{}')`;

/** Whether any listing contains the terms. */
export async function areWordsKnown(db: Db, query: string): Promise<boolean> {
  // A count uses the term index; for a single row PostgreSQL may scan everything.
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from market_listings where search @@ (select ${query}::tsquery) limit ${countedMost}
    ) found`.execute(db);
  return (rows[0]?.total ?? 0) > 0;
}

/** The number of results: a stored count, or counted up to one more than the maximum. */
export async function countListings(db: Db, asked: SearchInput, choices: Choices): Promise<number> {
  const kept = keptChoice(asked, choices);
  const found = allOf([...hasFilter(asked), ...Object.values(conditionsOf(choices))]);
  const { rows } = await (
    kept === null
      ? sql<{ total: number }>`
          select count(*) as total from (
            select from ${matchingListings(asked, choices)} where ${found} limit ${countedMost + 1}
          ) found`
      : sql<{ total: number }>`select ${keptCount(kept)} as total`
  ).execute(db);
  return rows[0]?.total ?? 0;
}

/** The department in the database's form. */
export const findDepartment = async (db: Db, slug: DepartmentSlug): Promise<Department> => ({
  slug,
  ...(await db
    .selectFrom('departments')
    .select(['name', 'lead'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()),
});

interface Page {
  readonly order: OrderBy;
  /**
   * Whether all matches are collected and then sorted (right for few, ruinous for many), or listings are read in index
   * order, to the end or up to a limit: with frequent terms a page is full soon.
   */
  readonly reads: 'gathered' | 'in order' | 'in order so far';
  /** Only the listings of the sample, or only the others, which follow it. */
  readonly part?: 'sample' | 'rest';
  /** If all matches are known: their ids. */
  readonly ids?: readonly string[] | null;
  readonly place: SearchPosition | null;
  readonly limit: number;
}

interface FoundRow extends ListingRow {
  readonly id: string;
  readonly rank: number;
  readonly outOfStock: boolean;
  readonly key: string | number;
  readonly total: number | null;
}

interface FoundPage {
  readonly rows: readonly { readonly item: JsonOf<PublicListing>; readonly place: SearchPosition }[];
  /** The total number of matches: known if they were collected or their count is stored, and the page has a row. */
  readonly total: number | null;
}

/**
 * The rows of a default page plus one, as a literal: PostgreSQL assumes that a limit parameter selects a tenth of
 * everything, rejects the generic plan as too expensive, and would plan every call anew, which takes three times as
 * long as the query.
 */
const usualRows = 25;

/** A page of the market, each listing with its sort position. */
export async function findListings(
  db: Db,
  asked: SearchInput,
  choices: Choices,
  { order, reads, part, ids = null, place, limit }: Page,
): Promise<FoundPage> {
  const sequence = sequenceOf(order, sql`page_key`);
  // In other orders a page shows the offer that it is sorted by.
  const meantBy = asked.by === 'words' && order === 'rank' ? asked.text : null;
  const { listing, vendorOf, offers } = shownOf(choices, meantBy);
  const kept = keptChoice(asked, choices);
  const byPrice = findsByPrice(choices) || isByPrice(order);
  const isSoFar = reads === 'in order so far';
  const conditions = [
    ...(ids === null ? hasFilter(asked) : [sql<SqlBool>`l.id = any(${ids}::uuid[])`]),
    ...(part === undefined ? [] : [part === 'sample' ? isInSample : sql<SqlBool>`not ${isInSample}`]),
    ...Object.values(conditionsOf(choices, { isDepartmentWritten: isDepartmentAlone(asked, choices) })),
  ];
  const total =
    reads === 'gathered'
      ? sql`(select count(*) from found)`
      : kept === null
        ? sql`null::bigint`
        : keptCount(kept);
  const behind = place === null ? sql`true` : isBehind(order, place, sql`page_key`);
  // In index order all shown columns are read at once; after sorting they are looked up for the page only.
  const rated = order === 'rank' ? (part ?? 'all') : 'nothing';
  const comesWhole = asked.by === 'all' && reads !== 'gathered';
  const { rows } = await sql<FoundRow>`
    with found as ${reads === 'gathered' ? sql`materialized` : sql`not materialized`} (
      select ${comesWhole ? sql`l.*` : sql`l.id, l.out_of_stock`}, ${pageKeyOf(order, choices)} as page_key, ${part === 'rest' ? sql.lit(1) : rankOf(asked, order, part)} as rank
      from ${isSoFar ? firstInOrder(order, choices, place) : matchingListings(asked, choices, byPrice, rated === 'rest' ? 'nothing' : rated)}
      where ${allOf(conditions)} ${reads === 'gathered' ? sql`limit ${countedMost + 1}` : sql``}
    ), page as (
      select * from found where ${isSoFar ? sql`true` : behind} ${isSoFar ? sql`` : sequence} limit ${limit === usualRows ? sql.lit(limit) : limit}
    )
    select rank, out_of_stock as "outOfStock", ${order === 'age' ? microseconds : sql`page_key`} as key,
      ${total} as total, l.id, ${listing} as listing
    from ${comesWhole ? sql`page l` : sql`page join market_listings l using (id, out_of_stock)`}
    ${offers}
    join vendors v on v.id = ${vendorOf}
    ${wayToPort(choices)}
    ${sequence}`.execute(db);
  return {
    rows: rows.map(({ listing, rank, outOfStock, key, id }) => ({
      item: listing,
      place: { rank, isOut: outOfStock, key, id },
    })),
    total: rows[0]?.total ?? null,
  };
}

/** Which offer a listing `l` shows: its own, one that reaches the chosen port, or one that the words name. */
function shownOf(choices: Choices, words: string | null) {
  const hasPort = choices.port !== undefined;
  const reaching = offersReaching(choices);
  if (words !== null)
    return {
      listing: hasPort ? meantReachingJson : meantJson,
      vendorOf: sql`coalesce(meant.supplier_id, l.vendor_id)`,
      offers: sql`${reaching} ${offersMeant(choices, words)}`,
    };
  return hasPort
    ? { listing: reachingJson, vendorOf: sql`coalesce(o.supplier_id, l.vendor_id)`, offers: reaching }
    : { listing: listingJson, vendorOf: sql`l.vendor_id`, offers: reaching };
}

const sequenceOf = (order: OrderBy, key: Expression<unknown>) =>
  order === 'age'
    ? sql`order by ${key} desc, id desc`
    : sql`order by ${order === 'rank' ? sql`rank, ` : sql``}out_of_stock, ${key}, id`;

/** How many listings are read in index order before all matches are sorted instead. */
const maxRead = 10_000;

/** The next listings `l` in an order, matching or not, by its index. */
function firstInOrder(order: OrderBy, choices: Choices, place: SearchPosition | null): Expression<unknown> {
  const { department } = choices;
  const key = pageKeyOf(order, {});
  // A literal, so that the planner can use the department's index.
  const ofDepartment =
    department === undefined ? {} : conditionsOf({ department }, { isDepartmentWritten: true });
  const behind = place === null ? [] : [isBehind(order, place, key)];
  return sql`(
    select * from market_listings l where ${allOf([...Object.values(ofDepartment), ...behind])} ${sequenceOf(order, key)} limit ${sql.lit(maxRead)}
  ) l ${findsByPrice(choices) ? offersReaching(choices) : sql``}`;
}

const isByPrice = (order: OrderBy): boolean => order === 'price' || order === 'price down';

// Each order has an index of market_listings, except the rank and the price in a port.
function pageKeyOf(order: OrderBy, choices: Choices): Expression<unknown> {
  switch (order) {
    case 'rank':
    case 'name':
      return sql`l.sort_name`;
    case 'price':
      return priceOf(choices);
    case 'price down':
      return sql`(-${priceOf(choices)})`;
    case 'age':
      return sql`l.listed_at`;
  }
}

// PostgreSQL's precision, which fits into a number.
const microseconds = sql`(extract(epoch from page_key) * 1000000)::bigint`;

// The rank in steps of a twentieth: among nearly equal matches, available ones come first. Better still are names that
// begin with the words, and for a trade its services.
function rankOf(asked: SearchInput, order: OrderBy, part: Page['part']): Expression<number> {
  if (order !== 'rank' || asked.by === 'all') return sql`0`;
  if (asked.by === 'similar') {
    const likeness = sql`round(likeness * 20)::integer * 5`;
    // For listings that lack one of the words, similarity to all of them decides; for frequent terms only the words are
    // compared.
    return part === 'sample'
      ? sql`-(${likeness})`
      : sql`-(${likeness} + round(word_similarity((select plain_words(${asked.text})), l.sort_name) * 4)::integer)`;
  }
  const words = sql`(select plain_words(${asked.text}))`;
  const isNamed = sql`starts_with(l.sort_name, ${words}) and substr(l.sort_name, length(${words}) + 1, 1) !~ '[[:alnum:]]'`;
  const isService = asked.isTrade ? sql`when l.kind = 'service' then 50` : sql``;
  return sql`(-round(ts_rank(l.search, ${asked.query}::tsquery) * 20)::integer - case when ${isNamed} then 100 ${isService} else 0 end)`;
}

function isBehind(
  order: OrderBy,
  { rank, isOut, key: lastKey, id }: SearchPosition,
  key: Expression<unknown>,
): Expression<SqlBool> {
  if (order === 'age')
    return sql`(${key}, id) < (timestamptz 'epoch' + ${lastKey}::bigint * interval '1 microsecond', ${id}::uuid)`;
  const isText = order === 'rank' || order === 'name';
  // Wrapped in a select to hide the position from the planner: it would find a custom plan cheaper for some positions,
  // and plan each page of a small department anew.
  const last = sql`(select ${isOut}::boolean), (select ${lastKey}::${isText ? sql`text` : sql`bigint`}), (select ${id}::uuid)`;
  return order === 'rank'
    ? sql`(rank, out_of_stock, ${key}, id) > (${rank}::integer, ${last})`
    : sql`(out_of_stock, ${key}, id) > (${last})`;
}
