import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faults } from '../planted-faults/faults.mjs';

const root = path.join(import.meta.dirname, '../..');
const timesIn = (file: string, text: string): number =>
  readFileSync(path.join(root, file), 'utf8').split(text).length - 1;

// Planting them takes half an hour, so that no run of the tests does it: one that moved away would be missed by nobody.
it.each(Object.values(faults).flat())('“$name” can still be planted', ({ file, find, test }) => {
  expect({ file, exists: existsSync(path.join(root, file)) }).toEqual({ file, exists: true });
  expect({ test, exists: existsSync(path.join(root, test)) }).toEqual({ test, exists: true });
  expect(timesIn(file, find)).toBe(1);
});
