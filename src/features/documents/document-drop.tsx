import { useState } from 'react';
import { FileDrop } from '../../ui/index.ts';
import { photoLimits } from '../forms/index.ts';

interface DocumentFile {
  readonly file: File | null;
  readonly problem: string | null;
  readonly choose: (chosen: File) => void;
  /** The chosen file; without one it is asked for. */
  readonly taken: () => File | null;
}

/** The PDF of an invoice or credit note that is about to be sent; `word` is which of them. */
export function useDocumentFile(word: string): DocumentFile {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    file,
    problem,
    choose: (chosen) => {
      const isTooLarge = chosen.size > photoLimits.mostBytes;
      setProblem(isTooLarge ? `${chosen.name} is larger than 10 MB.` : null);
      setFile(isTooLarge ? null : chosen);
    },
    taken: () => {
      if (file === null) setProblem((before) => before ?? `Choose the ${word} as a PDF.`);
      return file;
    },
  };
}

export function DocumentDrop({ file, problem, choose, word }: DocumentFile & { readonly word: string }) {
  return (
    <FileDrop
      label={file?.name ?? `Drop the ${word} here`}
      button={file === null ? 'Choose a file' : 'Choose another file'}
      hint="PDF, up to 10 MB."
      accept="application/pdf"
      {...(problem !== null && { error: problem })}
      onChoose={choose}
    />
  );
}
