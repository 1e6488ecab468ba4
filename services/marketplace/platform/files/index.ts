export type { FileStore, StoredFile } from './file-store.ts';
export { diskState } from './disk-state.ts';
export { localFilesFolder, openFileStore } from './open-file-store.ts';
