import type { Readable } from 'node:stream';

/** A response with serialised JSON, for lists too long to parse again: it is sent as it is, unchecked. */
export class PreserializedJson {
  readonly stream: Readable;

  constructor(stream: Readable) {
    this.stream = stream;
  }
}
