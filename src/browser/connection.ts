// Undefined on the server and in older versions of Node.
const page = globalThis.navigator as Partial<Navigator> | undefined;

/** Whether an earlier visit has installed the service worker, so that the app can open offline. */
export const isCachedForOffline = Boolean(page?.serviceWorker?.controller);

/**
 * Resolves when loading a file may succeed: at once, or, if the browser is offline and nothing is cached, when it is
 * online again. A browser that could not load a module never requests it again on the same page.
 */
export async function filesInReach(): Promise<void> {
  if (page?.onLine !== false || isCachedForOffline) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
