import { expect, it } from 'vitest';
import { hoursOrDays } from './hours-or-days.ts';

it('says whole days from two on, and hours otherwise', () => {
  expect([0, 1, 24, 36, 72].map(hoursOrDays)).toEqual([
    '0 hours',
    '1 hour',
    '24 hours',
    '36 hours',
    '3 days',
  ]);
});
