import type { PublicListing } from './found-data.ts';

/**
 * The page where a listing is bought or booked; for a port, where one was chosen, with the offer that was shown for it: the page would propose the one
 * that costs least with its delivery.
 */
export function listingAddress(
  { kind, id, inventoryId, offerCount }: Pick<PublicListing, 'kind' | 'id' | 'inventoryId' | 'offerCount'>,
  port: string | null = null,
): string {
  const page = kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
  if (port === null) return page;
  const params = new URLSearchParams({ port });
  if (inventoryId !== null && offerCount > 1) params.set('offer', inventoryId);
  return `${page}?${params.toString()}`;
}
