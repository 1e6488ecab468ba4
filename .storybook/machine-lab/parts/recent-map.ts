/** A map of so many values at most; those that were read or set last stay. */
export function createRecentMap<Value>(most: number) {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  };
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key: string): void => void kept.delete(key),
  };
}
