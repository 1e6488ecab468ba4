interface Options<Item> {
  /** Rejects when the server did not take them. */
  readonly send: (items: readonly Item[], options: { readonly keepalive: boolean }) => Promise<void>;
  /** So many go at once, without waiting. */
  readonly size: number;
  /** So many wait, the newest, when the server takes none. */
  readonly mostWaiting: number;
}

const flushAfterMs = 10_000;

/** Collects what is to be counted and sends it together; when the page is hidden, at once and in a way that survives it. A refused batch waits. */
export function createBatches<Item>({ send, size, mostWaiting }: Options<Item>): (item: Item) => void {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (keepalive: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    send(items, { keepalive }).catch(() => {
      // No network is the normal case on a yacht; the next one takes these along.
      waiting = [...items, ...waiting].slice(-mostWaiting);
    });
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });

  return (item) => {
    waiting = [...waiting, item].slice(-mostWaiting);
    if (waiting.length >= size) flush(false);
    else timer ??= setTimeout(() => flush(false), flushAfterMs);
  };
}
