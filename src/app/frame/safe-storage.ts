import type { KeyValueStorage } from '../../machines/session/index.ts';

export interface SafeStorage extends KeyValueStorage {
  /**
   * False when the browser stores nothing (private mode, storage blocked or full): stored values then last as long as
   * the page.
   */
  readonly isLasting: () => boolean;
}

/** The browser's storage; falls back to the page's memory, key by key, when the browser refuses. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let lasting = true;
  const attempt = <T>(work: (storage: Storage) => T, instead: () => T): T => {
    try {
      return work(open());
    } catch {
      lasting = false; // Blocked or full: the user is informed once, through isLasting.
      return instead();
    }
  };
  attempt(
    (storage) => {
      storage.setItem('quayside.probe', '1');
      storage.removeItem('quayside.probe');
    },
    () => undefined,
  );
  return {
    isLasting: () => lasting,
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => {
          memory.set(key, value);
        },
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
