import { expect, it } from 'vitest';
import { isNumber } from './number-words.ts';

it.each([
  ['Q-10001', true],
  ['q10001/2', true],
  ['#10001', true],
  ['10001', true],
  ['F-4', false],
  ['12 fenders', false],
])('%s is the number of an order or a booking: %s', (words, is) => {
  expect(isNumber(words)).toBe(is);
});
