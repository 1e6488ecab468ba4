import type { Readable } from 'node:stream';

/**
 * A response that is JSON already: it is sent as it is. A stream, for lists too long to parse again, is not compared with the contract; a text is,
 * in tests.
 */
export class PreserializedJson {
  readonly content: Readable | string;

  constructor(content: Readable | string) {
    this.content = content;
  }
}
