import type { OutgoingCalls } from '../outgoing-calls.ts';
import type { FileStore } from './file-store.ts';

/** The same store, with its calls measured; a read until the stream is available. */
export const measuredFileStore = (store: FileStore, calls: OutgoingCalls): FileStore => ({
  write: (key, content, options) => calls.measured('files', () => store.write(key, content, options)),
  read: (key) => calls.measured('files', () => store.read(key)),
  delete: (key) => calls.measured('files', () => store.delete(key)),
  exists: (key) => calls.measured('files', () => store.exists(key)),
  list: (folder) => calls.measured('files', () => store.list(folder)),
});
