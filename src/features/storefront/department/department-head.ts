import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import type { PublicListing } from '../search/found.types.ts';
import { listingAddress } from '../search/listing-address.ts';
import { departmentName, type DepartmentData } from './department-data.ts';

/** The department and its listings (schema.org CollectionPage, ItemList of Product and Service). */
export function head(data: DepartmentData, { siteUrl }: { siteUrl: string }): PageHead {
  const { search, found } = data;
  const name = departmentName(data);
  const lead = found?.department ? `${found.department.lead} ` : '';
  const description = `${lead}${name} on Quayside: products and services from suppliers in the ports you call at.`;
  const items = found?.items.slice(0, 24) ?? [];
  return {
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name,
        description,
        url: new URL(search.path, siteUrl).href,
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
    // schema.org has no availability for uncounted stock.
    ...(listing.inStock !== null &&
      !listing.isUncounted && {
        availability: `https://schema.org/${listing.inStock ? 'InStock' : 'OutOfStock'}`,
      }),
    seller: { '@type': 'Organization', name: listing.vendor.name },
  },
});
