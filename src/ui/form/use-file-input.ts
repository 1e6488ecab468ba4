import { useRef, type ComponentProps } from 'react';

/**
 * A file field of the browser’s that is not seen, behind a button of ours: what `ask` opens, and what `input` needs. The same file counts as a
 * new choice, for example after a failed upload.
 */
export function useFileInput(onFiles: (files: readonly File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  return {
    /** Opens the browser’s own dialog. */
    ask: () => ref.current?.click(),
    input: {
      ref,
      type: 'file',
      hidden: true,
      onChange: ({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onFiles(files);
      },
    } satisfies ComponentProps<'input'>,
  };
}
