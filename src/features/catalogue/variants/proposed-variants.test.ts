import { expect, it } from 'vitest';
import { proposedVariants } from './proposed-variants.ts';

it.each([
  [
    ['Dock line 14 mm', 'Dock line 18 mm'],
    ['14 mm', '18 mm'],
  ],
  [
    ['Deck brush, soft · Blue', 'Deck brush, soft · Red', 'deck brush, hard'],
    ['soft · Blue', 'soft · Red', 'hard'],
  ],
  [
    ['Blue deck brush', 'Red deck brush'],
    ['Blue', 'Red'],
  ],
  [
    ['Deck brush', 'Deck brush XL'],
    ['', 'XL'],
  ],
  [
    ['Deck brush', 'Deck brush'],
    ['', ''],
  ],
  [
    ['Deck brush', 'Teak oil'],
    ['Deck brush', 'Teak oil'],
  ],
])('of %j proposes %j', (names, proposed) => {
  expect(proposedVariants(names)).toEqual(proposed);
});
