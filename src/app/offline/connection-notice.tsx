import { useIsOffline } from '../../features/server-data/index.ts';
import { lazyPart } from '../../ui/index.ts';

/** The message shown offline; loaded while there is still a connection. */
export const OfflineNotice = lazyPart(async () => (await import('./offline-notice.tsx')).OfflineNotice);

/** Shows that the network is down, and what still works. */
export function ConnectionNotice() {
  return useIsOffline() ? <OfflineNotice /> : null;
}
