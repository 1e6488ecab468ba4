import { expect, it } from 'vitest';
import { head } from './home-head.ts';
import { overview } from './testing/overview.ts';

const site = { siteUrl: 'https://quayside.example.com' };
const typesOf = (jsonLd: object[]) => jsonLd.map((item) => ('@type' in item ? item['@type'] : null));

it('describes the site and lists the departments at their own addresses', () => {
  const { description, jsonLd } = head({ overview, showcase: [], results: null }, site);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(typesOf(jsonLd)).toEqual(['Organization', 'WebSite', 'ItemList']);
  expect(jsonLd[2]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Captain', url: 'https://quayside.example.com/captain' },
      { position: 2, url: 'https://quayside.example.com/crew' },
      { position: 3, url: 'https://quayside.example.com/exterior' },
      { position: 4, url: 'https://quayside.example.com/interior' },
      { position: 5, url: 'https://quayside.example.com/chef-galley' },
      { position: 6, url: 'https://quayside.example.com/engineering' },
    ],
  });
});

it('lists nothing while the market cannot be read', () => {
  expect(typesOf(head({ overview: null, showcase: [], results: null }, site).jsonLd)).toEqual([
    'Organization',
    'WebSite',
  ]);
});
