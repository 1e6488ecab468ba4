import type { ReadStage } from '../reading/table.ts';
import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from '../understanding/fields.ts';
import type { ColumnMeaning } from '../understanding/told-columns.ts';
import type { AskedNote } from './model-line.ts';

/** What a worker is given. The bytes are moved to it, not copied: the sender no longer has them. */
export interface Job {
  readonly kind: ListKind;
  /** It may be larger than the file. */
  readonly bytes: ArrayBuffer;
  /** Of the file, in bytes. */
  readonly length: number;
  /** What the sender knows of columns already. */
  readonly columnMeanings: readonly ColumnMeaning[];
}

/** A job on its way to a worker. */
export interface GivenJob extends Job {
  /** How many pieces it may write before it has to wait. */
  readonly allowance: SharedArrayBuffer;
  /** Whether there is a language model to ask. */
  readonly hasModel: boolean;
}

export type WorkStage = ReadStage | 'understanding';

export type Piece = Uint8Array<ArrayBuffer>;

/** What a worker tells while it works, and last of all how it ended. */
export type WorkerNote =
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
  /** A bug: where it happened, never what stood in the file. */
  | { readonly note: 'failed'; readonly where: string };

export type Tell = (stage: WorkStage, rows: number, of: number | null) => void;
