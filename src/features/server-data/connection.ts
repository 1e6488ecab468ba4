import { useLayoutEffect, useSyncExternalStore } from 'react';

const hearConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser reports that it is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  );

/** Retries whenever the connection comes back while `isAway`; otherwise retrying is the user's decision. */
export function useRetryOnline(isAway: boolean, retry: () => unknown): void {
  useLayoutEffect(() => {
    if (!isAway) return;
    const again = () => void retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway, retry]);
}
