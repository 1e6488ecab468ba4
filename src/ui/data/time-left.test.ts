import { expect, it } from 'vitest';
import { durationText } from './time-left.tsx';

it.each([
  [47 * 60 + 59, '1 d 23 h'],
  [48 * 60, '2 d'],
  [3 * 60 + 12, '3 h 12 min'],
  [19 * 60, '19 h'],
  [8, '8 min'],
  [0, null],
  [-5, null],
])('says %i minutes as %s', (minutes, words) => {
  expect(durationText(minutes)).toBe(words);
});
