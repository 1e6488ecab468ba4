import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { ListingStatus } from '../../../platform/db/catalogue-tables.ts';
import type { CursorPosition } from '../cursor.domain.ts';

export type Db = Kysely<Database>;

/** A vendor's search in its own listings: each of `words` must occur, or something that is spelt like it. */
export interface Search {
  readonly words: readonly string[];
  readonly isSimilar?: boolean;
  readonly status: SearchedStatus;
}

/** One state; undefined: all states in which the vendor still has the listing. */
export type SearchedStatus = ListingStatus | undefined;

/** A sort order for listings; ids break ties, so that a position is unambiguous. */
export interface Order {
  readonly key: Expression<string | number>;
  readonly keyType: 'string' | 'number';
  readonly descending: boolean;
}

export interface SearchedPage extends Search {
  readonly order: Order;
  /** Null: from the beginning. */
  readonly place: CursorPosition | null;
  readonly limit: number;
}

export type StatusCounts = Readonly<Record<ListingStatus, number>>;

/** An instant as a sort key in microseconds, PostgreSQL's precision, which fits into a number. */
export const microseconds = (instant: Expression<Date>) =>
  sql<number>`(extract(epoch from ${instant}) * 1000000)::bigint`;

const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Numbers, sizes and short words are never misspelt: letters that differ mean something else. */
const canBeMisspelt = (word: string): boolean => /^\p{L}{4,}$/u.test(word);

/** True if every word is in one of the columns, or `isSimilar` and one is spelt like it. */
export const hasWords = (
  columns: readonly Expression<string | null>[],
  { words, isSimilar = false }: Pick<Search, 'words' | 'isSimilar'>,
): Expression<SqlBool> => {
  const all = sql<string>`concat_ws(' ', ${sql.join(columns)})`;
  return words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        words.map((word) =>
          isSimilar && canBeMisspelt(word)
            ? sql`(${all} ilike ${containing(word)} or word_similarity(${word}, ${all}) >= 0.5)`
            : sql`${all} ilike ${containing(word)}`,
        ),
        sql` and `,
      )})`;
};

export function hasStatus(column: Expression<ListingStatus>, status: SearchedStatus): Expression<SqlBool> {
  return status === undefined ? sql<SqlBool>`${column} <> 'archived'` : sql<SqlBool>`${column} = ${status}`;
}

/** Rows after a position in an order. */
export function isBehind(
  { key, keyType, descending }: Order,
  id: Expression<string>,
  place: CursorPosition | null,
): Expression<SqlBool> {
  if (place === null) return sql<SqlBool>`true`;
  // Compared in the column's own type, so that an index is used and text is compared in the column's collation.
  const positionKey = keyType === 'number' ? sql`${place.key}::bigint` : sql`${place.key}::text`;
  const sign = descending ? sql`<` : sql`>`;
  return sql<SqlBool>`(${key}, ${id}) ${sign} (${positionKey}, ${place.id}::uuid)`;
}

/** `key, id` in the order's direction. */
export const inOrder = ({ key, descending }: Order, id: Expression<string>) =>
  descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;

/** How many of a vendor's listings are in each state, and how many match the search. */
export const figuresOf = (status: Expression<ListingStatus>, found: Expression<SqlBool>) => ({
  draft: sql<number>`count(*) filter (where ${status} = 'draft')`,
  active: sql<number>`count(*) filter (where ${status} = 'active')`,
  paused: sql<number>`count(*) filter (where ${status} = 'paused')`,
  archived: sql<number>`count(*) filter (where ${status} = 'archived')`,
  total: sql<number>`count(*) filter (where ${found})`,
});

export type Figures = StatusCounts & {
  readonly total: number;
  /** How many of the active items have no stock left; missing for services. */
  readonly soldOut?: number;
};
