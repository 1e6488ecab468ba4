import type { PublicListing } from './found-data.ts';

interface Wanted {
  /** The port that was chosen. */
  readonly port?: string | null;
  /** The words that found it. */
  readonly words?: string;
  /** The first day on which it is wanted (YYYY-MM-DD). */
  readonly wantedFrom?: string | null;
}

/**
 * The page where a listing is bought or booked. For a port or words, where there were any, with the offer that was shown for them: the page would propose
 * the one that costs least. A service's page opens at the day from which it is wanted.
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
