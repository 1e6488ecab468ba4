import type { configure, getConfig } from '@testing-library/dom';

const settling = new WeakSet<object>();
/**
 * What React does after one change: render, run effects, render what these changed, run its effects; and once more for
 * data that arrived meanwhile.
 */
const TURNS = 6;

const { setImmediate } = globalThis as { setImmediate?: (task: () => void) => unknown }; // Browsers do not have it.

/** One turn of the event loop: runs what React had scheduled, with React's own mechanism. */
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
 * After each user event and each wait, gives React the turns of the event loop that it needs. By default a test
 * continues after a timer of 1 ms: on a fast machine that was after React had rendered and run its effects, on a busy
 * one before, so the next line depended on it for the focus, a field's message or an event listener.
 */
export function settleAfterActs(testingLibrary: {
  readonly configure: typeof configure;
  readonly getConfig: typeof getConfig;
}): void {
  const { asyncWrapper } = testingLibrary.getConfig();
  if (settling.has(asyncWrapper)) return;
  const settled: typeof asyncWrapper = (run) =>
    asyncWrapper(async () => {
      const result = await run();
      for (let count = 0; count < TURNS; count += 1) await turn();
      return result;
    });
  settling.add(settled);
  testingLibrary.configure({ asyncWrapper: settled });
}
