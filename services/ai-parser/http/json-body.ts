import { Readable } from 'node:stream';

/**
 * An answer whose JSON is written already, sent piece by piece. It passes the contract's serializer, which would make objects of a long
 * list again, as streams do; `toJSON` keeps the adapter from describing the stream itself.
 */
export class JsonBody extends Readable {
  readonly #pieces: Iterator<Uint8Array>;

  constructor(pieces: Iterable<Uint8Array>) {
    super();
    this.#pieces = pieces[Symbol.iterator]();
  }

  override _read(): void {
    const next = this.#pieces.next();
    this.push(next.done ? null : next.value);
  }

  toJSON(): undefined {
    return undefined;
  }
}
