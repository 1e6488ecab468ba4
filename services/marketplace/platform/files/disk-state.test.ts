import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskState } from './disk-state.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plenty = async () => 1e9;

test('a missing folder is created, and left empty', async () => {
  const files = join(folder, 'files');
  expect([await diskState(files, { freeBytes: plenty }), await readdir(files)]).toEqual(['ok', []]);
});

test('less space than two large uploads need counts as full', async () => {
  expect(await diskState(folder, { freeBytes: async () => 100 * 1024 * 1024 - 1 })).toBe('full');
  expect(await diskState(folder, { freeBytes: async () => 100 * 1024 * 1024 })).toBe('ok');
});

test('a disk that reports being full is full', async () => {
  const freeBytes = () =>
    Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expect(await diskState(folder, { freeBytes })).toBe('full');
  expect(await readdir(folder)).toEqual([]);
});

test('an unusable folder is away', async () => {
  await writeFile(join(folder, 'files'), 'in the way');
  expect(await diskState(join(folder, 'files'))).toBe('away');
});
