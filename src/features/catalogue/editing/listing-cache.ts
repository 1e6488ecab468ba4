import type { ListingPage, ListingStatus, OwnListing, StatusCounts } from '../list/listing-kind.ts';

/** The loaded pages, as an infinite query stores them. */
export interface ListingPages<Item> {
  pages: ListingPage<Item>[];
  pageParams: unknown[];
}

export const findListing = <Item extends OwnListing>(
  data: ListingPages<Item> | undefined,
  id: string,
): Item | undefined => data?.pages.flatMap(({ items }) => items).find((item) => item.id === id);

const moved = (counts: StatusCounts, from: ListingStatus, to: ListingStatus): StatusCounts =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

const isSoldOut = (listing: OwnListing): boolean =>
  listing.status === 'active' && 'stock' in listing && listing.stock === 0;

/** The same pages with the current version of a listing that was `before` until now, and with updated counts. */
export function withListing<Item extends OwnListing>(
  data: ListingPages<Item>,
  listing: Item,
  before: Item,
): ListingPages<Item> {
  const more = Number(isSoldOut(listing)) - Number(isSoldOut(before));
  const pages = data.pages.map((page) => ({
    ...page,
    counts: moved(page.counts, before.status, listing.status),
    ...(page.soldOut !== undefined && { soldOut: page.soldOut + more }),
    items: page.items.some(({ id }) => id === listing.id)
      ? page.items.map((item) => (item.id === listing.id ? listing : item))
      : page.items,
  }));
  return { ...data, pages };
}
