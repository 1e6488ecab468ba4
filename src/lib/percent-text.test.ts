import { expect, it } from 'vitest';
import { basisPointsOf, percentOf } from './percent-text.ts';

it.each([
  ['10', 1000],
  ['12.5', 1250],
  [' 12,05 % ', 1205],
  ['0', 0],
  ['100', 10_000],
  ['100.01', null],
  ['12.505', null],
  ['-1', null],
  ['ten', null],
  ['', null],
])('“%s” percent are %s basis points', (text, points) => {
  expect(basisPointsOf(text)).toBe(points);
});

it.each([0, 5, 333, 1250, 10_000])('%d basis points are typed as they are shown', (points) => {
  expect(basisPointsOf(percentOf(points))).toBe(points);
});
