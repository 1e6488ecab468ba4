import { expect, it } from 'vitest';
import { isJsonAlike } from './json-alike.ts';

it.each([
  [null, null, true],
  ['a', 'a', true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j are alike: %s', (one, other, alike) => {
  expect([isJsonAlike(one, other), isJsonAlike(other, one)]).toEqual([alike, alike]);
});
