import type { Readable } from 'node:stream';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { receiveFileUpTo, type FileStore, type StoredFile } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { PICTURE_MAX_BYTES, pictureKey } from './pictures.domain.ts';
import type { PictureRefusal } from './pictures.domain.ts';

export type Pictures = {
  /**
   * Reads the stream (at most 10 MiB, then destroys it) and stores a square WebP under a new id of 128 random bits.
   * Throws if the stream breaks off or the store fails; nothing is stored then.
   */
  storePicture(stream: Readable): Promise<Result<{ fileId: string }, PictureRefusal>>;
  /** The WebP, to be sent with `PICTURE_HEADERS`; the caller reads the stream to its end or destroys it. */
  readPicture(fileId: string): Promise<Result<StoredFile, 'PICTURE_NOT_FOUND'>>;
  /** Idempotent; also for a text that is no picture's id. */
  removePicture(fileId: string): Promise<void>;
};

type PicturesOptions = { readonly files: FileStore; readonly ids: Pick<Ids, 'newFileId'> };

export const createPictures = ({ files, ids }: PicturesOptions): Pictures => ({
  async storePicture(stream) {
    const received = await receiveFileUpTo(PICTURE_MAX_BYTES, stream);
    if (!received.ok) return refuse('PICTURE_TOO_LARGE');
    const { path, remove } = received.value;
    try {
      // The decoders are large: they are loaded only when a picture arrives.
      const { toSquarePicture } = await import('./square-picture.ts');
      const picture = await toSquarePicture(path);
      if (!picture.ok) return picture;
      const fileId = ids.newFileId();
      const key = pictureKey(fileId);
      invariant(key !== undefined, 'a new file id is a picture id');
      await files.write(key, picture.value, { mimeType: 'image/webp' });
      return ok({ fileId });
    } finally {
      await remove();
    }
  },

  async readPicture(fileId) {
    const key = pictureKey(fileId);
    const file = key === undefined ? undefined : await files.read(key);
    return file?.ok ? file : refuse('PICTURE_NOT_FOUND');
  },

  async removePicture(fileId) {
    const key = pictureKey(fileId);
    if (key !== undefined) await files.delete(key);
  },
});
