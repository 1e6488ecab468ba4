import { useCallback, useSyncExternalStore } from 'react';

/** What this reads of a store of `@xstate/store`. */
interface ReadableStore<Snapshot> {
  getSnapshot(): Snapshot;
  getInitialSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * A part of a store, from `@xstate/store`. While a page hydrates it is what the store began with, as on the server: the library's own hook reads what
 * the store holds by then, which may be something else. `select` hands out parts, it makes nothing new.
 */
export function useStoreValue<Snapshot, T>(
  store: ReadableStore<Snapshot>,
  select: (snapshot: Snapshot) => T,
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = store.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(store.getSnapshot()),
    () => select(store.getInitialSnapshot()),
  );
}
