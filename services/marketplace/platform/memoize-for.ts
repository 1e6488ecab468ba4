import type { Clock } from './clock.ts';

export type MemoizedFor<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

const keysMost = 500;

/** Reads each key once in a while: what was read less than `maxAgeMs` ago is answered again. Failures are not kept. */
export function memoizeFor<Value>(clock: Clock, maxAgeMs: number): MemoizedFor<Value> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return (key, read) => {
    const now = clock.now().getTime();
    const before = kept.get(key);
    if (before !== undefined && now - before.at < maxAgeMs) return before.value;
    if (kept.size >= keysMost) kept.clear();
    const reading = { at: now, value: read() };
    kept.set(key, reading);
    reading.value.catch(() => {
      // One that began since then stays.
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading.value;
  };
}
