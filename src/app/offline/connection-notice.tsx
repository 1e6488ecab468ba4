import { useIsOffline } from '../../features/server-data/index.ts';
import { lazyPart } from '../../ui/index.ts';

/** What is said without a network; loaded while there is one. */
export const OfflineNotice = lazyPart(async () => (await import('./offline-notice.tsx')).OfflineNotice);

/** Shows when the network is gone, and what still works. */
export function ConnectionNotice() {
  return useIsOffline() ? <OfflineNotice /> : null;
}
