import type { ListingChange, OwnListing } from '../list/listing-kind.ts';

/** Deep equality of plain JSON, regardless of the order of keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort()
        .map(([key, inside]) => [key, sorted(inside)])
    : value;

/** Whether a change gives any field another value. */
export const isChangeOf = <Item extends object>(item: Item, change: Partial<Item>): boolean =>
  // The keys of a change are keys of the item.
  (Object.keys(change) as (keyof Item)[]).some((key) => !isSame(item[key], change[key]));

/** Fields that only make sense together. */
const pairs = [['pricedPer', 'unit']];

interface Apart<Item> {
  /** The fields that only this user changed. */
  readonly free: ListingChange<Item>;
  /** The fields that another user has changed too, to another value. */
  readonly met: ListingChange<Item>;
}

/** Splits a change made on `from` into free and conflicting fields, for a listing whose current version is `now`. */
export function apart<Item extends OwnListing>(
  from: Item,
  now: Item,
  change: ListingChange<Item>,
): Apart<Item> {
  // The keys of a change are keys of the item.
  const keys = Object.keys(change) as (keyof Item)[];
  const differs = keys.filter((key) => !isSame(from[key], now[key]) && !isSame(now[key], change[key]));
  const isMet = (key: keyof Item): boolean =>
    differs.includes(key) ||
    pairs.some((pair) => pair.includes(String(key)) && differs.some((other) => pair.includes(String(other))));
  const only = (chosen: readonly (keyof Item)[]) =>
    Object.fromEntries(chosen.map((key) => [key, change[key]])) as ListingChange<Item>;
  return { free: only(keys.filter((key) => !isMet(key))), met: only(keys.filter(isMet)) };
}
