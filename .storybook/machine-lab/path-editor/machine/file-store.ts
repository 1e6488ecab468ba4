/** Holds files that the machine names: its context is plain JSON. */
export interface FileStore {
  readonly put: (file: File) => string;
  readonly file: (id: string) => File | undefined;
}

export function createFileStore(): FileStore {
  const files = new Map<string, File>();
  return {
    put(file) {
      // Only one file is read at a time: previous ones are no longer needed.
      files.clear();
      const id = crypto.randomUUID();
      files.set(id, file);
      return id;
    },
    file: (id) => files.get(id),
  };
}
