import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { EarlyReads } from './app-routes.tsx';

/** Longer than a pointer or the focus stays on a link that it only passes. */
const restMs = 80;
/** The maximum age of prefetched data when a page opens. */
const keptMs = 5_000;

/** On board, data may be charged by the megabyte. */
function savesData(): boolean {
  // Only Chromium has this property, so TypeScript does not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function linkUnder({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target === '' ? link : null;
}

/**
 * Prefetches the target of a link when the user is about to press it: the files of its screen, and the data that the
 * screen reads first. A failure is ignored: it is reported when the user opens the link.
 */
export function prefetchOnIntent(routes: RouteObject[], early: EarlyReads): void {
  if (savesData()) return;

  async function prefetch(link: HTMLAnchorElement): Promise<void> {
    const address = new URL(link.href);
    address.hash = '';
    if (address.pathname === location.pathname || early.has(address.href)) return;
    for (const { route, params } of matchRoutes(routes, address.pathname) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      const { loader } = await route.lazy();
      if (typeof loader !== 'function') continue;
      const request = new Request(address);
      const pattern = route.path ?? '';
      const read = Promise.resolve(loader({ request, url: address, pattern, params, context: {} }));
      early.set(address.href, read);
      setTimeout(() => early.delete(address.href), keptMs);
      read.catch(() => early.delete(address.href));
    }
  }
  const begin = (link: HTMLAnchorElement) => void prefetch(link).catch(() => undefined);

  let resting: ReturnType<typeof setTimeout> | undefined;
  const onRest = (event: Event) => {
    clearTimeout(resting);
    const link = linkUnder(event);
    if (link) resting = setTimeout(() => begin(link), restMs);
  };
  const onPress = (event: Event) => {
    const link = linkUnder(event);
    if (link) begin(link);
  };
  addEventListener('pointerover', onRest, { passive: true });
  addEventListener('focusin', onRest);
  addEventListener('pointerdown', onPress, { passive: true });
}
