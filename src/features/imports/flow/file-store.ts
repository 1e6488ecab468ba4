import type { FileStore, Preview } from '../../../machines/import/index.ts';

/** Keeps chosen files until the page is left, so that a failed upload can be repeated. */
export function createFileStore(): FileStore {
  const files = new Map<string, File>();
  /** One preview at a time, since a page has some hundred kilobytes. */
  let seen: { readonly importId: string; readonly preview: Preview } | null = null;
  return {
    put(file) {
      const fileKey = `file-${files.size + 1}`;
      files.set(fileKey, file);
      return { fileKey, name: file.name, sizeBytes: file.size };
    },
    take: (fileKey) => files.get(fileKey) ?? null,
    show(importId, preview) {
      seen = { importId, preview };
    },
    shown: (importId) => (seen?.importId === importId ? seen.preview : null),
  };
}
