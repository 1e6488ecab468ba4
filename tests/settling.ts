import type { configure, getConfig } from '@testing-library/dom';

const settling = new WeakSet<object>();
/** What React does after one change: draw, run effects, draw what these changed, run its effects; and once more for what was read meanwhile. */
const TURNS = 6;

const { setImmediate } = globalThis as { setImmediate?: (task: () => void) => unknown }; // No browser has it.

/** One turn of the event loop: what React had planned by now is done, in the way in which it plans. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate !== undefined) {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * After each act of a user and after each wait, React gets the turns of the event loop that it needs for what has begun. By default a test goes on after a
 * timer of 1 ms: on a fast machine that was after React had drawn and run its effects, on a busy one before, and whether the next line found the focus moved,
 * a field's mistake or somebody listening depended on that.
 */
export function settleAfterActs(testingLibrary: {
  readonly configure: typeof configure;
  readonly getConfig: typeof getConfig;
}): void {
  const { asyncWrapper } = testingLibrary.getConfig();
  if (settling.has(asyncWrapper)) return;
  const settled: typeof asyncWrapper = (act) =>
    asyncWrapper(async () => {
      const result = await act();
      for (let count = 0; count < TURNS; count += 1) await turn();
      return result;
    });
  settling.add(settled);
  testingLibrary.configure({ asyncWrapper: settled });
}
