import type { PageHead } from '../screen-module.ts';
import { articleList, articleOf, articlePath } from '../../help/index.ts';

export const centreLead =
  'How Quayside works, and short, practical articles for each department on board, with what to buy or book next.';

interface Site {
  readonly siteUrl: string;
}

/** The centre and its articles (schema.org CollectionPage). */
export function centreHead(_data: unknown, { siteUrl }: Site): PageHead {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    description: centreLead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: 'Resource centre',
        url: at('/resource-center'),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: articleList.map(({ slug, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: at(articlePath(slug)),
          })),
        },
      },
    ],
  };
}

/** An article and its breadcrumb (schema.org Article). */
export function articleHead({ slug }: { readonly slug: string | null }, { siteUrl }: Site): PageHead {
  const entry = slug === null ? null : articleOf(slug);
  if (entry === null)
    return { title: 'Not found · Quayside', description: centreLead, jsonLd: [], status: 404 };
  const at = (path: string) => new URL(path, siteUrl).href;
  const { title, lead, checkedOn, departments, keywords } = entry;
  return {
    title: `${title} · Quayside`,
    description: lead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: lead,
        url: at(articlePath(entry.slug)),
        dateModified: checkedOn,
        articleSection: departments,
        keywords,
        inLanguage: 'en',
        author: { '@id': at('/#organization') },
        publisher: { '@id': at('/#organization') },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Resource centre', item: at('/resource-center') },
          { '@type': 'ListItem', position: 2, name: title, item: at(articlePath(entry.slug)) },
        ],
      },
    ],
  };
}

export const testLead =
  'Twelve questions on safety at sea, with the reason for each answer. It takes about five minutes; nothing is sent anywhere.';

export function testHead(_data: unknown, { siteUrl }: Site): PageHead {
  return {
    description: testLead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Quiz',
        name: 'Safety basics: test yourself',
        description: testLead,
        url: new URL('/resource-center/test', siteUrl).href,
        about: { '@type': 'Thing', name: 'Safety at sea' },
        provider: { '@id': new URL('/#organization', siteUrl).href },
      },
    ],
  };
}
