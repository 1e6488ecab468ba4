const SCRIPT = '/service-worker.js';

/** Only our own files. */
const filesAmong = (entries: PerformanceEntryList): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Lets the app open without a network from the second visit on. Where service workers are refused (private mode), nothing changes. */
export async function cacheForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded so far, and what is still loaded while the worker is not yet in between.
    new PerformanceObserver((list) => {
      const files = filesAmong(list.getEntries());
      if (files.length > 0) active?.postMessage({ files });
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // Refused by the browser's settings or not reachable now: the app works as before, and the next visit tries again.
  }
}
