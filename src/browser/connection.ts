// The server and older Node have no such thing.
const page = globalThis.navigator as Partial<Navigator> | undefined;

/** Whether an earlier visit has put the worker in between: from then on the app is to open without a network. */
export const isCachedForOffline = Boolean(page?.serviceWorker?.controller);

/**
 * Resolves when a file of ours is worth asking for: at once, or, where the browser has no connection and nothing is kept for that, when it is back. A browser
 * that could not fetch a module never asks for it again on the same page.
 */
export async function filesInReach(): Promise<void> {
  if (page?.onLine !== false || isCachedForOffline) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
