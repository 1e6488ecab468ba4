import type { FileStorage } from '@flystorage/file-storage';
import type { Readable } from 'node:stream';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { assertFileKey } from './file-key.ts';

export type StoredFile = { readonly stream: Readable; readonly sizeBytes: number };

/**
 * Files by key (`pictures/3f…9a.webp`), on a disk or in S3. All methods throw if the store fails, or if a key is not
 * made of plain lower-case segments.
 */
export type FileStore = {
  /** Atomic: a reader never sees a partial file. Replaces an existing file under the key. */
  write(key: string, content: Readable | Buffer, options: { readonly mimeType: string }): Promise<void>;
  /** The caller must read the stream to its end or destroy it. */
  read(key: string): Promise<Result<StoredFile, 'FILE_NOT_FOUND'>>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The keys of the files directly in a folder, unsorted; empty for a missing folder. */
  list(folder: string): Promise<readonly string[]>;
};

export const createFileStore = (storage: FileStorage): FileStore => ({
  async write(key, content, { mimeType }) {
    assertFileKey(key);
    // With the size of a buffer, S3 needs no multipart upload; a stream's size is unknown.
    const size = Buffer.isBuffer(content) ? { size: content.length } : {};
    await storage.write(key, Buffer.isBuffer(content) ? [content] : content, { mimeType, ...size });
  },
  async read(key) {
    assertFileKey(key);
    let sizeBytes: number;
    try {
      sizeBytes = await storage.fileSize(key);
    } catch (error) {
      // Each kind of store fails differently for a missing file; this check works for all.
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
