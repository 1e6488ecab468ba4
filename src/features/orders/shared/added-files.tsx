import { Paperclip } from 'lucide-react';
import { BusyButton } from '../../../ui/index.ts';
import { AttachedFiles } from '../../attached-files/index.ts';
import { photoLimits, useChosenFile } from '../../forms/index.ts';
import type { ReadTools } from '../../server-data/index.ts';
import type { SubOrder } from './order.types.ts';
import styles from './added-files.module.css';

type AddedFile = SubOrder['files'][number];

const byTexts: Readonly<Record<AddedFile['by'], string>> = {
  you: 'you',
  buyer: 'the buyer',
  supplier: 'the supplier',
  admin: 'Quayside',
  system: 'Quayside',
};

interface AddedFilesProps {
  readonly files: readonly AddedFile[];
  readonly read: (tools: ReadTools, file: AddedFile) => Promise<ArrayBuffer>;
  /** The button's label. */
  readonly add: string;
  readonly mayAdd: boolean;
  readonly isAdding: boolean;
  readonly onAdd: (file: File) => void;
}

/** The photos and documents of a return or problem; files can be added where the server allows it. */
export function AddedFiles({ files, read, add, mayAdd, isAdding, onAdd }: AddedFilesProps) {
  const { ask, problem, input } = useChosenFile({
    label: add,
    limits: photoLimits,
    onFile: onAdd,
  });
  if (files.length === 0 && !mayAdd) return null;
  return (
    <div className={styles.files} role="group" aria-label="Photos and papers">
      {files.length === 0 ? null : (
        <AttachedFiles files={files} byText={({ by }) => byTexts[by]} read={read} />
      )}
      {mayAdd ? (
        <>
          <BusyButton variant="surface" color="gray" highContrast busy={isAdding} onClick={ask}>
            <Paperclip size={16} aria-hidden /> {add}
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
