import { useStoreValue } from '../../statecharts/react/use-store-value.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { lazyPart } from '../../ui/index.ts';

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

/** Fetches the code that shows toasts before the first one is due: it may have to report that the network is down. */
export const preloadToasts = Toasts.preload;

/** Not part of a page's first load, because a page without toasts does not need it. */
export function Toaster() {
  const isUsed = useStoreValue(toastStore, ({ context }) => context.count > 0);
  return isUsed ? <Toasts /> : null;
}
