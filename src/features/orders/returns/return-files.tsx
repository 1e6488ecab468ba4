import { Paperclip } from 'lucide-react';
import { BusyButton } from '../../../ui/index.ts';
import { photoLimits, useChosenFile } from '../../forms/index.ts';
import { useAddReturnFile, useSaveReturnFile } from './return-queries.ts';
import type { Return } from './return.types.ts';
import styles from './returns.module.css';

/** The photographs and papers of a return, to save and, where the server allows it, to add to. */
export function ReturnFiles({ shown: { id, files, actions } }: { readonly shown: Return }) {
  const add = useAddReturnFile(id);
  const save = useSaveReturnFile(id);
  const mayAdd = actions.includes('add_file');
  const { ask, problem, input } = useChosenFile({
    label: 'Add a photo or label',
    accepted: photoLimits.accepted,
    mostBytes: photoLimits.mostBytes,
    most: '10 MB',
    onFile: (file) => void add.run(file),
  });
  if (files.length === 0 && !mayAdd) return null;
  return (
    <div className={styles.files} role="group" aria-label="Photos and papers">
      {files.map((file) => (
        <BusyButton
          key={file.id}
          variant="ghost"
          busy={save.busy && save.input?.id === file.id}
          aria-label={`Save ${file.name}`}
          onClick={() => void save.run(file)}
        >
          {file.name}
        </BusyButton>
      ))}
      {mayAdd ? (
        <>
          <BusyButton variant="surface" color="gray" highContrast busy={add.busy} onClick={ask}>
            <Paperclip size={16} aria-hidden /> Add a photo or label
          </BusyButton>
          {input}
        </>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
