import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/index.ts';

/** What is said without a network; loaded while there is one. */
export const OfflineNotice = lazyPart(async () => (await import('./offline-notice.tsx')).OfflineNotice);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows when the network is gone, and what still works. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <OfflineNotice />;
}
