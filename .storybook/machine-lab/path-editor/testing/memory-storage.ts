/** A storage in memory, with the interface of a page's storage. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem: (key: string): void => void items.delete(key),
    count: () => items.size,
  };
}
