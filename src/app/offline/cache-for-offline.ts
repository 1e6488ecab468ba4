const SCRIPT = '/service-worker.js';

/** Only files of this site. */
const filesAmong = (entries: PerformanceEntryList): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Makes the app open offline from the second visit on. Without support for service workers (private mode), nothing
 * changes.
 */
export async function cacheForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    // Files loaded so far, and those loaded before the worker controls the page.
    new PerformanceObserver((list) => {
      const files = filesAmong(list.getEntries());
      if (files.length > 0) active?.postMessage({ files });
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // Refused by the browser's settings or not reachable now: the app works as before, and the next visit tries again.
  }
}
