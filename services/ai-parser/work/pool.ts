import { Worker } from 'node:worker_threads';
import { refuse, ok, type Result } from '../../../src/lib/result.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import type { Job, Tell, WorkerNote } from './job.ts';

/** The sender left, or the service stops: nobody waits for the list any more. */
export class GivenUp extends Error {
  constructor() {
    super('The reading of a file was given up');
  }
}

export type ListPieces = readonly Uint8Array<ArrayBuffer>[];

export interface PoolOptions {
  /** The program of a worker. */
  readonly program: URL;
  /** Files that are read at the same time. */
  readonly workers: number;
  /** Files that may wait for a worker. */
  readonly queueMax: number;
  readonly jobMaxMs: number;
  /** Of JavaScript's own memory, for each worker. */
  readonly memoryMaxMb: number;
  /** Bytes of a job after which a worker is not used again, so that its memory comes back. */
  readonly retireAfterBytes: number;
}

export interface Pool {
  /**
   * Reads one file. `busy` when no place is left in the queue; a worker that runs out of memory or time is the file's refusal, and the
   * next file gets a new one. Throws what is a bug. When `signal` aborts, the work is thrown away and {@link GivenUp} thrown.
   */
  run(
    job: Job,
    options: { readonly tell: Tell; readonly signal: AbortSignal },
  ): Promise<Result<ListPieces, FileRefusal | 'busy'>>;
  close(): Promise<void>;
}

type Outcome = Result<ListPieces, FileRefusal>;

/** Workers that read files, a few at a time, the others in a queue. */
export function startPool(options: PoolOptions): Pool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: (() => void)[] = [];
  const closing = new AbortController();
  let working = 0;

  const start = (): Worker => {
    const worker = new Worker(options.program, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMaxMb, maxYoungGenerationSizeMb: 24 },
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

  const turn = async (signal: AbortSignal): Promise<void> => {
    if (working < options.workers) {
      working += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const place = waiting.indexOf(enter);
      if (place >= 0) waiting.splice(place, 1);
      reject(new GivenUp());
    };
    const enter = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(enter);
    signal.addEventListener('abort', leave, { once: true });
    await promise;
  };

  const endTurn = () => {
    // The next in the queue takes this one's place, so `working` stays as it is.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };

  const work = async (job: Job, tell: Tell, signal: AbortSignal): Promise<Outcome> => {
    const worker = idle.pop() ?? start();
    const isLarge = job.bytes.byteLength > options.retireAfterBytes;
    worker.ref();
    try {
      const outcome = await outcomeOf(worker, job, { tell, signal, maxMs: options.jobMaxMs });
      if (isLarge || !outcome.isAlive) await worker.terminate();
      else {
        worker.unref();
        idle.push(worker);
      }
      return outcome.result;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  };

  return {
    async run(job, { tell, signal }) {
      if (working >= options.workers && waiting.length >= options.queueMax) return refuse('busy');
      const either = AbortSignal.any([signal, closing.signal]);
      if (either.aborted) throw new GivenUp();
      await turn(either);
      try {
        return await work(job, tell, either);
      } finally {
        endTurn();
      }
    },
    async close() {
      closing.abort();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

interface Watched {
  readonly tell: Tell;
  readonly signal: AbortSignal;
  readonly maxMs: number;
}

function outcomeOf(
  worker: Worker,
  job: Job,
  { tell, signal, maxMs }: Watched,
): Promise<{ readonly result: Outcome; readonly isAlive: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ result: Outcome; isAlive: boolean }>();
  const tooMuch = () => resolve({ result: refuse(fileRefusal('TOO_MUCH_WORK')), isAlive: false });
  const leave = () => reject(new GivenUp());
  const hear = (note: WorkerNote) => {
    if (note.note === 'progress') tell(note.stage, note.rows, note.of);
    else if (note.note === 'done') resolve({ result: ok(note.json), isAlive: true });
    else if (note.note === 'refused') resolve({ result: refuse(note.refusal), isAlive: true });
    else reject(new Error(`The reading of a file failed:\n${note.where}`));
  };
  const timer = setTimeout(tooMuch, maxMs);
  worker.on('message', hear);
  // A worker that dies has met a file it cannot bear: out of memory arrives as an error, then as an exit.
  worker.on('error', tooMuch);
  worker.on('exit', tooMuch);
  signal.addEventListener('abort', leave, { once: true });
  // It may have been given up while it waited for this turn.
  if (signal.aborted) leave();
  worker.postMessage(job, [job.bytes]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', hear);
    worker.off('error', tooMuch);
    worker.off('exit', tooMuch);
    signal.removeEventListener('abort', leave);
  });
}
