import { describe, expect, it } from 'vitest';
import { beginsWords, isNumber } from './matching.ts';

describe('the pages that fit', () => {
  it.each([
    ['Bookings and calendar', 'cal', true],
    ['Bookings and calendar', 'cal book', true],
    ['Chef & Galley', 'galley', true],
    ['Épices', 'epi', true],
    ['Orders', 'ders', false],
    ['Orders', 'orders now', false],
  ])('%s for “%s”: %s', (label, words, fits) => {
    expect(beginsWords(label, words)).toBe(fits);
  });
});

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
