import { sql, type Expression, type SqlBool } from 'kysely';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { isDepartmentAlone, keptChoice, keptCount } from './kept-counts.repository.ts';
import { listingColumns, listingOf, reachingColumns, type ListingRow } from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import { findsByPrice, offersReaching, priceOf } from './reaching-offers.repository.ts';
import type { Choices, OrderBy, SearchPosition } from './search.domain.ts';
import {
  allOf,
  conditionsOf,
  countedMost,
  hasFilter,
  matchingListings,
  type SearchInput,
} from './search-conditions.repository.ts';

export interface Department {
  readonly slug: DepartmentSlug;
  readonly name: string;
  readonly lead: string;
}

/** The query in the database's form (null if it contains no term), and how many listings match it and the choices, `most` at most. */
export async function countByWords(
  db: Db,
  text: string,
  choices: Choices,
  most: number,
): Promise<{ readonly query: string | null; readonly total: number }> {
  const chosen = allOf([sql`l.search @@ (select query from asked)`, ...Object.values(conditionsOf(choices))]);
  // Materialized: see hasFilter.
  const { rows } = await sql<{ query: string | null; total: number }>`
    with asked as materialized (select words_query(${text}) as query)
    select query::text, (
      select count(*) from (select from ${matchingListings({ by: 'all' }, choices)} where ${chosen} limit ${most}) found
    ) as total from asked`.execute(db);
  return rows[0] ?? { query: null, total: 0 };
}

/** Whether any listing contains the terms. */
export async function areWordsKnown(db: Db, query: string): Promise<boolean> {
  // A count uses the term index; for a single row PostgreSQL may scan everything.
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from market_listings where search @@ (select ${query}::tsquery) limit ${countedMost.words}
    ) found`.execute(db);
  return (rows[0]?.total ?? 0) > 0;
}

/** How many listings a search finds: as many as are kept, or counted, and then of one more than are counted. */
export async function countListings(db: Db, asked: SearchInput, choices: Choices): Promise<number> {
  const kept = keptChoice(asked, choices);
  const found = allOf([...hasFilter(asked), ...Object.values(conditionsOf(choices))]);
  const { rows } = await (
    kept === null
      ? sql<{ total: number }>`
          select count(*) as total from (
            select from ${matchingListings(asked, choices)} where ${found} limit ${countedMost[asked.by] + 1}
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
  /** Whether all matches are collected first and then sorted: right for few, ruinous for many. */
  readonly gathersFirst: boolean;
  readonly place: SearchPosition | null;
  readonly limit: number;
}

interface FoundRow extends ListingRow {
  readonly rank: number;
  readonly outOfStock: boolean;
  readonly key: string | number;
  readonly total: number | null;
}

interface FoundPage {
  readonly rows: readonly { readonly item: PublicListing; readonly place: SearchPosition }[];
  /** The total number of matches: known if they were collected, or their count is kept, and the page has a row. */
  readonly total: number | null;
}

/** A page of the market, with each listing's sort position. */
export async function findListings(
  db: Db,
  asked: SearchInput,
  choices: Choices,
  { order, gathersFirst, place, limit }: Page,
): Promise<FoundPage> {
  const sequence = sql`order by ${order === 'age' ? sql`page_key desc, id desc` : sql`${byRank(order)}out_of_stock, page_key, id`}`;
  const columns = choices.port === undefined ? listingColumns('l') : reachingColumns;
  const kept = keptChoice(asked, choices);
  const conditions = Object.values(
    conditionsOf(choices, { isDepartmentWritten: isDepartmentAlone(asked, choices) }),
  );
  const total = gathersFirst
    ? sql`(select count(*) from found)`
    : kept === null
      ? sql`null::bigint`
      : keptCount(kept);
  const { rows } = await sql<FoundRow>`
    with found as ${gathersFirst ? sql`materialized` : sql`not materialized`} (
      select l.id, l.out_of_stock, ${pageKeyOf(order, choices)} as page_key, ${rankOf(asked, order)} as rank
      from ${matchingListings(asked, choices, findsByPrice(choices) || isByPrice(order))}
      where ${allOf([...hasFilter(asked), ...conditions])} ${gathersFirst ? sql`limit ${countedMost[asked.by] + 1}` : sql``}
    ), page as (
      select * from found where ${place === null ? sql`true` : isBehind(order, place)} ${sequence} limit ${limit}
    )
    select page.rank, page.out_of_stock as "outOfStock", ${order === 'age' ? microseconds : sql`page_key`} as key,
      ${total} as total, ${columns}
    from page
    join market_listings l using (id, out_of_stock)
    ${offersReaching(choices)}
    join vendors v on v.id = ${choices.port === undefined ? sql`l.vendor_id` : sql`coalesce(o.supplier_id, l.vendor_id)`}
    join users u on u.id = v.opened_by
    ${sequence}`.execute(db);
  return {
    rows: rows.map((row) => ({
      item: listingOf(row),
      place: { rank: row.rank, isOut: row.outOfStock, key: row.key, id: row.id },
    })),
    total: rows[0]?.total ?? null,
  };
}

const isByPrice = (order: OrderBy): boolean => order === 'price' || order === 'price down';

// Each is served by an index of market_listings, but for the rank, and for a price in a port.
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

// What PostgreSQL keeps of a moment, and less than a number holds.
const microseconds = sql`(extract(epoch from page_key) * 1000000)::bigint`;

const byRank = (order: OrderBy) => (order === 'rank' ? sql`rank, ` : sql``);

// In twentieths: among nearly equal matches, available ones come first.
function rankOf(asked: SearchInput, order: OrderBy): Expression<number> {
  if (order !== 'rank') return sql`0`;
  return asked.by === 'words'
    ? sql`-round(ts_rank(l.search, ${asked.query}::tsquery) * 20)::integer`
    : sql`-round(likeness * 20)::integer`;
}

function isBehind(order: OrderBy, { rank, isOut, key, id }: SearchPosition): Expression<SqlBool> {
  if (order === 'age')
    return sql`(page_key, id) < (timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond', ${id}::uuid)`;
  const isText = order === 'rank' || order === 'name';
  const last = sql`${isOut}::boolean, ${key}::${isText ? sql`text` : sql`bigint`}, ${id}::uuid`;
  return order === 'rank'
    ? sql`(rank, out_of_stock, page_key, id) > (${rank}::integer, ${last})`
    : sql`(out_of_stock, page_key, id) > (${last})`;
}
