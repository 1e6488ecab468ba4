import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appMachines } from './app-machines.ts';
import { appAllowances } from './app-packer.ts';

/** The machines of `kit` are parts of other machines. */
const folders = readdirSync(new URL('../../machines', import.meta.url)).filter(
  (name) => !name.includes('.') && name !== 'kit',
);

it('knows every machine and what of it may leave, by its id', () => {
  expect(Object.keys(appMachines).sort()).toEqual(folders.sort());
  expect(Object.keys(appAllowances).sort()).toEqual(folders.sort());
});
