import { Worker } from 'node:worker_threads';
import { refuse, type Result } from '../../../../src/lib/result.ts';
import type { BusyTime, CalendarProblem, CalendarWindow } from './busy-times.domain.ts';

/** The data passed to the thread. */
export interface Wanted {
  readonly text: string;
  readonly window: CalendarWindow;
}

type Read = Result<
  readonly BusyTime[],
  CalendarProblem | 'This calendar takes too long to read. Please share one with fewer events.'
>;

interface Limits {
  readonly deadlineMs?: number;
}

const memoryMaxMb = 256;
let last: Promise<unknown> = Promise.resolve();

/**
 * `busyTimesOf` in a thread that is terminated at the deadline, because a few lines can make the library search forever
 * for a day that never comes. One calendar after the other, so that many of them use one processor and one thread's
 * memory.
 */
export function readBusyTimes(text: string, window: CalendarWindow, limits: Limits = {}): Promise<Read> {
  const reading = last.then(() => readInThread({ text, window }, limits));
  last = reading.catch(() => undefined);
  return reading;
}

async function readInThread(workerData: Wanted, { deadlineMs = 5_000 }: Limits): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const giveUp = () =>
    resolve(refuse('This calendar takes too long to read. Please share one with fewer events.'));
  const worker = new Worker(new URL('./busy-times.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
  });
  const timer = setTimeout(giveUp, deadlineMs);
  worker.once('message', (read: Read) => resolve(read));
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
