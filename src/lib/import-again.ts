/** The URL in the message of a failed import; Safari omits it. */
const addressIn = (failure: unknown): string | null =>
  failure instanceof TypeError ? (/https?:\S+/.exec(failure.message)?.[0] ?? null) : null;

/**
 * A dynamic import that can be retried. Most browsers remember a failed module for the lifetime of the page
 * (https://github.com/whatwg/html/issues/6768), so retries request the same file with another query. `load` is a plain
 * `() => import('…')`.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | null = null;
  let tries = 0;
  return async () => {
    try {
      if (address === null) return await load();
      tries += 1;
      // The same file, and therefore the same module.
      return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
    } catch (failure) {
      address ??= addressIn(failure);
      throw failure;
    }
  };
}
