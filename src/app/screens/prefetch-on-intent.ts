import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { EarlyReads } from './app-routes.tsx';

/** A pointer that only passes over a link, and a focus that only passes it, are gone by then. */
const restMs = 80;
/** What a page shows is not older than this when it opens. */
const keptMs = 5_000;

/** Aboard, data may be paid for by the megabyte. */
function savesData(): boolean {
  // Chromium's alone, which TypeScript does not know.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function linkUnder({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target === '' ? link : null;
}

/**
 * Loads what a link leads to as soon as somebody is about to press it: the files of its screen, and what the screen reads first. Nothing is said of a
 * failure: whoever presses the link is told.
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
