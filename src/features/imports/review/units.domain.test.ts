import { expect, test } from 'vitest';

import { productUnitOf, serviceUnitOf } from './units.domain.ts';

test.each([
  ['Stk.', 'piece'],
  ['Pezzi', 'piece'],
  ['τεμ.', 'piece'],
  ['Fl.', 'bottle'],
  ['Confezione', 'pack'],
  ['per roll', 'roll'],
  ['Kanister', 'canister'],
  ['lfm', 'metre'],
  ['Paar', 'pair'],
  ['12 x 250 ml', '12 x 250 ml'],
  ['Palette à 40', 'Palette à 40'],
])('goods sold by “%s” are sold by %s', (text, unit) => {
  expect(productUnitOf(text)).toBe(unit);
});

test('a word means one thing among goods and among services', () => {
  expect([productUnitOf('Stk.'), serviceUnitOf('Stk.').unit]).toEqual(['piece', 'item']);
});
