import { Readable } from 'node:stream';
import type { Piece } from './job.ts';

/** The answer on its way: pieces that a worker writes, a stream that hands them on as its reader takes them. */
export interface WrittenList {
  readonly stream: Readable;
  add(piece: Piece): void;
  /** No more comes. With an error the stream breaks off, for what ends like a whole answer is taken for one. */
  end(error?: Error): void;
}

interface Hearing {
  /** How long the reader may take nothing. */
  readonly stallMaxMs: number;
  /** A piece was taken: the worker may write another. */
  readonly taken: () => void;
  /** The reader left, or took nothing for too long. */
  readonly left: () => void;
}

export function writtenList({ stallMaxMs, taken, left }: Hearing): WrittenList {
  const pieces: (Piece | null)[] = [];
  let isWanted = false;
  const stall = setTimeout(() => {
    // Who waits for the worker stalls nothing.
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
  // Whoever reads it hears it too; one that nobody reads yet must not end the service.
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
