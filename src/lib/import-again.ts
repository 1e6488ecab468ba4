/** The address that browsers put into the message of a failed import; Safari leaves it out. */
const addressIn = (failure: unknown): string | null =>
  failure instanceof TypeError ? (/https?:\S+/.exec(failure.message)?.[0] ?? null) : null;

/**
 * An import that can be tried again. Most browsers remember for as long as the page lives that a module could not be fetched
 * (https://github.com/whatwg/html/issues/6768), so later tries ask for the same file under an address that is new to them. `load` is a plain
 * `() => import('…')`.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | null = null;
  let tries = 0;
  return async () => {
    try {
      if (address === null) return await load();
      tries += 1;
      // The same file, so the same module.
      return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
    } catch (failure) {
      address ??= addressIn(failure);
      throw failure;
    }
  };
}
