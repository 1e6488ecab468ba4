import { fromPromise, type AnyEventObject, type PromiseActorLogic } from 'xstate';

interface Work<Input, Report extends AnyEventObject> {
  input: Input;
  signal: AbortSignal;
  /** Tells the machine that invoked this how far the work is. */
  report: (event: Report) => void;
}

/** A promise that reports to the machine which invoked it while it runs; a report after its end is dropped. */
export function fromReportingPromise<Output, Input, Report extends AnyEventObject>(
  work: (work: Work<Input, Report>) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal, self }) => {
    let isOver = false;
    try {
      return await work({
        input,
        signal,
        // What `sendBack` is to a callback; promises have no other way to their parent.
        report: (event) => {
          if (!isOver && !signal.aborted) self._parent?.send(event);
        },
      });
    } finally {
      isOver = true;
    }
  });
}
