import { sql, type Expression, type SqlBool } from 'kysely';
import { shapedStatement } from '../../../platform/db/shaped-statement.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import { atLeast, isSample, type Choices, type Sample } from './search.domain.ts';
import {
  allOf,
  areChosen,
  conditionsOf,
  countedMost,
  hasWords,
  isInSample,
  matchingListings,
  rankedMost,
  type SearchedWords,
  type SearchText,
  type Similar,
} from './search-conditions.repository.ts';
import {
  closest,
  exactOf,
  gathered,
  namedMost,
  pageOfFound,
  placed,
  rankedBy,
  usualRows,
  type FoundPage,
  type FoundRow,
  type Page,
} from './search.repository.ts';

/** With filters, the samples that are ranked, smallest first, if they have more than so many: surely of more than 3,000. */
const enoughIn = [
  [256, 71],
  [16, 251],
] as const;
/** From this many whole-word matches on, prefix matches are left out. */
const minWhole = 24;
/** What a page shows by default. */
const pageful = 24;

/** How many listings match, or at least. */
export interface Total {
  readonly number: number;
  readonly isAtLeast: boolean;
}

export const exactly = (number: number): Total => ({ number, isAtLeast: false });

interface Found {
  /** Null if it is not known yet: then there are some, but few enough to be collected uncounted. */
  readonly total: Total | null;
  /** The sample that is ranked; null if all are, or none. */
  readonly sample: Sample | null;
  /** The page, from the sample if there is one; null if none was asked for, or if it has to be read by itself. */
  readonly read: ReadPage | null;
}

export interface ReadPage {
  readonly rows: FoundPage['rows'];
  /** See `FoundPage`. */
  readonly exact: number | null;
}

type Row = {
  readonly total: number | null;
  readonly exact: number | null;
  /** How many of the ranked are as like a misspelt question as any. */
  readonly closest: number | null;
  /** 1 if all are ranked, 0 if that is left to the page. */
  readonly oneIn: number;
  readonly inSample: number | null;
} & (FoundRow | { readonly id: null });

interface ToRead<Asked extends SearchText> {
  readonly asked: Asked;
  readonly choices: Choices;
  /** Read in the same statement if possible; null: only the number. */
  readonly page: Page | null;
  /** The sample of the cursor's page, or that all are ranked; null: as the number decides. */
  readonly wanted: Sample | 'all' | null;
}

interface Words extends Found {
  /** Null if the text contains no term. */
  readonly query: string | null;
  /** Whether the query matches whole words only, not prefixes. */
  readonly isWhole: boolean;
}

interface WordsToRead extends ToRead<SearchedWords> {
  /** Null: as the number of results decides. */
  readonly isWhole: boolean | null;
}

/** The listings that have all words of one of the texts that mean the same. */
export async function readWords(db: Db, toRead: WordsToRead): Promise<Words> {
  const { asked } = toRead;
  const shape = toRead.isWhole === null ? shapeOf(toRead) : null;
  const rows =
    shape === null
      ? (await wordsStatement(toRead).execute(db)).rows
      : await usualWords(db, { ...shape, ...meantBy(asked) }, asked);
  const [first] = rows;
  return { ...foundIn(rows, toRead), query: first?.query ?? null, isWhole: first?.isWhole ?? false };
}

/** A first page by rank or only a number, without filters: nearly all searches. */
interface UsualShape {
  readonly hasPage: boolean;
}

const firstPage: Page = { order: 'rank', place: null, limit: usualRows };

/** The usual shape of what is to be read; null if it is another. */
function shapeOf({ choices, page, wanted }: ToRead<SearchText>): UsualShape | null {
  if (areChosen(choices) || wanted !== null) return null;
  if (page === null) return { hasPage: false };
  const isFirst = page.order === 'rank' && page.place === null && page.limit === usualRows;
  return isFirst ? { hasPage: true } : null;
}

const usuallyRead = ({ hasPage }: UsualShape) =>
  ({ choices: {}, page: hasPage ? firstPage : null, wanted: null }) as const;

/** What is meant, as far as it decides how the listings are ranked. */
interface Meant extends Pick<SearchedWords, 'isTrade' | 'isKind'> {
  readonly isOtherwise: boolean;
}

const meantBy = ({ isTrade, isKind, calledOtherwise }: SearchedWords): Meant => ({
  isTrade,
  isKind,
  isOtherwise: calledOtherwise !== null,
});

const wordsByName: Pick<SearchedWords, 'text' | 'said' | 'together' | 'calledOtherwise'> = {
  text: '$text',
  said: ['$said'],
  together: '$together',
  calledOtherwise: '$calledOtherwise',
};

const usualWords = shapedStatement(
  wordsByName,
  ({ hasPage, isTrade, isKind, isOtherwise }: UsualShape & Meant, { calledOtherwise, ...values }) =>
    wordsStatement({
      ...usuallyRead({ hasPage }),
      asked: {
        ...values,
        by: 'words',
        isTrade,
        isKind,
        calledOtherwise: isOtherwise ? calledOtherwise : null,
      },
      isWhole: null,
    }),
);

function wordsStatement(toRead: WordsToRead) {
  const { asked, choices, page, wanted, isWhole } = toRead;
  const named = page?.order === 'rank' && !areChosen(choices) ? asked.text : null;
  // Whole words are decided on the whole market, whatever the filters: else a filter could have results that its facet did
  // not count.
  const used = sql`
    used as materialized (
      select *, null::text as likeness from words_asked(
        ${asked.said}::text[], ${isWhole}::boolean, ${sql.lit(minWhole)}, ${oneInOf(wanted)}::integer, ${isOrdered(toRead)}::boolean,
        ${asked.calledOtherwise}::text, ${named}::text, ${sql.lit(namedMost)}
      )
    )`;
  return readUsed<Row & Pick<Words, 'query' | 'isWhole'>>(used, toRead);
}

type SimilarToRead = ToRead<Extract<SearchText, { by: 'similar' }>>;

/** The listings that have similar spellings of misspelt words. */
export async function readSimilar(
  db: Db,
  toRead: SimilarToRead,
  isThorough = isOrdered(toRead),
): Promise<Found & Similar> {
  const { asked, page, wanted } = toRead;
  const shape = shapeOf(toRead);
  const rows =
    shape === null
      ? (await similarStatement(toRead, isThorough).execute(db)).rows
      : await usualSimilar(db, { ...shape, isThorough }, asked);
  const [first] = rows;
  if (first === undefined)
    return { query: null, likeness: null, total: exactly(0), sample: null, read: null };
  const found = foundIn(rows, toRead);
  if (!isThorough && wanted === null && isShort(found, first.closest, page))
    return readSimilar(db, toRead, true);
  const { query, likeness } = first;
  return { ...found, query, likeness };
}

const usualSimilar = shapedStatement(
  { text: '$text' },
  ({ isThorough, ...shape }: UsualShape & { readonly isThorough: boolean }, { text }) =>
    similarStatement({ ...usuallyRead(shape), asked: { by: 'similar', text } }, isThorough),
);

function similarStatement(toRead: SimilarToRead, isThorough: boolean) {
  const { asked, wanted } = toRead;
  const used = sql`
    used as materialized (
      select query, likeness, one_in, in_sample, coalesce(places, listings_found(query, 1, ${sql.lit(countedMost + 1)})) as places
      from similar_question(${asked.text}), sampled_listings(query, ${oneInOf(wanted)}::integer, ${isThorough}::boolean, false)
      where query is not null
    )`;
  return readUsed<Row & Extract<Similar, { query: string }>>(used, toRead);
}

/** In another order than by rank up to 3,000 are gathered, which is faster than reading so many in order. */
const isOrdered = ({ page }: ToRead<SearchText>): boolean => page !== null && page.order !== 'rank';

const oneInOf = (wanted: Sample | 'all' | null) => (wanted === 'all' ? 1 : wanted);

/** Whether a sample lacks a page of what is most like the question, of which there may be more elsewhere. */
const isShort = ({ sample, read }: Found, closest: number | null, page: Page | null): boolean =>
  sample !== null && read !== null && page !== null && (closest ?? 0) < Math.min(page.limit - 1, pageful);

const usedQuery = sql`(select query from used)`;

/**
 * The number of results of a question `used`, and the page of them. It says which `places` have them without the filters:
 * all, or those in a sample.
 */
function readUsed<Result>(used: Expression<unknown>, { asked, choices, page }: ToRead<SearchText>) {
  const chosen = Object.values(conditionsOf(choices));
  const isIn = ([sample, enough]: (typeof enoughIn)[number]) => sql`
    when ${countOf(choices, usedQuery, [isInSample(sample), ...chosen], enough)} = ${sql.lit(enough)} then ${sql.lit(sample)}`;
  const sampled = areChosen(choices)
    ? sql`case when one_in = 1 then 1 ${sql.join(enoughIn.map(isIn), sql` `)} else 0 end as one_in, null::integer as in_sample`
    : sql`one_in, in_sample`;
  const start = sql`with ${used},
    sampled as materialized (select ${sampled} from used)`;
  const question = sql`query::text, ${asked.by === 'similar' ? sql`likeness` : sql`is_whole as "isWhole"`},
    sampled.one_in as "oneIn", sampled.in_sample as "inSample"`;
  const isRanked = page?.order === 'rank' && !areChosen(choices);
  const isWanted = isRanked ? sql<SqlBool>`true` : sql<SqlBool>`(select one_in = 1 from sampled)`;
  const total = sql`case when sampled.one_in = 1 then (select count(*) from found) end as total`;
  const isHere = sql<SqlBool>`l.ctid = any ((select places from used)::tid[])`;
  if (page === null)
    return sql<Result>`${start}, found as materialized (
        select from ${matchingListings({ by: 'all' }, choices)} where ${allOf([isWanted, isHere, ...chosen])}
      )
      select ${question}, ${total}, null::bigint as exact, null::bigint as closest, null as id from used, sampled`;
  const ranked = rankedBy(asked, page.order, { areAll: true });
  const { behind, columns, shown, sequence } = pageOfFound(asked, choices, { ...page, ranked });
  const found = gathered(asked, choices, {
    order: page.order,
    query: usedQuery,
    rated: sql`rated_listings((select likeness from used), (select places from used))`,
    conditions: [isWanted, isHere, ...chosen],
  });
  return sql<Result>`${start}, found as materialized (${found}), page as (${behind})
    select ${question}, ${total}, ${exactOf(asked)} as exact, ${asked.by === 'similar' && page.order === 'rank' ? closest : sql`null::bigint`} as closest, ${columns}
    from used cross join sampled left join (page join market_listings l using (id, out_of_stock) ${shown}) on true
    ${sequence}`;
}

function foundIn(rows: readonly Row[], { choices, page }: ToRead<SearchText>): Found {
  const [first] = rows;
  if (first === undefined) return { total: exactly(0), sample: null, read: null };
  const { total, exact, oneIn, inSample } = first;
  const sample = isSample(oneIn) ? oneIn : null;
  const isRead =
    page !== null && (oneIn === 1 || (sample !== null && page.order === 'rank' && !areChosen(choices)));
  return {
    total: sample === null ? known(total) : sampledTotal(inSample, sample),
    sample,
    read: isRead
      ? { rows: placed(rows.filter((row) => row.id !== null)), exact: sample === null ? exact : null }
      : null,
  };
}

const known = (number: number | null): Total | null => (number === null ? null : exactly(number));

/** What a sample says of the number of all. It is not known if the sample has lost most of it since the first page. */
function sampledTotal(inSample: number | null, sample: Sample): Total | null {
  if (inSample === null) return { number: rankedMost, isAtLeast: true };
  return inSample < pageful ? null : { number: atLeast(inSample, sample), isAtLeast: true };
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
