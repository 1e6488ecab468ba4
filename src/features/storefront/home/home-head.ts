import type { PageHead } from '../screen-module.ts';
import type { HomeData } from './home-data.ts';

const DESCRIPTION =
  'Quayside is the marketplace of the yachting industry: crew buy parts and provisions and book technicians, suppliers and service providers sell, in one place.';

/** Who runs the site, and its departments (schema.org Organization, WebSite, ItemList). */
export function head({ overview }: HomeData, { siteUrl }: { siteUrl: string }): PageHead {
  const at = (path: string) => new URL(path, siteUrl).href;
  const departments = overview?.departments ?? [];
  return {
    description: DESCRIPTION,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': at('/#organization'),
        name: 'Quayside',
        url: at('/'),
        logo: at('/icon-512.png'),
        description: DESCRIPTION,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Quayside',
        url: at('/'),
        inLanguage: 'en',
        publisher: { '@id': at('/#organization') },
      },
      ...(departments.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: 'Departments',
              itemListElement: departments.map(({ slug, name, lead }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                description: lead,
                url: at(`/${slug}`),
              })),
            },
          ]),
    ],
  };
}
