import { AddedFiles } from '../shared/index.ts';
import { readReturnFile, useAddReturnFile } from './return-queries.ts';
import type { Return } from './return.types.ts';

/** The photos and documents of a return. */
export function ReturnFiles({ shown: { id, files, actions } }: { readonly shown: Return }) {
  const add = useAddReturnFile(id);
  return (
    <AddedFiles
      files={files}
      read={readReturnFile(id)}
      add="Add a photo or label"
      mayAdd={actions.includes('add_file')}
      isAdding={add.busy}
      onAdd={(file) => void add.run(file)}
    />
  );
}
