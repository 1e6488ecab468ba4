/** No longer at a time, so that the page stays alive. */
const PORTION_MS = 10;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Does what takes long in small portions. Rejects once nobody wants it any more. */
export async function inPortions<Value>(work: Iterator<unknown, Value>, signal: AbortSignal): Promise<Value> {
  for (;;) {
    signal.throwIfAborted();
    const until = performance.now() + PORTION_MS;
    do {
      const portion = work.next();
      if (portion.done) return portion.value;
    } while (performance.now() < until);
    await nextTurn();
  }
}
