/** What a person does on a page, whatever with. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const;

/** Who only reads gets the rest all the same, for what comes next and for a line that may be gone by then. */
const LATEST_MS = 10_000;

let sign: Promise<void> = Promise.resolve();

/** Resolves at a person's first sign on this page: what a page that is only looked at does without is fetched then. At once unless `awaitFirstInteraction` was called. */
export const firstInteraction = (): Promise<void> => sign;

interface Waiting {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  /** The person was quicker than the scripts. */
  readonly hasShown: boolean;
}

/** From now on `firstInteraction` waits, for ten seconds at most: called where the server has drawn what is seen first. */
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
