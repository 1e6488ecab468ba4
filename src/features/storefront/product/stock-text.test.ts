import { expect, it } from 'vitest';
import { stockLevel, stockText } from './stock-text.ts';

it.each([
  [true, 24, '24 in stock', 'enough'],
  [true, 1250, '1,250 in stock', 'enough'],
  [true, 4, '4 in stock', 'enough'],
  [true, 3, 'Only 3 left', 'few'],
  [true, null, 'Ask for availability', 'unknown'],
  [false, 0, 'Out of stock', 'none'],
  [false, null, 'Out of stock', 'none'],
])('says what is there: in stock %s, counted %s', (inStock, stock, text, level) => {
  expect([stockText({ inStock, stock }), stockLevel({ inStock, stock })]).toEqual([text, level]);
});
