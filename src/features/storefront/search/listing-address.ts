import type { PublicListing } from './found.types.ts';

interface Wanted {
  /** The chosen port. */
  readonly port?: string | null;
  /** The words of the search. */
  readonly words?: string;
  /** The first day on which it is wanted (YYYY-MM-DD). */
  readonly wantedFrom?: string | null;
}

/**
 * The page of a listing. After a search by port or words it names the offer that was shown, since the page would
 * propose the cheapest one. A service's page opens on the first day on which it is wanted.
 */
export function listingAddress(
  { kind, id, inventoryId, offerCount }: Pick<PublicListing, 'kind' | 'id' | 'inventoryId' | 'offerCount'>,
  { port = null, words = '', wantedFrom = null }: Wanted = {},
): string {
  const page = kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
  const isOffered = inventoryId !== null && (words !== '' || (port !== null && offerCount > 1));
  const params = new URLSearchParams({
    ...(port !== null && { port }),
    ...(isOffered && { offer: inventoryId }),
    ...(kind === 'service' && wantedFrom !== null && { from: wantedFrom }),
  });
  return params.size === 0 ? page : `${page}?${params.toString()}`;
}
