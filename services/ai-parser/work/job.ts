import type { ReadStage } from '../reading/table.ts';
import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from '../understanding/fields.ts';
import type { ColumnMeaning } from '../understanding/stated-columns.ts';
import type { Pointing } from '../pointing/pointing.ts';
import type { AskedNote } from './model-line.ts';

/** A worker's job. The bytes are transferred, not copied: the sender no longer has them. */
export interface Job {
  readonly kind: ListKind;
  /** May be larger than the file. */
  readonly bytes: ArrayBuffer;
  /** The file's size, in bytes. */
  readonly length: number;
  /** The sender's known column meanings. */
  readonly columnMeanings: readonly ColumnMeaning[];
  /** The positions of names and prices that the sender marked, in this file and in earlier ones. */
  readonly pointing?: Pointing | null;
  readonly remembered?: readonly Pointing[];
  /** Only a preview is requested: of this page, from 1, or the one with the most sums. */
  readonly preview?: { readonly page: number | null };
}

/** A job as sent to a worker. */
export interface ReceivedJob extends Job {
  /** How many pieces it may write before it has to wait. */
  readonly allowance: SharedArrayBuffer;
  /** Whether there is a language model. */
  readonly hasModel: boolean;
}

export type WorkStage = ReadStage | 'understanding';

export type Piece = Uint8Array<ArrayBuffer>;

/** A worker's messages while it works, and finally its result. */
export type WorkerNote =
  /** The first one: it is ready. */
  | { readonly note: 'loaded' }
  | {
      readonly note: 'progress';
      readonly stage: WorkStage;
      readonly rows: number;
      readonly of: number | null;
    }
  | AskedNote
  /** The next piece of the answer's JSON; after the first one the file is no longer refused. */
  | { readonly note: 'piece'; readonly json: Piece }
  /** `heldMb` is the worker's remaining memory. */
  | { readonly note: 'done'; readonly heldMb: number }
  | { readonly note: 'refused'; readonly refusal: FileRefusal; readonly heldMb: number }
  /** A bug: where it happened, never the file's content. */
  | { readonly note: 'failed'; readonly where: string };

export type SendNote = (stage: WorkStage, rows: number, of: number | null) => void;
