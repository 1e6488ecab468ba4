import { FileUp } from 'lucide-react';
import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import styles from './file-drop.module.css';
import { useFileInput } from './use-file-input.ts';

interface FileDropProps {
  /** The invitation: "Drop your price list here". */
  readonly label: string;
  /** The accepted types and maximum size. */
  readonly hint?: ReactNode;
  /** `accept` of the native file input. Dropped files are not checked against it: their content decides. */
  readonly accept?: string;
  readonly button?: string;
  readonly error?: string;
  readonly onChoose: (file: File) => void;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * One file, chosen with its button or dropped anywhere on the page while this is shown: a drop outside the frame would
 * make the browser leave the page.
 */
export function FileDrop({ label, hint, accept, button = 'Choose a file', error, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [isSeveral, setIsSeveral] = useState(false);

  const take = (files: FileList | readonly File[] | undefined) => {
    const [file, ...others] = files ?? [];
    setIsSeveral(others.length > 0);
    if (file && others.length === 0) onChoose(file);
  };
  const { ask, input } = useFileInput(take);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.type === 'dragover') {
      setIsOver(true);
      return;
    }
    // A move from one element to another inside the page does not leave the page.
    if (event.type === 'dragleave' && event.relatedTarget !== null) return;
    setIsOver(false);
    if (event.type === 'drop') take(event.dataTransfer?.files);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => onDrag(event);
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, []);

  const problem = isSeveral ? 'Drop one file at a time. You can add the others afterwards.' : error;
  return (
    <div className={styles.drop} data-over={isOver} role="group" aria-labelledby={`${id}-label`}>
      <FileUp size={32} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <p id={`${id}-label`} className={styles.label}>
        {isOver ? 'Drop to use this file' : label}
      </p>
      <p className={styles.or}>or</p>
      <Button type="button" size="3" aria-describedby={hint ? `${id}-hint` : undefined} onClick={ask}>
        {button}
      </Button>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <input {...input} accept={accept} aria-label={label} />
      <div role="alert">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  );
}
