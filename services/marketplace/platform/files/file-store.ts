import type { FileStorage } from '@flystorage/file-storage';
import type { Readable } from 'node:stream';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { assertFileKey } from './file-key.ts';

export type StoredFile = { readonly stream: Readable; readonly sizeBytes: number };

/**
 * Files by key (`pictures/3f…9a.webp`), on a disk or in S3. Everything throws when the store fails, and on a key
 * that is not plain lower-case segments.
 */
export type FileStore = {
  /** Atomic: a reader never sees a partial file. Replaces an existing file under the key. */
  write(key: string, content: Readable | Buffer, options: { readonly mimeType: string }): Promise<void>;
  /** The caller reads the stream to its end or destroys it. */
  read(key: string): Promise<Result<StoredFile, 'FILE_NOT_FOUND'>>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Keys of the files directly in a folder, in no order; none when nothing is there. */
  list(folder: string): Promise<readonly string[]>;
};

export const createFileStore = (storage: FileStorage): FileStore => ({
  async write(key, content, { mimeType }) {
    assertFileKey(key);
    // The size of a buffer spares S3 a multipart upload; a stream's is not known.
    const size = Buffer.isBuffer(content) ? { size: content.length } : {};
    await storage.write(key, Buffer.isBuffer(content) ? [content] : content, { mimeType, ...size });
  },
  async read(key) {
    assertFileKey(key);
    let sizeBytes: number;
    try {
      sizeBytes = await storage.fileSize(key);
    } catch (error) {
      // Each kind of store fails differently for a missing file; asking it is the one way that fits all.
      if (await storage.fileExists(key)) throw error;
      return refuse('FILE_NOT_FOUND');
    }
    return ok({ stream: await storage.read(key), sizeBytes });
  },
  async delete(key) {
    assertFileKey(key);
    await storage.deleteFile(key);
  },
  async exists(key) {
    assertFileKey(key);
    return storage.fileExists(key);
  },
  async list(folder) {
    assertFileKey(folder);
    const entries = await storage.list(folder).toArray();
    return entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  },
});
