import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { BusyButton } from '../../../ui/index.ts';
import { photoLimits } from '../../forms/index.ts';
import { useAddReturnFile, useSaveReturnFile } from './return-queries.ts';
import type { Return } from './return.types.ts';
import styles from './returns.module.css';

/** The photographs and papers of a return, to save and, where the server allows it, to add to. */
export function ReturnFiles({ shown: { id, files, actions } }: { readonly shown: Return }) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useAddReturnFile(id);
  const save = useSaveReturnFile(id);
  const mayAdd = actions.includes('add_file');
  if (files.length === 0 && !mayAdd) return null;
  const choose = (file: File | undefined) => {
    setProblem(null);
    if (file === undefined) return;
    if (file.size > photoLimits.mostBytes) setProblem(`${file.name} is larger than 10 MB.`);
    else void add.run(file);
  };
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
          <BusyButton
            variant="surface"
            color="gray"
            highContrast
            busy={add.busy}
            onClick={() => input.current?.click()}
          >
            <Paperclip size={16} aria-hidden /> Add a photo or label
          </BusyButton>
          <input
            ref={input}
            type="file"
            hidden
            accept={photoLimits.accepted}
            aria-label="Add a photo or label"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // The same file can be chosen again after a failure.
              currentTarget.value = '';
            }}
          />
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
