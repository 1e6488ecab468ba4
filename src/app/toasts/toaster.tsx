import { useStoreValue } from '../../statecharts/react/use-store-value.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { lazyPart } from '../../ui/index.ts';

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

/** Fetches what shows toasts before the first one is due: it may have to say that the network is gone. */
export const preloadToasts = Toasts.preload;

/** Not part of a page's first load: a page without toasts needs none of it. */
export function Toaster() {
  const isUsed = useStoreValue(toastStore, ({ context }) => context.count > 0);
  return isUsed ? <Toasts /> : null;
}
