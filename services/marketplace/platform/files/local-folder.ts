import { Visibility } from '@flystorage/file-storage';
import type { AdapterListOptions, StatEntry, WriteOptions } from '@flystorage/file-storage';
import { LocalStorageAdapter, PortableUnixVisibilityConversion } from '@flystorage/local-fs';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * A folder readable only by this user, in which files appear atomically: written next to their target, then renamed.
 */
export class LocalFolder extends LocalStorageAdapter {
  constructor(folder: string) {
    const visibility = new PortableUnixVisibilityConversion(0o644, 0o600, 0o755, 0o700, Visibility.PRIVATE);
    super(folder, {}, visibility);
  }

  override async write(key: string, contents: Readable, options: WriteOptions): Promise<void> {
    const hidden = { ...options, visibility: Visibility.PRIVATE, directoryVisibility: Visibility.PRIVATE };
    // A leading dot, which no key has, makes it unreachable until it is complete.
    const unfinished = `.unfinished/${randomUUID()}`;
    try {
      await super.write(unfinished, contents, hidden);
      await this.moveFile(unfinished, key, hidden);
    } catch (error) {
      await this.deleteFile(unfinished);
      throw error;
    }
  }

  /** A folder without any files yet is empty, as in a bucket. */
  override async *list(key: string, options: AdapterListOptions): AsyncGenerator<StatEntry> {
    try {
      yield* super.list(key, options);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}
