import { expect, it } from 'vitest';
import { countInWords } from './business-terms.ts';

it.each([
  [1, 'one'],
  [7, 'seven'],
  [12, 'twelve'],
  [13, '13'],
  [48, '48'],
])('says %i as “%s”', (count, words) => {
  expect(countInWords(count)).toBe(words);
});
