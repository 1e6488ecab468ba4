import type { FileStore } from './file-store.ts';

/** A store that is opened on first use. */
export function lazyFileStore(open: () => Promise<FileStore>): FileStore {
  let opened: Promise<FileStore> | undefined;
  const store = () => (opened ??= open());
  return {
    write: async (key, content, options) => (await store()).write(key, content, options),
    read: async (key) => (await store()).read(key),
    delete: async (key) => (await store()).delete(key),
    exists: async (key) => (await store()).exists(key),
    list: async (folder) => (await store()).list(folder),
  };
}
