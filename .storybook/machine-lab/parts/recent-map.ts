/** A map with a maximum size, which keeps the most recently read or set values. */
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
