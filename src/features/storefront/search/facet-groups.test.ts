import { expect, it } from 'vitest';
import { facetGroups } from './facet-groups.ts';
import { facets, foundAt } from './testing/listings.ts';

const titles = (address: string, total: number) =>
  facetGroups(foundAt(address).search, facets, total).map(({ title }) => title);

it('offers what narrows the results', () => {
  expect(titles('/', 12)).toContain('Port');
});

it('offers nothing for a single result, except to take back what is chosen', () => {
  expect(titles('/', 1)).toEqual([]);
  expect(titles('/?port=palma', 1)).toEqual(['Port']);
});
