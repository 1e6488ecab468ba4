import { useRef, type ComponentProps } from 'react';

/**
 * A hidden native file input behind a custom button: `ask` opens it, and `input` holds its props. Choosing the same
 * file again counts as a new choice, for example after a failed upload.
 */
export function useFileInput(onFiles: (files: readonly File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  return {
    /** Opens the browser's file dialog. */
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
