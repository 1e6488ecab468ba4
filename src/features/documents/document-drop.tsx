import { useState } from 'react';
import { FileDrop } from '../../ui/index.ts';
import { fileProblem, photoLimits, type FileLimits } from '../forms/index.ts';

interface DocumentFile {
  readonly file: File | null;
  readonly problem: string | null;
  readonly choose: (chosen: File) => void;
  /** Returns the chosen file; shows a message and returns null if there is none. */
  readonly taken: () => File | null;
}

const limits: FileLimits = { ...photoLimits, accepted: 'application/pdf', kinds: 'PDF' };

const missingText = (word: string): string => `Choose the ${word} as a PDF.`;

/** The PDF of an invoice or credit note to send; `word` is its kind. */
export function useDocumentFile(word: string): DocumentFile {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    file,
    problem,
    choose: (chosen) => {
      const found = fileProblem(chosen, limits);
      setProblem(found);
      setFile(found === null ? chosen : null);
    },
    taken: () => {
      if (file === null) setProblem((before) => before ?? missingText(word));
      return file;
    },
  };
}

interface DocumentDropProps extends DocumentFile {
  readonly word: string;
  /** The form has been submitted, so a missing file is reported with the other problems. */
  readonly isAsked?: boolean;
}

export function DocumentDrop({ file, problem, choose, word, isAsked = false }: DocumentDropProps) {
  const error = problem ?? (isAsked && file === null ? missingText(word) : null);
  return (
    <FileDrop
      label={file?.name ?? `Drop the ${word} here`}
      button={file === null ? 'Choose a file' : 'Choose another file'}
      hint={`${limits.kinds}, up to ${limits.most}.`}
      accept={limits.accepted}
      {...(error !== null && { error })}
      onChoose={choose}
    />
  );
}
