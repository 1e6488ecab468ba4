import { useEffect, useEffectEvent } from 'react';

interface Given {
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Off while something else on the page accepts drops. */
  readonly takesDrops: boolean;
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts what is pasted or dropped anywhere on the page, except pasted into a field. */
export function useDroppedFiles({ onText, onFile, takesDrops }: Given): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (file) onFile(file);
    else if (text.trim() !== '') onText(text);
  });
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!takesDrops || !hasFiles(event)) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (event.type === 'drop' && file) onFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    const drag = (event: DragEvent) => onDrag(event);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
    };
  }, []);
}
