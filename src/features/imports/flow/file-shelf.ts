import type { FileShelf } from '../../../machines/import/index.ts';

/** Files that were chosen or dropped; they stay for as long as the page lives, so that a failed upload can be repeated. */
export function createFileShelf(): FileShelf {
  const files = new Map<string, File>();
  return {
    put(file) {
      const shelfId = `file-${files.size + 1}`;
      files.set(shelfId, file);
      return { shelfId, name: file.name, sizeBytes: file.size };
    },
    take: (shelfId) => files.get(shelfId) ?? null,
  };
}
