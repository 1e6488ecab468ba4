import { expect, test } from 'vitest';
import { versionOf } from './if-match.ts';

test('a version is read as a number or as an ETag', () => {
  expect(['4', '"4"', 'W/"4"', ' 4 ', '*', 'four', '-4', '4.5'].map(versionOf)).toEqual([
    4,
    4,
    4,
    4,
    null,
    null,
    null,
    null,
  ]);
});
