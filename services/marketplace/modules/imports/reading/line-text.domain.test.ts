import { expect, test } from 'vitest';
import { jsonbOf, lineOf, textOf } from './line-text.domain.ts';

test('a line loses characters that PostgreSQL cannot store and invisible ones', () => {
  expect([
    lineOf(' Fender\u0000 F4 ', 200),
    lineOf('Bo\ud800t', 200),
    lineOf('Cafe\u0301', 200),
    lineOf('two\nlines', 200),
    lineOf('\u0000\u0007', 200),
    lineOf(null, 200),
    lineOf(undefined, 200),
  ]).toEqual(['Fender  F4', 'Bo\ufffdt', 'Café', 'two lines', undefined, undefined, undefined]);
});

test('a line that grows when it is normalized still fits its column', () => {
  expect(lineOf('\u0958'.repeat(200), 200)).toHaveLength(200);
});

test('a multi-line text keeps its line breaks', () => {
  expect(textOf('for\r\nyachts\u0000 \n', 5000)).toBe('for\nyachts');
});

test('a value becomes JSON without NUL and half surrogates, at any depth', () => {
  const json = jsonbOf([{ op: 'set', cells: [{ value: 'a\u0000b\udc00' }] }]);
  expect(JSON.parse(json)).toEqual([{ op: 'set', cells: [{ value: 'ab\ufffd' }] }]);
});
