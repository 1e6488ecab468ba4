import { expect, it } from 'vitest';
import { isNumber, purchasesNumbered } from './number-words.ts';

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

it.each([
  ['Q-10001', '/crew/orders-management?q=Q-10001'],
  ['b 10001', '/crew/calendar?show=bookings&q=b+10001'],
])('%s is looked for in the list %s', (number, path) => {
  expect(purchasesNumbered(number)).toBe(path);
});
