import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Work that each node does again and again, and which does no harm when several do it. */
export interface Repeated {
  /** For the log. */
  readonly name: string;
  /** The pause between the end of one time and the next. */
  readonly everyMs: number;
  /** The signal is aborted when it is to stop. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/**
 * Does the work now, and again after each pause. A failure does not end it, and only the first of several is logged.
 * Returns a function that stops it and waits for what is running.
 */
export function keepDoing({ name, everyMs, run }: Repeated, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const done = (async () => {
    let isFailing = false;
    while (!ending.signal.aborted) {
      try {
        await run(ending.signal);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error, work: name }, 'repeated work failed and is tried again');
        isFailing = true;
      }
      // Rejects only when aborted, which the loop checks.
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ending.abort();
    await done;
  };
}
