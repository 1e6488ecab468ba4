import { expect, it } from 'vitest';
import { isJsonEqual } from './json-equal.ts';

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
])('%j and %j are equal: %s', (one, other, equal) => {
  expect([isJsonEqual(one, other), isJsonEqual(other, one)]).toEqual([equal, equal]);
});
