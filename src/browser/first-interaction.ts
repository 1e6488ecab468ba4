/** Events of a user's interaction with any device. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const;

/** The rest also loads without an interaction after this time, for what comes next, while there is a connection. */
const LATEST_MS = 10_000;

let sign: Promise<void> = Promise.resolve();

/**
 * Resolves at the user's first interaction with this page; what a page can be viewed without is loaded then. Resolves
 * at once unless `awaitFirstInteraction` was called.
 */
export const firstInteraction = (): Promise<void> => sign;

interface Waiting {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  /** The user interacted before the scripts had loaded. */
  readonly hasShown: boolean;
}

/**
 * From now on `firstInteraction` waits, for ten seconds at most. Called if the server has rendered the visible part.
 */
export function awaitFirstInteraction({ page, hasShown }: Waiting): void {
  if (hasShown) return;
  sign = new Promise((resolve) => {
    const listening = new AbortController();
    const seen = () => {
      listening.abort();
      resolve();
    };
    for (const name of signs)
      page.addEventListener(name, seen, { signal: listening.signal, passive: true, capture: true });
    setTimeout(seen, LATEST_MS);
  });
}
