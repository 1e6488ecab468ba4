import { expect, it } from 'vitest';
import type { PageBlock } from './page.ts';
import { withDroppedCommas } from './dropped-commas.ts';

const box = { left: 0, right: 10, top: 0, bottom: 10 };
const block = (prices: readonly string[], clarity: number | null): PageBlock => ({
  kind: 'table',
  ...box,
  columns: [box, box],
  rows: prices.map((price) => ({ ...box, cells: ['Shackle', price], clarity })),
});
const claritiesOf = (prices: readonly string[], clarity: number | null) =>
  withDroppedCommas(block(prices, clarity)).map((row) => row.clarity);

it.each([
  [
    'a figure without cents among figures with them',
    ['1,12', '113', '12,50 €', '1,15'],
    [0.9, 0.4, 0.9, 0.9],
  ],
  ['as many without them as with them', ['1,12', '113'], [0.9, 0.4]],
  ['figures without cents alone', ['112', '113', '1150'], [0.9, 0.9, 0.9]],
  ['a short figure', ['1,12', '5', '12,50'], [0.9, 0.9, 0.9]],
])('finds unclear in a recognised column: %s', (_what, prices, clarities) => {
  expect(claritiesOf(prices, 0.9)).toEqual(clarities);
});

it('leaves text that was not recognised from a picture unmarked', () => {
  expect(claritiesOf(['1,12', '113'], null)).toEqual([null, null]);
});
