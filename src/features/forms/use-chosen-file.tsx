import { useState, type ReactNode } from 'react';
import { useFileInput } from '../../ui/index.ts';

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
  /** Media types for the input's `accept`. */
  readonly accepted: string;
  readonly mostBytes: number;
  /** The maximum as text: "10 MB". */
  readonly most: string;
  readonly onFile: (file: File) => void;
}

/** One file that is sent as soon as it is chosen, unless it is too large. */
export function useChosenFile({ label, accepted, mostBytes, most, onFile }: Wanted): ChosenFile {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    setProblem(null);
    if (file === undefined) return;
    if (file.size > mostBytes) setProblem(`${file.name} is larger than ${most}.`);
    else onFile(file);
  };
  const { ask, input } = useFileInput(([file]) => choose(file));
  return { ask, problem, input: <input {...input} accept={accepted} aria-label={label} /> };
}
