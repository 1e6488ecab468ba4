import { FileStorage } from '@flystorage/file-storage';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { LocalFolder } from './local-folder.ts';
import { lazyFileStore } from './lazy-file-store.ts';
import { s3Location } from './s3-location.ts';

type FileStoreOptions = {
  /**
   * `file:///srv/files`, `file:./files`, `file:/srv/files` or `s3://bucket?region=…&endpoint=…`; by default a folder in
   * `dataFolder`.
   */
  readonly filesUrl?: string;
  readonly dataFolder: string;
  /** The variable from which `filesUrl` was read, for messages. */
  readonly variable?: 'FILES_URL' | 'ASSETS_URL';
};

/** Opens the store without accessing it yet; throws one sentence if `filesUrl` is neither a folder nor a bucket. */
export function openFileStore({ filesUrl, dataFolder, variable = 'FILES_URL' }: FileStoreOptions): FileStore {
  const folder = localFilesFolder({ filesUrl, dataFolder });
  if (folder !== null) return createFileStore(new FileStorage(new LocalFolder(folder)));
  const url = URL.parse(filesUrl ?? '');
  if (url?.protocol === 's3:') {
    const location = s3Location(url, variable);
    // Amazon's client is large, so it is loaded only if files are stored there.
    return lazyFileStore(async () => (await import('./s3-bucket.ts')).createS3Bucket(location));
  }
  throw new Error(`${variable} must start with file: or s3:.`);
}

/** The local folder of the files; null if they are in a bucket. */
export function localFilesFolder({ filesUrl, dataFolder }: FileStoreOptions): string | null {
  if (filesUrl === undefined) return join(dataFolder, 'files');
  // Without `//` it is a plain path: parsed as a URL, `file:./files` would mean /files and a `#` would end it.
  if (/^file:(?!\/\/)/.test(filesUrl)) return resolve(filesUrl.slice('file:'.length));
  const url = URL.parse(filesUrl);
  return url?.protocol === 'file:' ? fileURLToPath(url) : null;
}
