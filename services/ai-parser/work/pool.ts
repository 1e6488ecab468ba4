import { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import type { Job, SendNote } from './job.ts';
import { startReading, type StartedList, type ReadingLimits } from './reading.ts';
import { startTurns, type TurnCounts, type TurnLimits } from './turns.ts';

export interface PoolOptions extends TurnLimits, ReadingLimits {
  /** The program of a worker. */
  readonly program: URL;
  /** Of JavaScript's own memory, for each worker. */
  readonly memoryMaxMb: number;
  /** A worker that holds more than this after a job is not used again, so that its memory comes back. */
  readonly retireAboveMb: number;
}

export interface Pool {
  /** Files that are being read, and that wait. */
  readonly counts: TurnCounts;
  /** A file that comes now need not wait. */
  readonly isFree: boolean;
  /**
   * Starts to read one file: the result is available as soon as its first piece is. `busy` if the queue is full, or this client's part of it; a
   * worker that runs out of memory or time before that refuses the file, afterwards the response breaks off; the next
   * file gets a new worker. Throws on bugs. When `signal` aborts, the work is discarded and Abandoned is thrown.
   */
  run(
    job: Job,
    options: {
      /** Whose file it is: clients take turns. */
      readonly client: string;
      readonly tell: SendNote;
      /** Hears how many files are read before this one, while it waits. */
      readonly onAhead: (ahead: number) => void;
      readonly signal: AbortSignal;
    },
  ): Promise<Result<StartedList, FileRefusal | 'busy'>>;
  close(): Promise<void>;
}

/** Workers that read files, a few at a time, the others in a queue. */
export function startPool(options: PoolOptions): Pool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const closing = new AbortController();
  const turns = startTurns(options);

  const start = (): Worker => {
    const worker = new Worker(options.program, {
      // What a row needs lives a moment: a small young generation is cleared before it has grown to a file's size.
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMaxMb, maxYoungGenerationSizeMb: 6 },
      stdout: true,
      stderr: true,
    });
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    // Who is at work hears it too; this keeps an idle worker's death from ending the service.
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  };

  const release = async (worker: Worker, heldMb: number | null) => {
    if (heldMb === null || heldMb > options.retireAboveMb) await worker.terminate();
    else {
      worker.unref();
      idle.push(worker);
    }
  };

  return {
    get counts() {
      return turns.counts;
    },
    get isFree() {
      return turns.isFree;
    },
    async run(job, { client, tell: report, onAhead, signal }) {
      if (turns.isFull(client)) return refuse('busy');
      const either = AbortSignal.any([signal, closing.signal]);
      const turn = await turns.take({ client, signal: either, onAhead });
      const worker = idle.pop() ?? start();
      worker.ref();
      const { begun, over } = startReading(worker, job, {
        sendProgress: report,
        signal: either,
        turn,
        limits: options,
      });
      const released = over.then((heldMb) => release(worker, heldMb)).finally(turn.end);
      const list = await begun.catch(async (error: unknown) => {
        await released;
        throw error;
      });
      // When a reading is over, the next may start.
      if (!list.ok) {
        await released;
        return list;
      }
      const worked = list.value.worked.finally(() => released);
      // Callers that only want the result ignore this promise.
      worked.catch(() => undefined);
      return ok({ ...list.value, worked });
    },
    async close() {
      closing.abort();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
