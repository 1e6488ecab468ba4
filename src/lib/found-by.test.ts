import { describe, expect, it } from 'vitest';
import { foundBy } from './found-by.ts';

describe('the pages that fit', () => {
  it.each([
    ['Bookings and calendar', '', 'cal', []],
    ['Bookings and calendar', '', 'cal book', []],
    ['Chef & Galley', '', 'galley', []],
    ['Épices', '', 'epi', []],
    ['Orders', '', 'ders', null],
    ['Orders', '', 'orders now', null],
    ['Orders', 'purchases returns', 'return', ['returns']],
    ['Orders', 'purchases returns', 'orders ret', ['returns']],
    ['Company profile', 'VAT logo', 'vat', ['VAT']],
    ['Ordering', 'charged pay', 'when am I charged', ['charged']],
    ['Ordering', 'charged pay', 'how do I pay?', ['pay']],
    ['The shop', '', 'the', []],
    ['Security', 'second factor 2FA', 'f', null],
    ['Security', 'second factor 2FA', 'fac', ['factor']],
  ])('%s (%s) for “%s”: %j', (name, others, typed, found) => {
    expect(foundBy(name, others, typed)).toEqual(found);
  });
});
