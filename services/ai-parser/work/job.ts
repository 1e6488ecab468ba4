import type { FileRefusal } from '../refusals.ts';
import type { ListKind } from '../understanding/fields.ts';

/** What a worker is given. The bytes are moved to it, not copied: the sender no longer has them. */
export interface Job {
  readonly kind: ListKind;
  readonly bytes: ArrayBuffer;
}

export type WorkStage = 'reading' | 'understanding';

/** What a worker tells while it works, and last of all how it ended. */
export type WorkerNote =
  | {
      readonly note: 'progress';
      readonly stage: WorkStage;
      readonly rows: number;
      readonly of: number | null;
    }
  /** The answer's JSON in pieces. */
  | { readonly note: 'done'; readonly json: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly note: 'refused'; readonly refusal: FileRefusal }
  /** A bug: where it happened, never what stood in the file. */
  | { readonly note: 'failed'; readonly where: string };

export type Tell = (stage: WorkStage, rows: number, of: number | null) => void;
