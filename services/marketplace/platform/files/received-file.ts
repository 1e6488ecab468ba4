import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';

type ReceivedFile = { readonly path: string; readonly remove: () => Promise<void> };

class TooLarge extends Error {}

/**
 * Writes a stream to a temporary file, so that many slow uploads use no memory; throws if the stream or the disk fails.
 * The caller removes the file.
 */
export async function receiveFile(...stream: readonly [Readable, ...Transform[]]): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-upload-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'upload');
  try {
    await pipeline([...stream, createWriteStream(path, { mode: 0o600 })]);
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same, but stops reading and destroys the stream as soon as it exceeds `maxBytes`. */
export async function receiveFileUpTo(
  maxBytes: number,
  stream: Readable,
): Promise<Result<ReceivedFile, 'FILE_TOO_LARGE'>> {
  let receivedBytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
  try {
    return ok(await receiveFile(stream, limit));
  } catch (error) {
    if (error instanceof TooLarge) return refuse('FILE_TOO_LARGE');
    throw error;
  }
}
