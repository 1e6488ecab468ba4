import type { Clock } from './clock.ts';

export type MemoizedFor<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

const maxKeys = 500;

/** Caches the value of each key for `maxAgeMs`. Failures are not cached. */
export function memoizeFor<Value>(clock: Clock, maxAgeMs: number): MemoizedFor<Value> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return (key, read) => {
    const now = clock.now().getTime();
    const before = kept.get(key);
    if (before !== undefined && now - before.at < maxAgeMs) return before.value;
    if (kept.size >= maxKeys) kept.clear();
    const reading = { at: now, value: read() };
    kept.set(key, reading);
    reading.value.catch(() => {
      // A reading that began later stays.
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading.value;
  };
}
