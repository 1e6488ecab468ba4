import { useSelector } from '@xstate/store-react';
import { lazy, Suspense } from 'react';
import { toastStore } from '../../features/toasts/index.ts';

const loadToasts = () => import('./toasts.tsx');
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));

/** Fetches what shows toasts before the first one is due: it may have to say that the network is gone. */
export const preloadToasts = (): void => {
  // Not there yet: the first toast tries again.
  loadToasts().catch(() => undefined);
};

/** Nothing of it is in a page's first load: a page that says nothing needs none of it. */
export function Toaster() {
  const isUsed = useSelector(toastStore, ({ context }) => context.count > 0);
  return isUsed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
