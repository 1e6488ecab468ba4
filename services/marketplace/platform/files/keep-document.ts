import { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Ids } from '../ids.ts';
import type { CleanType } from '../images/clean-copy.ts';
import { documentExtensions, documentHeadBytes } from './document.ts';
import type { FileStore } from './file-store.ts';
import { receiveFile } from './received-file.ts';

interface Peeked {
  /** The first bytes, enough to detect the file's type. */
  readonly head: Buffer;
  /** The complete content, including the first bytes. */
  readonly whole: Readable;
  /** The number of bytes received so far, and the error that ended it. */
  readonly soFar: { bytes: number; failure: unknown };
}

async function peek(stream: Readable): Promise<Peeked> {
  const chunks: Buffer[] = [];
  const soFar = { bytes: 0, failure: undefined as unknown };
  // The parts of a form are streams of bytes.
  const rest = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, void>;
  const next = async (): Promise<Buffer | null> => {
    const piece = await rest.next();
    if (piece.done === true) return null;
    soFar.bytes += piece.value.length;
    return piece.value;
  };
  while (soFar.bytes < documentHeadBytes) {
    const chunk = await next();
    if (chunk === null) break;
    chunks.push(chunk);
  }
  const head = Buffer.concat(chunks);
  async function* whole() {
    yield head;
    try {
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
    } catch (failure) {
      soFar.failure = failure;
      throw failure;
    }
  }
  return { head, whole: Readable.from(whole()), soFar };
}

interface KeptDocument {
  readonly fileId: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export type DocumentRefusal = {
  readonly code: 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY';
};
type Written = Result<{ readonly sizeBytes: number }, DocumentRefusal>;

/**
 * Stores an upload that is a PDF, JPEG, PNG or WebP, as detected by its first bytes, under the key `keyOf` of its new
 * id. Pictures keep only their pixels, without location and camera, for privacy. The caller writes its row, and deletes
 * the file if that fails. A truncated or oversized file fails with the upload's error.
 */
export async function keepDocument(
  { files, ids }: { readonly files: FileStore; readonly ids: Pick<Ids, 'newFileId'> },
  file: Readable,
  keyOf: (fileId: string) => string,
): Promise<Result<KeptDocument, DocumentRefusal>> {
  const { head, whole, soFar } = await peek(file);
  if (head.length === 0) return refuse({ code: 'FILE_EMPTY' });
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = (await fileTypeFromBuffer(head))?.mime ?? 'unknown';
  if (!Object.hasOwn(documentExtensions, mediaType)) {
    whole.destroy();
    return refuse({ code: 'PAPER_NOT_ACCEPTED' });
  }
  const fileId = ids.newFileId();
  const write = (content: Readable | Buffer) => files.write(keyOf(fileId), content, { mimeType: mediaType });
  try {
    const written = isPicture(mediaType)
      ? await writePicture(whole, mediaType, write)
      : await writeAsItIs(whole, soFar, write);
    return written.ok ? ok({ fileId, mediaType, ...written.value }) : written;
  } catch (error) {
    // The store wraps the error; the response has to say that the file was too long, or truncated.
    throw soFar.failure ?? error;
  }
}

const pictureTypes: ReadonlySet<string> = new Set<CleanType>(['image/jpeg', 'image/png', 'image/webp']);
const isPicture = (mediaType: string): mediaType is CleanType => pictureTypes.has(mediaType);

async function writeAsItIs(
  whole: Readable,
  soFar: Pick<Peeked['soFar'], 'bytes'>,
  write: (content: Readable) => Promise<void>,
): Promise<Written> {
  await write(whole);
  return ok({ sizeBytes: soFar.bytes });
}

async function writePicture(
  whole: Readable,
  type: CleanType,
  write: (content: Buffer) => Promise<void>,
): Promise<Written> {
  const { path, remove } = await receiveFile(whole);
  try {
    // The decoders are large, so they are loaded only for the first picture.
    const { cleanCopy } = await import('../images/clean-copy.ts');
    const clean = await cleanCopy(path, type);
    if (!clean.ok)
      return refuse({
        code: clean.error === 'PICTURE_TOO_MANY_PIXELS' ? clean.error : 'PAPER_NOT_ACCEPTED',
      });
    await write(clean.value);
    return ok({ sizeBytes: clean.value.length });
  } finally {
    await remove();
  }
}
