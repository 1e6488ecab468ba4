import { useState, type ReactNode } from 'react';
import { useFileInput } from '../../ui/index.ts';

interface ChosenFile {
  /** Opens the browser's own dialog. */
  readonly ask: () => void;
  /** Why the last file was not taken; null: it was. */
  readonly problem: string | null;
  /** To be placed anywhere beside the button; it is not seen. */
  readonly input: ReactNode;
}

interface Wanted {
  /** Names what is chosen, for who can't see the button beside it. */
  readonly label: string;
  /** Media types, as an input's `accept`. */
  readonly accepted: string;
  readonly mostBytes: number;
  /** The same as it is said: "10 MB". */
  readonly most: string;
  readonly onFile: (file: File) => void;
}

/** One file that is sent as soon as it is chosen, if it is not too large. */
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
