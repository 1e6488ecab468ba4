import { isUuid } from '../../../src/lib/uuid.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** The end of a page: the sort key of its last row (milliseconds, or their equivalent) and its id. */
export interface ListPosition {
  readonly key: number;
  readonly id: string;
}

/** Null for an invalid cursor. */
export function positionOfCursor(cursor: string): ListPosition | null {
  const [key, id, ...more] = readCursor(cursor);
  if (more.length > 0 || !Number.isSafeInteger(key) || typeof id !== 'string' || !isUuid(id)) return null;
  return { key: Number(key), id };
}

const maxSearchTerms = 8;

/** The words of a search as LIKE patterns; each must match somewhere. */
export const patternsOf = (q: string | undefined): readonly string[] =>
  (q ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxSearchTerms)
    // Escapes the three characters that have a meaning in LIKE.
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** The number of results. */
  readonly total: number;
}

/** Removes the extra row that shows whether there is another page. */
export function pageOf<Row extends { readonly key: number; readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly items: readonly Row[]; readonly nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? writeCursor(last.key, last.id) : null };
}
