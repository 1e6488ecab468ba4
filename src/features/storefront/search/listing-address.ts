import type { PublicListing } from './found-data.ts';

/** The page where a listing is bought or booked. */
export const listingAddress = ({ kind, id }: Pick<PublicListing, 'kind' | 'id'>): string =>
  kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
