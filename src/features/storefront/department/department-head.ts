import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import type { DepartmentData, PublicListing } from './department-data.ts';
import { departmentNames } from './department-search.ts';

/** What a department is and what it offers (schema.org CollectionPage, ItemList of Product and Service). */
export function head({ search, found }: DepartmentData, { siteUrl }: { siteUrl: string }): PageHead {
  const name = departmentNames[search.slug];
  const description = found
    ? `${found.department.lead} ${name} on Quayside: products and services from suppliers in the ports you call at.`
    : `${name} on Quayside: products and services from suppliers in the ports you call at.`;
  const items = found?.items.slice(0, 24) ?? [];
  return {
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name,
        description,
        url: new URL(`/${search.slug}`, siteUrl).href,
        ...(items.length > 0 && {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: thingOf(item, siteUrl),
            })),
          },
        }),
      },
    ],
  };
}

const thingOf = (listing: PublicListing, siteUrl: string) => ({
  '@type': listing.kind === 'product' ? 'Product' : 'Service',
  name: listing.name,
  url: new URL(listingAddress(listing), siteUrl).href,
  ...(listing.category !== null && { category: listing.category }),
  offers: {
    '@type': 'Offer',
    price: fromMinor(listing.price.amountMinor, listing.price.currency),
    priceCurrency: listing.price.currency,
    ...(listing.inStock !== null && {
      availability: `https://schema.org/${listing.inStock ? 'InStock' : 'OutOfStock'}`,
    }),
    seller: { '@type': 'Organization', name: listing.vendor.name },
  },
});

/** The page where a listing is bought or booked. */
export const listingAddress = ({ kind, id }: Pick<PublicListing, 'kind' | 'id'>): string =>
  kind === 'product' ? `/product-checkout/${id}` : `/service-checkout/${id}`;
