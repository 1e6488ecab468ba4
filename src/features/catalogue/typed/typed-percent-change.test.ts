import { expect, it } from 'vitest';
import { changedByPoints, readPercentChange } from './typed-percent-change.ts';

it.each([
  ['5', 500],
  ['+5 %', 500],
  ['-12,5', -1250],
  ['− 3', -300],
  ['250', 25_000],
])('“%s” changes a price by %d hundredths of a percent', (text, value) => {
  expect(readPercentChange(text)).toEqual({ value });
});

it.each(['', 'half', '5.555', '1000', '-100'])('“%s” is no change of a price', (text) => {
  expect(readPercentChange(text)).toHaveProperty('problem');
});

it('a changed price is rounded to whole minor units', () => {
  expect([changedByPoints(8950, -250), changedByPoints(999, 1000), changedByPoints(0, 500)]).toEqual([
    8726, 1099, 0,
  ]);
});
