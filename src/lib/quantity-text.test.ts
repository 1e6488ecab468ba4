import { expect, it } from 'vitest';
import { unitAfter, unitPlural } from './quantity-text.ts';

it.each([
  [1, 'piece', ' piece'],
  [2, 'piece', ' pieces'],
  [3, 'Box', ' boxes'],
  [30, 'm²', ' m²'],
  [2, 'kg', ' kg'],
  [2, 'can', ' cans'],
  [2, 'drum', ' drums'],
  [2, '20 l can', ' × 20 l can'],
  [2, null, ''],
  [2, '', ''],
])('a quantity of %d has “%s” said after it as “%s”', (quantity, unit, text) => {
  expect(unitAfter(quantity, unit)).toBe(text);
});

it('names several of a unit, with the vendor’s own as they are', () => {
  expect(['Metre', 'm²', '20 l can'].map(unitPlural)).toEqual(['metres', 'm²', '20 l can']);
});
