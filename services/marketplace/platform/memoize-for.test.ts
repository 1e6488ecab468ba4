import { describe, expect, it } from 'vitest';
import { fixedClock } from './testing/fixed-clock.ts';
import { memoizeFor } from './memoize-for.ts';

describe('a recent value', () => {
  it('is returned again until it is too old, separately for each key', async () => {
    const clock = fixedClock('2026-11-20T09:00:00Z');
    const counted = memoizeFor<number>(clock, 1000);
    let reads = 0;
    const read = (key: string) => counted(key, () => Promise.resolve((reads += 1)));
    const answers = [await read('a'), await read('a'), await read('b')];
    clock.advance(1000);
    expect([...answers, await read('a')]).toEqual([1, 1, 2, 3]);
  });

  it('is read again after a failure', async () => {
    const counted = memoizeFor<number>(fixedClock('2026-11-20T09:00:00Z'), 1000);
    await expect(counted('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await counted('a', () => Promise.resolve(1))).toBe(1);
  });

  it('stays if an older reading fails late', async () => {
    const clock = fixedClock('2026-11-20T09:00:00Z');
    const counted = memoizeFor<number>(clock, 1000);
    const slow = Promise.withResolvers<number>();
    const before = counted('a', () => slow.promise);
    clock.advance(1000);
    await counted('a', () => Promise.resolve(1));
    slow.reject(new Error('away'));
    await expect(before).rejects.toThrow('away');
    expect(await counted('a', () => Promise.resolve(2))).toBe(1);
  });
});
