import { sql, type Expression, type SqlBool } from 'kysely';
import type { JsonOf } from '../../../platform/db/json-text.ts';
import type { DepartmentSlug, PublicListing } from '../catalogue.domain.ts';
import { isDepartmentAlone, keptTotal } from './kept-counts.repository.ts';
import {
  listingJson,
  meantJson,
  meantReachingJson,
  reachingJson,
  type ListingRow,
} from '../listing.repository.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import {
  findsByPrice,
  offersMeant,
  offersReaching,
  priceOf,
  wayToPort,
} from '../product/reaching-offers.repository.ts';
import type { Choices, OrderBy, Sample, SearchPosition } from './search.domain.ts';
import {
  allOf,
  areChosen,
  conditionsOf,
  countedMost,
  hasFilter,
  isInSample,
  matchingListings,
  type SearchInput,
  type SearchText,
} from './search-conditions.repository.ts';

export interface Department {
  readonly slug: DepartmentSlug;
  readonly name: string;
  readonly lead: string;
}

/** The number of results: a stored count, or counted up to one more than the maximum. */
export async function countListings(db: Db, asked: SearchInput, choices: Choices): Promise<number> {
  const kept = keptTotal(asked, choices);
  const found = allOf([...hasFilter(asked), ...Object.values(conditionsOf(choices))]);
  const { rows } = await (
    kept === null
      ? sql<{ total: number }>`
          select count(*) as total from (
            select from ${matchingListings(asked, choices)} where ${found} limit ${countedMost + 1}
          ) found`
      : sql<{ total: number }>`select ${kept} as total`
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

export interface Page {
  readonly order: OrderBy;
  readonly place: SearchPosition | null;
  readonly limit: number;
}

interface PageToRead extends Page {
  /**
   * Whether all matches are collected and then sorted (right for few, ruinous for many), or listings are read in index
   * order, to the end or up to a limit: with frequent terms a page is full soon.
   */
  readonly reads: 'gathered' | 'in order' | 'in order so far';
  /** Only the listings of a sample, or only the others, which follow it. */
  readonly part?: Part;
}

interface Part {
  readonly is: 'sample' | 'rest';
  readonly of: Sample;
}

export interface FoundRow extends ListingRow {
  readonly id: string;
  readonly rank: number;
  readonly outOfStock: boolean;
  readonly key: string | number;
}

export interface FoundPage {
  readonly rows: readonly { readonly item: JsonOf<PublicListing>; readonly place: SearchPosition }[];
  /** The total number of matches: known if they were collected or their count is stored, and the page has a row. */
  readonly total: number | null;
  /** How many of the matches are exact; they come first. Null without words, or if not all matches are collected. */
  readonly exact: number | null;
}

/**
 * The rows of a default page plus one, as a literal: PostgreSQL assumes that a limit parameter selects a tenth of
 * everything, rejects the generic plan as too expensive, and would plan every call anew, which takes three times as
 * long as the query.
 */
export const usualRows = 25;

/** The rows of a page, in order, each listing with its sort position. */
export const placed = (rows: readonly FoundRow[]): FoundPage['rows'] =>
  rows.map(({ listing, rank, outOfStock, key, id }) => ({
    item: listing,
    place: { rank, isOut: outOfStock, key, id },
  }));

/** A page of the market. */
export async function findListings(
  db: Db,
  asked: SearchInput,
  choices: Choices,
  { order, reads, part, place, limit }: PageToRead,
): Promise<FoundPage> {
  const byPrice = findsByPrice(choices) || isByPrice(order);
  const isSoFar = reads === 'in order so far';
  const conditions = [
    ...hasFilter(asked),
    ...(part?.is === 'sample' ? [isInSample(part.of)] : []),
    ...(part?.is === 'rest' ? isRest(asked, choices, part.of) : []),
    ...Object.values(conditionsOf(choices, { isDepartmentWritten: isDepartmentAlone(asked, choices) })),
  ];
  const total =
    reads === 'gathered'
      ? sql`(select count(*) from found)`
      : (keptTotal(asked, choices) ?? sql`null::bigint`);
  // In index order all shown columns are read at once; after sorting they are looked up for the page only.
  const rated = order === 'rank' ? (part?.of ?? 'all') : 'nothing';
  const comesWhole = asked.by === 'all' && reads !== 'gathered';
  const ranked = rankedBy(asked, order, { areAll: reads === 'gathered' && part === undefined });
  const page = pageOfFound(asked, choices, { order, place, limit, ranked });
  const query = asked.by === 'all' ? null : sql`${asked.query}::tsquery`;
  const exact = reads === 'gathered' && part === undefined ? exactOf(asked) : sql`null::bigint`;
  const { rows } = await sql<FoundRow & Pick<FoundPage, 'total' | 'exact'>>`
    with found as ${reads === 'gathered' ? sql`materialized` : sql`not materialized`} (
      select ${comesWhole ? sql`l.*` : sql`l.id, l.out_of_stock`}, ${pageKeyOf(order, choices)} as page_key, ${part?.is === 'rest' ? sql.lit(1) : rankOf(asked, query, ranked, part)} as rank
      from ${isSoFar ? firstInOrder(order, choices, place) : matchingListings(asked, choices, byPrice, rated)}
      where ${allOf(conditions)} ${reads === 'gathered' ? sql`limit ${countedMost + 1}` : sql``}
    ), page as (${isSoFar ? page.first : page.behind})
    select ${page.columns}, ${total} as total, ${exact} as exact
    from ${comesWhole ? sql`page l` : sql`page join market_listings l using (id, out_of_stock)`} ${page.shown}
    ${page.sequence}`.execute(db);
  return { rows: placed(rows), total: rows[0]?.total ?? null, exact: rows[0]?.exact ?? null };
}

/** From a sample the best are read together with these, of each stock, that are called as was asked. */
export const namedMost = 25;

/** The listings that did not come from the sample. */
const isRest = (asked: SearchInput, choices: Choices, sample: Sample): readonly Expression<SqlBool>[] => [
  sql<SqlBool>`not ${isInSample(sample)}`,
  ...(asked.by === 'words' && !areChosen(choices)
    ? [
        sql<SqlBool>`l.id not in (
          select named.id from market_listings named
          where named.ctid = any (listings_named(${asked.text}, ${asked.query}::tsquery, ${sql.lit(namedMost)})))`,
      ]
    : []),
];

/**
 * All listings that match conditions, as rows `found` of a statement, with their rank for a query. Misspelt terms come
 * from `rated`, with their `likeness`.
 */
export const gathered = (
  asked: SearchText,
  choices: Choices,
  {
    order,
    query,
    rated,
    conditions,
  }: {
    readonly order: OrderBy;
    readonly query: Expression<unknown>;
    readonly rated: Expression<unknown>;
    readonly conditions: readonly Expression<SqlBool>[];
  },
): Expression<unknown> => {
  const isRated = asked.by === 'similar' && order === 'rank';
  const offers = findsByPrice(choices) || isByPrice(order) ? offersReaching(choices) : sql``;
  return sql`
    select l.id, l.out_of_stock, ${pageKeyOf(order, choices)} as page_key, ${rankOf(asked, query, rankedBy(asked, order, { areAll: true }))} as rank
    from market_listings l ${isRated ? sql`join ${rated} rated on rated.id = l.id` : sql``} ${offers}
    where ${allOf(conditions)}`;
};

/**
 * What the rank says: how close a match is; only whether it is exact, by which other orders are sorted first; or nothing.
 */
type Ranked = 'closeness' | 'exactness' | 'nothing';

export const rankedBy = (
  asked: SearchText,
  order: OrderBy,
  {
    areAll,
  }: {
    /** Whether all matches are collected, not a part of them. */
    readonly areAll: boolean;
  },
): Ranked => {
  if (order === 'rank') return 'closeness';
  return areAll && asked.by === 'words' ? 'exactness' : 'nothing';
};

/** How a statement reads a page of the rows that it has `found`. */
export function pageOfFound(
  asked: SearchText,
  choices: Choices,
  { order, place, limit, ranked }: Page & { readonly ranked: Ranked },
) {
  const sequence = sequenceOf(order, sql`page_key`, ranked);
  // In other orders a page shows the offer that it is sorted by.
  const meantBy = asked.by !== 'all' && order === 'rank' ? wordsOf(asked) : null;
  const { listing, vendorOf, offers } = shownOf(choices, meantBy);
  const isBehindPlace = place === null ? sql`true` : isBehind(order, place, sql`page_key`, ranked);
  const most = limit === usualRows ? sql.lit(limit) : limit;
  return {
    /** The first rows of `found`, as they come. */
    first: sql`select * from found limit ${most}`,
    /** The first rows behind the place. */
    behind: sql`select * from found where ${isBehindPlace} ${sequence} limit ${most}`,
    columns: sql`rank, out_of_stock as "outOfStock", ${order === 'age' ? microseconds : sql`page_key`} as key, l.id, ${listing} as listing`,
    /** What the columns need besides the listing `l`. */
    shown: sql`${offers} join vendors v on v.id = ${vendorOf} ${wayToPort(choices)}`,
    sequence,
  };
}

const wordsOf = (asked: Exclude<SearchText, { by: 'all' }>): string =>
  asked.by === 'words' ? asked.together : asked.text;

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

const sequenceOf = (order: OrderBy, key: Expression<unknown>, ranked: Ranked) => sql`
  order by ${ranked === 'nothing' ? sql`` : sql`rank, `}${
    order === 'age' ? sql`${key} desc, id desc` : sql`out_of_stock, ${key}, id`
  }`;

/** How many listings are read in index order before all matches are sorted instead. */
const maxRead = 10_000;

/** The next listings `l` in an order, matching or not, by its index. */
function firstInOrder(order: OrderBy, choices: Choices, place: SearchPosition | null): Expression<unknown> {
  const { department } = choices;
  const key = pageKeyOf(order, {});
  // A literal, so that the planner can use the department's index.
  const ofDepartment =
    department === undefined ? {} : conditionsOf({ department }, { isDepartmentWritten: true });
  const behind = place === null ? [] : [isBehind(order, place, key, 'nothing')];
  return sql`(
    select * from market_listings l where ${allOf([...Object.values(ofDepartment), ...behind])} ${sequenceOf(order, key, 'nothing')} limit ${sql.lit(maxRead)}
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

/** Ranks that the matches of a kind do not exceed. */
const ranksOf = { ofKind: -3000, named: -2000, ofCategory: -1000 };

/**
 * How many of the rows `found` are exact: are of the kind that is meant ("wine" is a cellar, and a wine glass is none).
 * If none is, those that have the words in their name, brand or numbers, or belong to the category of the thing's other
 * name; if none does, those whose category is what was asked for.
 */
export const exactOf = (asked: SearchText): Expression<number | null> =>
  asked.by === 'words'
    ? sql`(
        select coalesce(
          nullif(count(*) filter (where rank <= ${sql.lit(ranksOf.ofKind)}), 0),
          nullif(count(*) filter (where rank <= ${sql.lit(ranksOf.named)}), 0),
          count(*) filter (where rank <= ${sql.lit(ranksOf.ofCategory)})
        ) from found)`
    : sql`null::bigint`;

/** A step of likeness in a rank, of which the similarity to all words is a part. */
const likenessUnit = 5;

/** How many of the rows `found` are as like a misspelt question as any. */
export const closest = sql<number>`(
  select count(*) from found where -rank / ${sql.lit(likenessUnit)} = (select max(-rank / ${sql.lit(likenessUnit)}) from found))`;

/**
 * Whether one of the texts is the name of the listing's category, singular or plural. The names are read from the stored
 * counts, once for all listings.
 */
const isCategory = (said: Expression<unknown>, query: Expression<unknown> | null) => sql`(
  ts_filter(l.search, '{c}') @@ ${query} and l.category in (
    select value from listing_counts where department = '' and facet = 'category'
      and to_tsvector('english', bare_words(value)) in (
        select to_tsvector('english', bare_words(each)) from unnest(${said}) each
      )
  ))`;

// The rank by closeness is in steps of a twentieth: among nearly equal matches, available ones come first. Better are exact matches, and
// among them names that begin with the words, and for a trade its services.
function rankOf(
  asked: SearchText,
  query: Expression<unknown> | null,
  ranked: Ranked,
  part?: Part,
): Expression<number> {
  if (ranked === 'nothing' || asked.by === 'all') return sql`0`;
  if (asked.by === 'similar') {
    const likeness = sql`round(likeness * 20)::integer * ${sql.lit(likenessUnit)}`;
    // For listings that lack one of the words, similarity to all of them decides; for frequent terms only the words are
    // compared.
    return part !== undefined
      ? sql`-(${likeness})`
      : sql`-(${likeness} + round(word_similarity((select plain_words(${asked.text})), l.sort_name) * 4)::integer)`;
  }
  const words = sql`(select plain_words(${asked.text}))`;
  const isNamed = sql`starts_with(l.sort_name, ${words}) and substr(l.sort_name, length(${words}) + 1, 1) !~ '[[:alnum:]]'`;
  const isService = asked.isTrade ? sql`when l.kind = 'service' then 50` : sql``;
  const { said, calledOtherwise, isKind } = asked;
  const isMeant = calledOtherwise === null ? null : isCategory(sql`array[${calledOtherwise}::text]`, query);
  const isOfKind = isMeant !== null && isKind ? sql`when ${isMeant} then ${sql.lit(ranksOf.ofKind)}` : sql``;
  const isExact = sql`ts_filter(l.search, '{a,b}') @@ ${query} ${isMeant === null ? sql`` : sql`or ${isMeant}`}`;
  const level = sql<number>`case ${isOfKind} when ${isExact} then ${sql.lit(ranksOf.named)} when ${isCategory(sql`${said}::text[]`, query)} then ${sql.lit(ranksOf.ofCategory)} else 0 end`;
  if (ranked === 'exactness') return level;
  return sql`(${level} - round(ts_rank(l.search, ${query}) * 20)::integer - case when ${isNamed} then 100 ${isService} else 0 end)`;
}

function isBehind(
  order: OrderBy,
  { rank, isOut, key: lastKey, id }: SearchPosition,
  key: Expression<unknown>,
  ranked: Ranked,
): Expression<SqlBool> {
  if (order === 'age') {
    const isOlder = sql<SqlBool>`(${key}, id) < (timestamptz 'epoch' + ${lastKey}::bigint * interval '1 microsecond', ${id}::uuid)`;
    return ranked === 'nothing'
      ? isOlder
      : sql`(rank > ${rank}::integer or rank = ${rank}::integer and ${isOlder})`;
  }
  const isText = order === 'rank' || order === 'name';
  // Wrapped in a select to hide the position from the planner: it would find a custom plan cheaper for some positions,
  // and plan each page of a small department anew.
  const last = sql`(select ${isOut}::boolean), (select ${lastKey}::${isText ? sql`text` : sql`bigint`}), (select ${id}::uuid)`;
  return ranked !== 'nothing'
    ? sql`(rank, out_of_stock, ${key}, id) > (${rank}::integer, ${last})`
    : sql`(out_of_stock, ${key}, id) > (${last})`;
}
