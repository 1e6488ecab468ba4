import { fromMinor } from '../../../lib/money-minor.ts';
import type { PageHead } from '../screen-module.ts';
import type { DirectoryData } from './directory-data.ts';

/** The directory's services (schema.org CollectionPage, ItemList of Service). */
export function head({ directory }: DirectoryData, { siteUrl }: { siteUrl: string }): PageHead {
  const description =
    'Services for yachts that you can book online: engineers, divers, cleaning, agents, medicals and courses, with their next free times.';
  const items = directory?.items.slice(0, 24) ?? [];
  return {
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: 'Services in your port',
        description,
        url: new URL('/vendor-services', siteUrl).href,
        ...(items.length > 0 && {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: {
                '@type': 'Service',
                name: item.name,
                url: new URL(`/service-checkout/${item.id}`, siteUrl).href,
                ...(item.category !== null && { serviceType: item.category }),
                provider: { '@type': 'Organization', name: item.provider.name },
                offers: {
                  '@type': 'Offer',
                  price: fromMinor(item.price.amountMinor, item.price.currency),
                  priceCurrency: item.price.currency,
                },
              },
            })),
          },
        }),
      },
    ],
  };
}
