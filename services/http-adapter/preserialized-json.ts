import type { Readable } from 'node:stream';

/**
 * A response that is JSON already and is sent unchanged. A stream, for lists too long to parse again, is never compared
 * with the contract; a text is, in tests.
 */
export class PreserializedJson {
  readonly content: Readable | string;

  constructor(content: Readable | string) {
    this.content = content;
  }
}
