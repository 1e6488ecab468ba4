import { isUuid } from '../../../src/lib/uuid.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** Where a page ended: the sort key of its last row (milliseconds, or their equivalent) and its id. */
export interface ListPosition {
  readonly key: number;
  readonly id: string;
}

/** Null for a text that no page gave. */
export function positionOfCursor(cursor: string): ListPosition | null {
  const [key, id, ...more] = readCursor(cursor);
  if (more.length > 0 || !Number.isSafeInteger(key) || typeof id !== 'string' || !isUuid(id)) return null;
  return { key: Number(key), id };
}

const maxSearchTerms = 8;

/** What is looked for, each word somewhere, as patterns of LIKE. */
export const patternsOf = (q: string | undefined): readonly string[] =>
  (q ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxSearchTerms)
    // In LIKE these three mean something.
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** How many the search finds. */
  readonly total: number;
}

/** Cuts the one row too many that was read, which says whether there is another page. */
export function pageOf<Row extends { readonly key: number; readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly items: readonly Row[]; readonly nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? writeCursor(last.key, last.id) : null };
}
