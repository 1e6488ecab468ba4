import type { Found, FoundData, PublicListing } from './found.types.ts';

interface Group {
  /** Null for what was searched. */
  readonly heading: string | null;
  readonly items: readonly PublicListing[];
}

/**
 * The listings as they are shown: what is called so, what only mentions the words, and services that are not free on the
 * day in the words. Groups without listings are left out.
 */
export function groupsOf(
  { freeOnDay }: Pick<FoundData, 'freeOnDay'>,
  { items, exact }: Found,
): readonly Group[] {
  const isFree = ({ kind, id }: PublicListing) =>
    freeOnDay === null || kind === 'product' || freeOnDay.includes(id);
  // Where nothing is called so, there is nothing to set the others apart from.
  const first = exact || items.length;
  const groups = [
    { heading: null, items: items.slice(0, first).filter(isFree) },
    { heading: 'Also close', items: items.slice(first).filter(isFree) },
    { heading: 'Not free on that day', items: items.filter((listing) => !isFree(listing)) },
  ];
  return groups.filter((group) => group.items.length > 0);
}
