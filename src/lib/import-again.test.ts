import { expect, test } from 'vitest';
import { importAgain } from './import-again.ts';

const failure = (message: string) => Promise.reject<{ name: string }>(new TypeError(message));

test('gives what was loaded', async () => {
  await expect(importAgain(async () => ({ name: 'loaded' }))()).resolves.toEqual({ name: 'loaded' });
});

test('rejects with what failed, and tries as before while no address is known', async () => {
  let calls = 0;
  const load = importAgain(() => {
    calls += 1;
    return calls === 1
      ? failure('Importing a module script failed.')
      : Promise.resolve({ name: 'second try' });
  });
  await expect(load()).rejects.toThrow('Importing a module script failed.');
  await expect(load()).resolves.toEqual({ name: 'second try' });
});
