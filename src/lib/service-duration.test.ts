import { expect, it } from 'vitest';
import { daysFor, minutesFor, quantityMax } from './service-duration.ts';

it.each([
  ['a visit as long as it says', { pricedPer: 'visit', durationMinutes: 240, durationUnits: null }, 1, 240],
  ['an hour for each', { pricedPer: 'hour', durationMinutes: 60, durationUnits: null }, 3, 180],
  [
    'units in proportion, up to the next half hour',
    { pricedPer: 'unit', durationMinutes: 240, durationUnits: 40 },
    31,
    210,
  ],
  [
    'units however many, where nothing says how many',
    { pricedPer: 'unit', durationMinutes: 240, durationUnits: null },
    31,
    240,
  ],
] as const)('takes %s', (_how, service, quantity, minutes) => {
  expect(minutesFor(service, quantity)).toBe(minutes);
  expect(daysFor(service, quantity)).toBeNull();
});

it('counts days whole', () => {
  expect(daysFor({ pricedPer: 'day', durationMinutes: 480, durationUnits: null }, 3)).toBe(3);
});

it('books one visit at a time', () => {
  expect(quantityMax({ pricedPer: 'visit' })).toBe(1);
});
