import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../platform/files/index.ts';

export interface MeasuredFile {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Its first two bytes, which identify the kind of file. */
  readonly beginning: Buffer;
}

const beginningBytes = 2;

/**
 * Streams into the store and measures on the way, without buffering. Throws the error of the sender or the store;
 * nothing is stored then.
 */
export async function storeMeasured(files: FileStore, key: string, stream: Readable): Promise<MeasuredFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let beginning = Buffer.alloc(0);
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (beginning.length < beginningBytes)
        beginning = Buffer.concat([beginning, chunk.subarray(0, beginningBytes - beginning.length)]);
      sizeBytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const keep = async () => {
    try {
      await files.write(key, meter, { mimeType: 'application/octet-stream' });
    } catch (error) {
      // Otherwise a store that fails before it reads would block the sender.
      meter.destroy();
      throw error;
    }
  };
  const both = [keep(), pipeline(stream, meter)];
  try {
    // If one fails, the other fails too: the first error is the cause.
    await Promise.all(both);
  } finally {
    await Promise.allSettled(both);
  }
  return { sizeBytes, sha256: hash.digest('hex'), beginning };
}
