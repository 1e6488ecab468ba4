import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import type { Job, SendNote } from './job.ts';
import { startReading, type StartedList, type ReadingLimits } from './reading.ts';
import { startTurns, type Turn, type TurnCounts, type TurnLimits } from './turns.ts';
import { createWorkers, type WorkerLimits } from './workers.ts';

export type PoolOptions = TurnLimits & ReadingLimits & WorkerLimits;

export interface Pool {
  /** The number of files being read and of those waiting. */
  readonly counts: TurnCounts;
  /** Whether a new file would be read at once. */
  readonly isFree: boolean;
  /** Whether a new file would be accepted, unless its client has others that wait. */
  readonly hasRoom: boolean;
  /** Whether there is a worker to read it; starts one if that is not known. */
  canStart(): Promise<boolean>;
  /**
   * Starts to read one file: the result is available as soon as its first piece is. `busy` if the queue is full, or this client's part of it; a
   * worker that runs out of memory or time before that refuses the file, afterwards the response breaks off; the next
   * file gets a new worker. Throws on bugs. When `signal` aborts, the work is discarded and Abandoned is thrown.
   */
  run(
    job: Job,
    options: {
      /** The file's client: clients take turns. */
      readonly client: string;
      readonly tell: SendNote;
      /** Called with the number of files before this one while it waits. */
      readonly onAhead: (ahead: number) => void;
      readonly signal: AbortSignal;
    },
  ): Promise<Result<StartedList, FileRefusal | 'busy'>>;
  close(): Promise<void>;
}

/** Workers that read a few files at a time, while the others wait in a queue. */
export function startPool(options: PoolOptions): Pool {
  const workers = createWorkers(options);
  const closing = new AbortController();
  const turns = startTurns(options);

  const takeWorker = (turn: Turn) => {
    try {
      return workers.take();
    } catch (error) {
      turn.end();
      throw error;
    }
  };

  return {
    get counts() {
      return turns.counts;
    },
    get isFree() {
      return turns.isFree;
    },
    get hasRoom() {
      return turns.hasRoom;
    },
    canStart: workers.canStart,
    async run(job, { client, tell: report, onAhead, signal }) {
      if (turns.isFull(client)) return refuse('busy');
      const either = AbortSignal.any([signal, closing.signal]);
      const turn = await turns.take({ client, signal: either, onAhead });
      const worker = takeWorker(turn);
      const { begun, over } = startReading(worker, job, {
        sendProgress: report,
        signal: either,
        turn,
        limits: options,
      });
      const released = over.then((heldMb) => workers.giveBack(worker, heldMb)).finally(turn.end);
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
      await workers.close();
    },
  };
}
