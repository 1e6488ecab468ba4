import type { KeyValueStorage } from '../session-storage.ts';

/** A storage in memory that remembers the order of its writes: `key=value`, or `-key` for a removal. */
export function recordingStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    writes,
    values: () => Object.fromEntries(entries),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
      writes.push(`${key}=${value}`);
    },
    removeItem: (key) => {
      entries.delete(key);
      writes.push(`-${key}`);
    },
  } satisfies KeyValueStorage & Record<string, unknown>;
}
