import { Paperclip } from 'lucide-react';
import { BusyButton } from '../../../ui/index.ts';
import { AttachedFiles } from '../../attached-files/index.ts';
import { photoLimits, useChosenFile } from '../../forms/index.ts';
import { readReturnFile, useAddReturnFile } from './return-queries.ts';
import type { Return, ReturnFile } from './return.types.ts';
import styles from './returns.module.css';

const byTexts: Readonly<Record<ReturnFile['by'], string>> = {
  you: 'you',
  buyer: 'the buyer',
  supplier: 'the supplier',
  admin: 'Quayside',
  system: 'Quayside',
};

/** The photographs and papers of a return, to look at and, where the server allows it, to add to. */
export function ReturnFiles({ shown: { id, files, actions } }: { readonly shown: Return }) {
  const add = useAddReturnFile(id);
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
      {files.length === 0 ? null : (
        <AttachedFiles files={files} byText={({ by }) => byTexts[by]} read={readReturnFile(id)} />
      )}
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
