import { expect, it } from 'vitest';
import { usualTaxOf } from './usual-tax.ts';

const listings = (...rates: readonly (number | null)[]) =>
  rates.map((taxBasisPoints) => ({ taxBasisPoints, departments: ['exterior' as const] }));

it.each([
  ['the rate of most of the department', listings(2100, 1000, 2100), 2100],
  ['no tax, if most have none', listings(0, 0, 2100), 0],
  ['nothing without a majority', listings(2100, 1000), null],
  ['the majority of those that have a rate', listings(null, null, 2100), 2100],
  ['nothing of no listings', [], null],
])('proposes %s', (_, given, proposed) => expect(usualTaxOf(given, ['exterior'])).toBe(proposed));

it('proposes without a department only what all listings have', () => {
  expect([usualTaxOf(listings(2100, null, 2100)), usualTaxOf(listings(2100, 2400, 2400, 2400))]).toEqual([
    2100,
    null,
  ]);
});

it('proposes the rate of listings that share a department', () => {
  const food = [1000, 1000].map((taxBasisPoints) => ({
    taxBasisPoints,
    departments: ['chef-galley' as const],
  }));
  const both = [...food, ...listings(2100, 2100, 2100)];
  expect([
    usualTaxOf(both, ['chef-galley']),
    usualTaxOf(both, ['exterior']),
    usualTaxOf(both, ['crew']),
  ]).toEqual([1000, 2100, null]);
});
