import { useState, type ReactNode } from 'react';
import { useFileInput } from '../../ui/index.ts';
import { fileProblem, type FileLimits } from './file-limits.ts';

interface ChosenFile {
  /** Opens the browser's file dialog. */
  readonly ask: () => void;
  /** Why the last file was refused; null if it was not. */
  readonly problem: string | null;
  /** The hidden file input, to be rendered anywhere near the button. */
  readonly input: ReactNode;
}

interface Wanted {
  /** Accessible name of the input. */
  readonly label: string;
  readonly limits: FileLimits;
  readonly onFile: (file: File) => void;
}

/** One file that is sent as soon as it is chosen, unless it is of the wrong type or too large. */
export function useChosenFile({ label, limits, onFile }: Wanted): ChosenFile {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    const found = file === undefined ? null : fileProblem(file, limits);
    setProblem(found);
    if (file !== undefined && found === null) onFile(file);
  };
  const { ask, input } = useFileInput(([file]) => choose(file));
  return { ask, problem, input: <input {...input} accept={limits.accepted} aria-label={label} /> };
}
