import { FileStorage } from '@flystorage/file-storage';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { LocalFolder } from './local-folder.ts';
import { openedWhenNeeded } from './opened-when-needed.ts';
import { s3Location } from './s3-location.ts';

export type FileStoreOptions = {
  /** `file:///srv/files`, `file:./files`, `file:/srv/files` or `s3://bucket?region=…&endpoint=…`; without it a folder in `dataFolder`. */
  readonly filesUrl?: string;
  readonly dataFolder: string;
};

/** Opens the store without touching it yet; throws one sentence if `filesUrl` is neither a folder nor a bucket. */
export function openFileStore({ filesUrl, dataFolder }: FileStoreOptions): FileStore {
  if (filesUrl === undefined) return onDisk(join(dataFolder, 'files'));
  // Without `//` it is a plain path: parsed as a URL, `file:./files` would mean /files and a `#` would end it.
  if (/^file:(?!\/\/)/.test(filesUrl)) return onDisk(resolve(filesUrl.slice('file:'.length)));
  const url = URL.parse(filesUrl);
  if (url?.protocol === 'file:') return onDisk(fileURLToPath(url));
  if (url?.protocol === 's3:') {
    const location = s3Location(url);
    // Amazon's client is large, and is taken into memory only where files are kept with it.
    return openedWhenNeeded(async () => (await import('./s3-bucket.ts')).createS3Bucket(location));
  }
  throw new Error('FILES_URL must start with file: or s3:.');
}

const onDisk = (folder: string): FileStore => createFileStore(new FileStorage(new LocalFolder(folder)));
