import type { PublicListing } from './found-data.ts';

/** The page where a listing is bought or booked; for a port, where one was chosen. */
export function listingAddress(
  { kind, id }: Pick<PublicListing, 'kind' | 'id'>,
  port: string | null = null,
): string {
  const page = kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
  return port === null ? page : `${page}?${new URLSearchParams({ port }).toString()}`;
}
