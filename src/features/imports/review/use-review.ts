import { useCallback, useSyncExternalStore } from 'react';
import type { Review, ReviewStore } from './review.types.ts';

/** The current review in the store; re-renders after every change. */
export function useReview(store: ReviewStore, importId: string): Review {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(importId, listener),
    [store, importId],
  );
  const read = () => store.read(importId);
  return useSyncExternalStore(subscribe, read, read);
}
