import type { PageHead } from '../screen-module.ts';

export const aboutLead =
  'Quayside is a marketplace for yachts and the people ashore who supply and look after them: one place to find, order, book and pay.';

/** schema.org AboutPage. */
export function head(_data: unknown, { siteUrl }: { siteUrl: string }): PageHead {
  return {
    description: aboutLead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: 'About Quayside',
        url: new URL('/about-us', siteUrl).href,
        about: { '@id': new URL('/#organization', siteUrl).href },
      },
    ],
  };
}
