interface Options<Item> {
  /** Rejects when the server did not take them. It is to outlive the page. */
  readonly send: (items: readonly Item[]) => Promise<void>;
  /** So many go at once, without waiting. */
  readonly size: number;
  /** So many wait, the newest, when the server takes none. */
  readonly mostWaiting: number;
}

const usualMs = 10_000;
const longestMs = 320_000;

/**
 * Collects what is to be counted and sends it together; when the page is hidden, at once. A refused batch waits, with what comes meanwhile, twice as long
 * as the last time.
 */
export function createBatches<Item>({ send, size, mostWaiting }: Options<Item>): (item: Item) => void {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = usualMs;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    send(items).then(
      () => (waitMs = usualMs),
      () => {
        // No network is the normal case on a yacht.
        waiting = [...items, ...waiting].slice(-mostWaiting);
        waitMs = Math.min(waitMs * 2, longestMs);
        clearTimeout(timer);
        timer = setTimeout(flush, waitMs);
      },
    );
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (item) => {
    waiting = [...waiting, item].slice(-mostWaiting);
    if (waiting.length >= size && waitMs === usualMs) flush();
    else timer ??= setTimeout(flush, waitMs);
  };
}
