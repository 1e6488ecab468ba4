import { expect, it } from 'vitest';
import { figureOf, fileSize, stageTextOf } from './flow-texts.ts';

it.each([
  [0, '0 bytes'],
  [48_210, '48 kB'],
  [12_440_000, '12.4 MB'],
])('a size of %i bytes is read at a glance', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it('progress has its figure, with or without an end in sight', () => {
  expect(figureOf({ unit: 'rows', stage: 'importing', done: 1200, of: 5000 })).toBe(
    '1,200 of 5,000 rows · 24 %',
  );
  expect(figureOf({ unit: 'bytes', stage: 'sending', done: 6_000_000, of: 12_000_000 })).toBe(
    '6.0 MB of 12.0 MB · 50 %',
  );
  expect(figureOf({ unit: 'rows', stage: 'reading', done: 8400, of: null })).toBe('8,400 rows');
  expect(figureOf({ unit: 'pages', stage: 'recognising', done: 3, of: 12 })).toBe('3 of 12 pages · 25 %');
  expect(figureOf({ unit: 'files', stage: 'waiting', done: 0, of: null })).toBeUndefined();
  expect(figureOf({ unit: 'files', stage: 'waiting', done: 0, of: 0 })).toBe('Yours is next');
  expect(figureOf({ unit: 'files', stage: 'waiting', done: 0, of: 3 })).toBe('3 files ahead of yours');
});

it('a file that is sent is said to be read, without a share of it', () => {
  const sent = { unit: 'bytes', stage: 'sending', done: 12_000_000, of: 12_000_000 } as const;
  expect([stageTextOf(sent), figureOf(sent)]).toEqual(['Reading the file', undefined]);
  expect(stageTextOf({ ...sent, done: 6_000_000 })).toBe('Uploading the file');
});
