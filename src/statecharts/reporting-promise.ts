import { fromPromise, type AnyEventObject, type PromiseActorLogic } from 'xstate';

interface Work<Input, Report extends AnyEventObject> {
  input: Input;
  signal: AbortSignal;
  /** Reports progress to the invoking machine. */
  report: (event: Report) => void;
}

/** A promise that reports progress to the invoking machine; reports after its end are dropped. */
export function fromReportingPromise<Output, Input, Report extends AnyEventObject>(
  work: (work: Work<Input, Report>) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal, self }) => {
    let isOver = false;
    try {
      return await work({
        input,
        signal,
        // Like a callback's `sendBack`; promises have no other connection to their parent.
        report: (event) => {
          if (!isOver && !signal.aborted) self._parent?.send(event);
        },
      });
    } finally {
      isOver = true;
    }
  });
}
