import { expect, it } from 'vitest';
import { itemsText } from './order-list-parts.ts';

it.each([
  ['1 × Fender F4', { firstQuantity: 1, lines: 1 }],
  ['1,200 × Fender F4 and 1 other item', { firstQuantity: 1200, lines: 2 }],
  ['5 × Fender F4 and 12 other items', { firstQuantity: 5, lines: 13 }],
])('an order’s items are “%s”', (text, counts) => {
  expect(itemsText({ firstItem: 'Fender F4', ...counts })).toBe(text);
});
