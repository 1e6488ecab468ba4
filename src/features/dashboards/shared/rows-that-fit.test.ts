import { expect, it } from 'vitest';
import { rowsThatFit } from './rows-that-fit.ts';

it.each([
  [
    [3, 1],
    [3, 1],
  ],
  [
    [6, 5],
    [6, 2],
  ],
  [
    [1, 5],
    [1, 5],
  ],
  [
    [5, 5, 5],
    [3, 2, 2],
  ],
])('of lists with %j rows shows %j', (counts, shown) => {
  expect(rowsThatFit(counts)).toEqual(shown);
});
