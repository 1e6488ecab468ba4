import type { PageHead } from '../screen-module.ts';

export const contactLead =
  'Ask about an order, a payment, your account or selling on Quayside. A person reads every message and answers by email.';

/** schema.org ContactPage. */
export function head(_data: unknown, { siteUrl }: { siteUrl: string }): PageHead {
  return {
    description: contactLead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        name: 'Contact Quayside',
        url: new URL('/contact-us', siteUrl).href,
        about: { '@id': new URL('/#organization', siteUrl).href },
      },
    ],
  };
}
