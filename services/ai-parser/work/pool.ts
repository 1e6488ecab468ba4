import { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import type { Job, Tell } from './job.ts';
import { startReading, type BegunList, type ReadingLimits } from './reading.ts';
import { startTurns, type TurnLimits } from './turns.ts';

export interface PoolOptions extends TurnLimits, ReadingLimits {
  /** The program of a worker. */
  readonly program: URL;
  /** Of JavaScript's own memory, for each worker. */
  readonly memoryMaxMb: number;
  /** A worker that holds more than this after a job is not used again, so that its memory comes back. */
  readonly retireAboveMb: number;
}

export interface Pool {
  /** A file that comes now need not wait. */
  readonly isFree: boolean;
  /**
   * Begins to read one file: the answer is there as soon as its first piece is. `busy` when no place is left in the queue; a worker that
   * runs out of memory or time before that is the file's refusal, after it the answer breaks off; the next file gets a new worker. Throws
   * what is a bug. When `signal` aborts, the work is thrown away and GivenUp is thrown.
   */
  run(
    job: Job,
    options: { readonly tell: Tell; readonly signal: AbortSignal },
  ): Promise<Result<BegunList, FileRefusal | 'busy'>>;
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
    get isFree() {
      return turns.isFree;
    },
    async run(job, { tell, signal }) {
      if (turns.isFull) return refuse('busy');
      const either = AbortSignal.any([signal, closing.signal]);
      const turn = await turns.take(either);
      const worker = idle.pop() ?? start();
      worker.ref();
      const { begun, over } = startReading(worker, job, { tell, signal: either, turn, limits: options });
      const released = over.then((heldMb) => release(worker, heldMb)).finally(turn.end);
      const list = await begun.catch(async (error: unknown) => {
        await released;
        throw error;
      });
      // Whoever hears that a reading is over may begin the next.
      if (!list.ok) {
        await released;
        return list;
      }
      const worked = list.value.worked.finally(() => released);
      // Whoever only wants the answer does not look there.
      worked.catch(() => undefined);
      return ok({ ...list.value, worked });
    },
    async close() {
      closing.abort();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
