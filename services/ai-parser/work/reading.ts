import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { AskModel } from '../model/question.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import { release, createSemaphore } from './piece-semaphore.ts';
import type { ReceivedJob, Job, SendNote, WorkerNote } from './job.ts';
import type { AskedNote, ModelAnswer } from './model-line.ts';
import { Abandoned, type Turn } from './turns.ts';
import { createListStream, type ListStream } from './list-stream.ts';
import { workTimer } from './work-timer.ts';

/** An answer whose first piece is written. */
export interface StartedList {
  readonly stream: Readable;
  /** Settles when the worker is done with the file, whose bytes are then released. */
  readonly worked: Promise<void>;
}

export interface ReadingLimits {
  /**
   * The maximum computing time for a file, and for each page of it that is recognised, whatever else the machine does;
   * pauses for a slow reader of the response do not count.
   */
  readonly jobMaxMs: number;
  /** How long the client may read nothing of the response. */
  readonly stallMaxMs: number;
  /** How many pieces of an answer are written ahead of the reader. */
  readonly piecesAhead: number;
  /** The language model; null if none is configured. */
  readonly ask: AskModel | null;
}

interface Watched {
  readonly sendProgress: SendNote;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  readonly limits: ReadingLimits;
}

interface Reading {
  /** The refusal, or the answer as soon as its first piece is written. */
  readonly begun: Promise<Result<StartedList, FileRefusal>>;
  /** At the end: the worker's remaining memory in MB; null if it cannot be reused. */
  readonly over: Promise<number | null>;
}

/** Lets one worker read one file. */
export function startReading(
  worker: Worker,
  job: Job,
  { sendProgress, signal, turn, limits }: Watched,
): Reading {
  const begun = Promise.withResolvers<Result<StartedList, FileRefusal>>();
  const over = Promise.withResolvers<number | null>();
  const worked = Promise.withResolvers<void>();
  const allowance = createSemaphore(limits.piecesAhead);
  let list: ListStream | null = null;
  let ahead = 0;
  let isOver = false;

  const end = (heldMb: number | null, error?: Error) => {
    if (isOver) return;
    isOver = true;
    work.stop();
    worker.off('message', hear).off('error', tooMuch).off('exit', tooMuch);
    signal.removeEventListener('abort', leave);
    over.resolve(heldMb);
    if (error) worked.reject(error);
    else worked.resolve();
    list?.end(error);
  };
  const refused = (refusal: FileRefusal, heldMb: number | null) => {
    begun.resolve(refuse(refusal));
    end(heldMb, list ? new Error('The answer broke off') : undefined);
  };
  const failed = (error: Error) => {
    begun.reject(error);
    end(null, error);
  };
  // A worker that dies could not handle the file: out of memory is reported as an error, then as an exit.
  const tooMuch = () => refused(fileRefusal('TOO_MUCH_WORK'), null);
  const leave = () => failed(new Abandoned());
  const work = workTimer(worker, tooMuch, limits.jobMaxMs);

  const setPaused = (isStanding: boolean) => {
    if (isOver) return;
    turn.setPaused(isStanding);
    if (isStanding) work.stop();
    else work.start();
  };
  const taken = () => {
    if (ahead === limits.piecesAhead) setPaused(false);
    ahead -= 1;
    release(allowance);
  };
  const begin = (): ListStream => {
    const { stallMaxMs } = limits;
    const written = createListStream({ stallMaxMs, taken, left: leave });
    begun.resolve(ok({ stream: written.stream, worked: worked.promise }));
    return written;
  };
  const answer = async ({ number, question }: AskedNote) => {
    // The model's time does not count.
    work.stop();
    const answers = limits.ask ? await limits.ask(question) : refuse('MODEL_AWAY' as const);
    if (isOver) return;
    work.start();
    worker.postMessage({ answerTo: number, answer: answers } satisfies ModelAnswer);
  };
  const hear = (note: WorkerNote) => {
    switch (note.note) {
      case 'loaded':
        return undefined;
      case 'question':
        return void answer(note);
      case 'progress':
        // There are few pages to recognise, and each of them takes as long as a file.
        if (note.stage === 'recognising' && note.rows > 0) work.renew();
        return sendProgress(note.stage, note.rows, note.of);
      case 'piece':
        ahead += 1;
        if (ahead === limits.piecesAhead) setPaused(true);
        list ??= begin();
        return list.add(note.json);
      case 'done':
        return end(note.heldMb);
      case 'refused':
        return refused(note.refusal, note.heldMb);
      case 'failed':
        return failed(new Error(`The reading of a file failed:\n${note.where}`));
    }
  };

  // Callers that only want the result ignore this promise.
  worked.promise.catch(() => undefined);
  worker.on('message', hear).on('error', tooMuch).on('exit', tooMuch);
  signal.addEventListener('abort', leave, { once: true });
  // It may have been aborted while waiting for its turn.
  if (signal.aborted) leave();
  else {
    work.start();
    const given: ReceivedJob = { ...job, allowance, hasModel: limits.ask !== null };
    worker.postMessage(given, [job.bytes]);
  }
  return { begun: begun.promise, over: over.promise };
}
