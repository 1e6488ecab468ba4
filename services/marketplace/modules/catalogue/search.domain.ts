import type { DepartmentSlug } from './catalogue.domain.ts';
import { cursorOfOrder, positionInOrder } from './cursor.domain.ts';

/** What a buyer may narrow the market to; what is left out does not narrow. */
export interface Choices {
  readonly department?: DepartmentSlug | undefined;
  readonly kind?: 'product' | 'service' | undefined;
  readonly category?: string | undefined;
  /** A vendor's id. */
  readonly vendor?: string | undefined;
  /** A port's slug. */
  readonly port?: string | undefined;
  /** What is counted and there now, and every service; or only what cannot be had. What nobody counts is neither. */
  readonly inStock?: boolean | undefined;
  /** Minor units, both ends included. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

export type SearchSort = 'best' | 'name' | 'price' | '-price' | 'newest';

/**
 * How listings are found: all, by terms as they are written or as what begins so, by frequent terms (where a rank says
 * little and costs much), or by misspelt terms, which may be like very much as well. A cursor keeps the method of its first page, whatever has changed meanwhile.
 */
export type Way = 'all' | 'words' | 'many' | 'whole words' | 'many whole words' | 'similar' | 'many similar';

const waysOfWords: readonly Way[] = [
  'words',
  'many',
  'whole words',
  'many whole words',
  'similar',
  'many similar',
];

/** Whether so much has the terms that not all of it is ranked. */
export const isMany = (way: Way): boolean =>
  way === 'many' || way === 'many whole words' || way === 'many similar';

/** By what listings are put in order; what cannot be had now comes last within it, but for `age`. */
export type OrderBy = 'rank' | 'name' | 'price' | 'price down' | 'age';

/** Without terms there is no rank, and with very frequent ones it is omitted: names say more. */
export const orderOf = (sort: SearchSort, way: Way): OrderBy =>
  sort === 'best' && way !== 'all' && !isMany(way) ? 'rank' : plainOrderOf(sort);

/** What a sort means where nothing is ranked. */
export function plainOrderOf(sort: SearchSort): Exclude<OrderBy, 'rank'> {
  switch (sort) {
    case 'best':
      return 'name';
    case 'name':
    case 'price':
      return sort;
    case '-price':
      return 'price down';
    case 'newest':
      return 'age';
  }
}

/** Where a page of the market ended. */
export interface SearchPosition {
  /** The lower, the better; 0 where the order knows no rank. */
  readonly rank: number;
  readonly isOut: boolean;
  /** A name, minor units, or microseconds since 1970. */
  readonly key: string | number;
  readonly id: string;
}

const cursorName = (sort: SearchSort, way: Way): string => `market ${sort} ${way}`;

export const writeSearchCursor = (
  sort: SearchSort,
  way: Way,
  { rank, isOut, key, id }: SearchPosition,
): string => cursorOfOrder(cursorName(sort, way), { key: `${rank}:${Number(isOut)}:${key}`, id });

/**
 * The position and the method to continue with; null if the cursor does not belong to this sort order, or to a search
 * with or without terms.
 */
export function readSearchCursor(
  sort: SearchSort,
  { hasWords, cursor }: { readonly hasWords: boolean; readonly cursor: string },
): { readonly way: Way; readonly place: SearchPosition } | null {
  const ways: readonly Way[] = hasWords ? waysOfWords : ['all'];
  for (const way of ways) {
    const read = positionInOrder(cursorName(sort, way), 'string', cursor);
    if (read === null) continue;
    const [, rank, out, key] = /^(-?\d{1,9}):([01]):(.*)$/su.exec(String(read.key)) ?? [];
    const placeKey = keyOf(orderOf(sort, way), key);
    if (placeKey === null) return null;
    return { way, place: { rank: Number(rank), isOut: out === '1', key: placeKey, id: read.id } };
  }
  return null;
}

function keyOf(order: OrderBy, key: string | undefined): string | number | null {
  if (key === undefined) return null;
  if (order === 'rank' || order === 'name') return key;
  return /^-?\d+$/.test(key) && Number.isSafeInteger(Number(key)) ? Number(key) : null;
}
