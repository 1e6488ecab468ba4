import type { ReadStage } from '../reading/table.ts';
import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from '../understanding/fields.ts';
import type { ColumnMeaning } from '../understanding/stated-columns.ts';
import type { Pointing } from '../pointing/pointing.ts';
import type { AskedNote } from './model-line.ts';

/** A worker's job. The bytes are transferred, not copied: the sender no longer has them. */
export interface Job {
  readonly kind: ListKind;
  /** It may be larger than the file. */
  readonly bytes: ArrayBuffer;
  /** Of the file, in bytes. */
  readonly length: number;
  /** What the sender knows of columns already. */
  readonly columnMeanings: readonly ColumnMeaning[];
  /** Where the sender has seen names and prices, in this file and in earlier ones. */
  readonly pointing?: Pointing | null;
  readonly remembered?: readonly Pointing[];
  /** Only what it looks like is asked: this page of it, from 1, or the one that shows the most. */
  readonly preview?: { readonly page: number | null };
}

/** A job on its way to a worker. */
export interface ReceivedJob extends Job {
  /** How many pieces it may write before it has to wait. */
  readonly allowance: SharedArrayBuffer;
  /** Whether there is a language model to ask. */
  readonly hasModel: boolean;
}

export type WorkStage = ReadStage | 'understanding';

export type Piece = Uint8Array<ArrayBuffer>;

/** A worker's messages while it works, and finally its outcome. */
export type WorkerNote =
  /** The first: it can work. */
  | { readonly note: 'loaded' }
  | {
      readonly note: 'progress';
      readonly stage: WorkStage;
      readonly rows: number;
      readonly of: number | null;
    }
  | AskedNote
  /** The next piece of the answer's JSON; from the first on the file is no longer refused. */
  | { readonly note: 'piece'; readonly json: Piece }
  /** `heldMb` is what the worker still holds of memory. */
  | { readonly note: 'done'; readonly heldMb: number }
  | { readonly note: 'refused'; readonly refusal: FileRefusal; readonly heldMb: number }
  /** A bug: where it happened, never the file's content. */
  | { readonly note: 'failed'; readonly where: string };

export type SendNote = (stage: WorkStage, rows: number, of: number | null) => void;
