import { Readable } from 'node:stream';
import type { Piece } from './job.ts';

/** The answer in progress: pieces from a worker, and a stream that passes them on at its reader's speed. */
export interface ListStream {
  readonly stream: Readable;
  add(piece: Piece): void;
  /** Ends the stream. With an error it aborts, so that a partial response is not taken for a complete one. */
  end(error?: Error): void;
}

interface ListStreamEvents {
  /** How long the reader may read nothing. */
  readonly stallMaxMs: number;
  /** Called when a piece was read, so that the worker may write another. */
  readonly taken: () => void;
  /** Called when the reader has left, or has read nothing for too long. */
  readonly left: () => void;
}

export function createListStream({ stallMaxMs, taken, left }: ListStreamEvents): ListStream {
  const pieces: (Piece | null)[] = [];
  let isWanted = false;
  const stall = setTimeout(() => {
    // A reader that waits for the worker is not stalled.
    if (isWanted) stall.refresh();
    else stream.destroy(new Error('Nobody takes the answer'));
  }, stallMaxMs);
  const flow = () => {
    while (isWanted && pieces.length > 0) {
      stall.refresh();
      const piece = pieces.shift() ?? null;
      isWanted = stream.push(piece);
      if (piece !== null) taken();
    }
  };
  const stream = new Readable({
    read() {
      isWanted = true;
      stall.refresh();
      flow();
    },
    destroy(error, done) {
      clearTimeout(stall);
      left();
      done(error);
    },
  });
  // The reader receives the error too; an unread stream must not crash the service.
  stream.on('error', () => undefined);
  const add = (piece: Piece | null) => {
    pieces.push(piece);
    flow();
  };
  return {
    stream,
    add,
    end(error) {
      if (error) stream.destroy(error);
      else add(null);
    },
  };
}
