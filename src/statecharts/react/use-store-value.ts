import { useCallback, useSyncExternalStore } from 'react';

/** The part of an `@xstate/store` store that this reads. */
interface ReadableStore<Snapshot> {
  getSnapshot(): Snapshot;
  getInitialSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * A selection from a store of `@xstate/store`. During hydration it is selected from the initial state, as on the
 * server: the library's own hook reads the current state, which may differ. `select` returns parts of the state and
 * creates nothing new.
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
