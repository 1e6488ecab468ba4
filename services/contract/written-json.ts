import type { Readable } from 'node:stream';

/** An answer whose JSON is written already, for lists too long to be made into objects again: it is sent as it is, unchecked. */
export class WrittenJson {
  readonly stream: Readable;

  constructor(stream: Readable) {
    this.stream = stream;
  }
}
