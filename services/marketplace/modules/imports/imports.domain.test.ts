import { expect, test } from 'vitest';
import { batchKeyOf, shownFileName, undoUntil } from './imports.domain.ts';

const importId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

test('a key with an id and a number names a batch, other keys do not', () => {
  expect([
    batchKeyOf(`${importId}:1`),
    batchKeyOf(`${importId.toUpperCase()}:10000`),
    batchKeyOf(`${importId}:0`),
    batchKeyOf(`${importId}:10001`),
    batchKeyOf(importId),
    batchKeyOf(`${importId}:one`),
    batchKeyOf('first-import-of-autumn'),
    batchKeyOf(undefined),
  ]).toEqual([
    { importId, number: 1 },
    { importId, number: 10_000 },
    'wrong',
    'wrong',
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['autumn prices.xlsx', 'autumn prices.xlsx'],
  ['C:\\lists\\autumn.csv', 'autumn.csv'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\n.csv', 'ab.csv'],
  ['', 'list'],
  ['⛵'.repeat(300), '⛵'.repeat(255)],
])('the file name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('an import can be undone for 30 days', () => {
  expect(undoUntil(new Date('2026-11-20T09:12:00Z'))).toEqual(new Date('2026-12-20T09:12:00Z'));
});
