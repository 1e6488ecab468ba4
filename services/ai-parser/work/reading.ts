import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { Ask } from '../model/question.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import { giveOne, newAllowance } from './allowance.ts';
import type { GivenJob, Job, Tell, WorkerNote } from './job.ts';
import type { AskedNote, ModelAnswer } from './model-line.ts';
import { pausableTimer } from './pausable-timer.ts';
import { GivenUp, type Turn } from './turns.ts';
import { writtenList, type WrittenList } from './written-list.ts';

/** An answer that has begun. */
export interface BegunList {
  readonly stream: Readable;
  /** Settles when the worker is done with the file: then its bytes are no longer held. */
  readonly worked: Promise<void>;
}

export interface ReadingLimits {
  /** Of work; while it stands still for the reader of the answer it is not counted. */
  readonly jobMaxMs: number;
  /** How long whoever asked may take nothing of the answer. */
  readonly stallMaxMs: number;
  /** Pieces of an answer that are written ahead of who takes them. */
  readonly piecesAhead: number;
  /** The language model; null where none is configured. */
  readonly ask: Ask | null;
}

interface Watched {
  readonly tell: Tell;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  readonly limits: ReadingLimits;
}

export interface Reading {
  /** The refusal, or the answer as soon as its first piece is there. */
  readonly begun: Promise<Result<BegunList, FileRefusal>>;
  /** When all is over: what the worker holds, in MB; null when it is of no more use. */
  readonly over: Promise<number | null>;
}

/** Has one worker read one file. */
export function startReading(worker: Worker, job: Job, { tell, signal, turn, limits }: Watched): Reading {
  const begun = Promise.withResolvers<Result<BegunList, FileRefusal>>();
  const over = Promise.withResolvers<number | null>();
  const worked = Promise.withResolvers<void>();
  const allowance = newAllowance(limits.piecesAhead);
  let list: WrittenList | null = null;
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
  // A worker that dies has met a file it cannot bear: out of memory arrives as an error, then as an exit.
  const tooMuch = () => refused(fileRefusal('TOO_MUCH_WORK'), null);
  const leave = () => failed(new GivenUp());
  const work = pausableTimer(tooMuch, limits.jobMaxMs);

  const stand = (isStanding: boolean) => {
    if (isOver) return;
    turn.stand(isStanding);
    if (isStanding) work.stop();
    else work.start();
  };
  const taken = () => {
    if (ahead === limits.piecesAhead) stand(false);
    ahead -= 1;
    giveOne(allowance);
  };
  const begin = (): WrittenList => {
    const { stallMaxMs } = limits;
    const written = writtenList({ stallMaxMs, taken, left: leave });
    begun.resolve(ok({ stream: written.stream, worked: worked.promise }));
    return written;
  };
  const answer = async ({ number, question }: AskedNote) => {
    // The model's time is not the file's.
    work.stop();
    const said = limits.ask ? await limits.ask(question) : refuse('MODEL_AWAY' as const);
    if (isOver) return;
    work.start();
    worker.postMessage({ answerTo: number, answer: said } satisfies ModelAnswer);
  };
  const hear = (note: WorkerNote) => {
    switch (note.note) {
      case 'question':
        return void answer(note);
      case 'progress':
        return tell(note.stage, note.rows, note.of);
      case 'piece':
        ahead += 1;
        if (ahead === limits.piecesAhead) stand(true);
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

  // Whoever only wants the answer does not look there.
  worked.promise.catch(() => undefined);
  worker.on('message', hear).on('error', tooMuch).on('exit', tooMuch);
  signal.addEventListener('abort', leave, { once: true });
  // It may have been given up while it waited for this turn.
  if (signal.aborted) leave();
  else {
    work.start();
    const given: GivenJob = { ...job, allowance, hasModel: limits.ask !== null };
    worker.postMessage(given, [job.bytes]);
  }
  return { begun: begun.promise, over: over.promise };
}
