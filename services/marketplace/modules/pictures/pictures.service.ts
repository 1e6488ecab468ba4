import type { Readable } from 'node:stream';
import { pictureLimits } from '../../../../src/lib/picture-limits.ts';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { receiveFileUpTo, type FileStore, type StoredFile } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import { pictureKey } from './pictures.domain.ts';
import type { PictureRefusal, PictureSize } from './pictures.domain.ts';

export type Pictures = {
  /**
   * Reads the stream (at most 10 MiB, then destroys it) and stores a square WebP under a new id of 128 random bits.
   * Throws if the stream is aborted or the store fails; nothing is stored then.
   */
  storePicture(stream: Readable): Promise<Result<{ fileId: string }, PictureRefusal>>;
  /** The same for a product's or service's picture, stored in the sizes of its page and of its card. */
  storeListingPicture(stream: Readable): Promise<Result<{ fileId: string }, PictureRefusal>>;
  /** The WebP, to be sent with `PICTURE_HEADERS`. The caller must read the stream to its end or destroy it. */
  readPicture(fileId: string, size?: PictureSize): Promise<Result<StoredFile, 'PICTURE_NOT_FOUND'>>;
  /** Idempotent, also for an invalid id. */
  removePicture(fileId: string): Promise<void>;
};

type PicturesOptions = { readonly files: FileStore; readonly ids: Pick<Ids, 'newFileId'> };

export const createPictures = ({ files, ids }: PicturesOptions): Pictures => {
  /** Stores the results of `encode`, each under the key of its size. */
  async function store(
    stream: Readable,
    encode: Encode,
  ): Promise<Result<{ fileId: string }, PictureRefusal>> {
    const received = await receiveFileUpTo(pictureLimits.bytes, stream);
    if (!received.ok) return refuse('PICTURE_TOO_LARGE');
    const { path, remove } = received.value;
    try {
      const encoded = await encode(path);
      if (!encoded.ok) return encoded;
      const fileId = ids.newFileId();
      // The page's size last, because a picture exists once that does.
      for (const { size, bytes } of encoded.value) await files.write(keyOf(fileId, size), bytes, webp);
      return ok({ fileId });
    } finally {
      await remove();
    }
  }

  return {
    // The decoders are large, so they are loaded only for the first picture.
    storePicture: (stream) =>
      store(stream, async (path) => {
        const { toSquarePicture } = await import('./square-picture.ts');
        const picture = await toSquarePicture(path);
        return picture.ok ? ok([{ bytes: picture.value }]) : picture;
      }),

    storeListingPicture: (stream) =>
      store(stream, async (path) => {
        const { toListingPicture } = await import('./listing-picture.ts');
        const picture = await toListingPicture(path);
        if (!picture.ok) return picture;
        const { card, page } = picture.value;
        return ok([{ size: 'card', bytes: card }, { bytes: page }]);
      }),

    async readPicture(fileId, size) {
      const key = pictureKey(fileId, size);
      const file = key === undefined ? undefined : await files.read(key);
      if (file?.ok) return file;
      return size === undefined ? refuse('PICTURE_NOT_FOUND') : this.readPicture(fileId);
    },

    async removePicture(fileId) {
      for (const key of [pictureKey(fileId), pictureKey(fileId, 'card')])
        if (key !== undefined) await files.delete(key);
    },
  };
};

const webp = { mimeType: 'image/webp' };

type Encode = (
  path: string,
) => Promise<Result<readonly { readonly size?: PictureSize; readonly bytes: Buffer }[], PictureRefusal>>;

function keyOf(fileId: string, size: PictureSize | undefined): string {
  const key = pictureKey(fileId, size);
  invariant(key !== undefined, 'a new file id is a picture id');
  return key;
}
