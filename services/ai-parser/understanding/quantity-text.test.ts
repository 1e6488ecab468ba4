import { expect, test } from 'vitest';
import { readQuantity } from './quantity-text.ts';

test.each([
  [12, '12', null, false],
  ['24 m', '24', 'm', false],
  ['harbour=24', '24', null, false],
  // Less than zero: miscounted, or owed.
  [-4, '-4', null, true],
  ['-4', '-4', null, true],
  ['in stock', null, null, true],
  ['> 100', null, null, true],
  ['ausverkauft', '0', null, false],
  ['Sold out', '0', null, false],
  ['Épuisé', '0', null, false],
  ['sin existencias', '0', null, false],
  ['', null, null, false],
] as const)('%j is a count of %j in %j, and doubtful: %j', (cell, quantity, unit, isAmbiguous) => {
  expect(readQuantity(cell, null)).toEqual({ quantity, unit, isAmbiguous });
});
