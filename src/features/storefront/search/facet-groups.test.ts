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

it('marks each port of a country or coast, and takes one of them away', () => {
  const groups = facetGroups(foundAt('/?q=rope&port=palma,ibiza').search, facets, 12);
  const ports =
    groups.find(({ title }) => title === 'Port')?.choices.filter(({ isChosen }) => isChosen) ?? [];
  expect(ports.map(({ key, to }) => [key, to])).toEqual([
    ['palma', '/?q=rope&port=ibiza'],
    ['ibiza', '/?q=rope&port=palma'],
  ]);
});
