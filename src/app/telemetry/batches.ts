interface Options<Item> {
  /** Rejects if the server did not accept the items. The request should outlive the page. */
  readonly send: (items: readonly Item[]) => Promise<void>;
  /** The number of items that are sent at once, without waiting. */
  readonly size: number;
  /** The maximum number of items, the newest, that wait while the server refuses them. */
  readonly mostWaiting: number;
}

const usualMs = 10_000;
const longestMs = 320_000;

/**
 * Collects items to count and sends them together; immediately when the page is hidden. A refused batch waits, together
 * with newer items, twice as long as the last time.
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
        // Being offline is the normal case on a yacht.
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
