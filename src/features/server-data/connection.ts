import { useLayoutEffect, useSyncExternalStore } from 'react';

const hearConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  );

/**
 * Tries again each time the connection comes back, while `isAway`: as long as it only seems to be there, trying again is the person's to decide. Listens from
 * the moment that the page says it can't reach the marketplace.
 */
export function useRetryOnline(isAway: boolean, retry: () => unknown): void {
  useLayoutEffect(() => {
    if (!isAway) return;
    const again = () => void retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway, retry]);
}
