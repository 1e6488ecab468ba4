import { useEffect } from 'react';

/** Where a slash is something to write. */
const fields = 'input, textarea, select, [contenteditable]';
const above = '[role=dialog], [role=alertdialog]';

/** Opens the search by Ctrl-K or ⌘K, and by a slash where nobody is typing; a dialog that is open stays in front. */
export function useFindKeys(onOpen: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isAsked =
        event.ctrlKey || event.metaKey
          ? key.toLowerCase() === 'k'
          : key === '/' && !(target instanceof Element && target.closest(fields));
      if (!isAsked || document.querySelector(above)) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onOpen]);
}
