export { attachedFilesOf, maxAttachedFiles } from './attached-files.ts';
export type { DocumentRefusal } from './keep-document.ts';
export { documentHeaders, safeFileName } from './document.ts';
export type { FileStore, StoredFile } from './file-store.ts';
export { diskState } from './disk-state.ts';
export { measuredFileStore } from './measured-file-store.ts';
export { localFilesFolder, openFileStore } from './open-file-store.ts';
export {
  addRecordedDocument,
  serveDocument,
  type SentDocument,
  type ServedDocument,
} from './recorded-document.ts';
export { receiveFileUpTo } from './received-file.ts';
