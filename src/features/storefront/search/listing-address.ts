import type { PublicListing } from './found-data.ts';

/**
 * The page where a listing is bought or booked; for a port, where one was chosen, with the offer that was shown for it: the page would propose the one
 * that costs least with its delivery. A service's page opens at the day from which it is wanted.
 */
export function listingAddress(
  { kind, id, inventoryId, offerCount }: Pick<PublicListing, 'kind' | 'id' | 'inventoryId' | 'offerCount'>,
  port: string | null = null,
  wantedFrom: string | null = null,
): string {
  const page = kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
  const params = new URLSearchParams(port === null ? {} : { port });
  if (port !== null && inventoryId !== null && offerCount > 1) params.set('offer', inventoryId);
  if (kind === 'service' && wantedFrom !== null) params.set('from', wantedFrom);
  return params.size === 0 ? page : `${page}?${params.toString()}`;
}
