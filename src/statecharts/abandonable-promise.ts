import { fromPromise, type PromiseActorLogic } from 'xstate';

interface Work<Input> {
  input: Input;
  signal: AbortSignal;
}

/**
 * A promise that reports nothing after it was abandoned. React's StrictMode stops a machine and starts the same actors
 * again, and XState would take the end of the first run ("Canceled.") for the outcome of the second.
 */
export function fromAbandonablePromise<Output, Input = unknown>(
  work: (work: Work<Input>) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await work({ input, signal });
    } finally {
      if (signal.aborted) await new Promise<never>(() => {});
    }
  });
}
