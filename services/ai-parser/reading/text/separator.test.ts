import { expect, it } from 'vitest';
import { separatorOf } from './separator.ts';

it.each([
  [';', 'Item;Price\nRope;2,40\nCleat;12,00\n'],
  [',', 'Item,Price\nRope,2.40\nCleat,12.00\n'],
  ['\t', 'Item\tPrice\nRope, red\t2,40\nCleat; steel\t12,00\n'],
  ['|', 'Item|Price\nRope, red|2,40\n'],
  [';', 'Harbour Shop\n"Prices; in euros"\n\nItem;Price;Stock\nRope;2,40;3\nCleat, steel;12,00;4\n'],
  [',', 'Item,Text\nRope,"a; b; c"\nCleat,"d; e; f"\n'],
  ['^', 'sep=^\nItem^Price\nRope^2.40\n'],
  ['_', 'Poodle_300-350\nPug_250\nTerrier (small)_200-250\nNails_50\n'],
  [null, 'paint_1.jpg Owl\nNest of wood\nCherries\nLake_2.jpg\n'],
  [null, 'Fender\nRope\nCleat\n'],
  [null, ''],
])('finds %j', (separator, text) => {
  expect(separatorOf(text)).toBe(separator);
});
