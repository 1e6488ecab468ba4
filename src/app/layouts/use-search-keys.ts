import { useEffect } from 'react';

/** Where a slash is something to write. */
const fields = 'input, textarea, select, [contenteditable]';
const above = '[role=dialog], [role=alertdialog]';

const isOn = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

let typed = '';
let isComing = false;

/** What was typed while the search is on its way. */
export const typedSoFar = (): string => typed;

/** What was typed while the search was on its way, which is there now. */
export function takeTyped(): string {
  const words = typed;
  typed = '';
  isComing = false;
  return words;
}

/** Opens the search by Ctrl-K or ⌘K, and by a slash where nobody is typing; a dialog that is open stays in front. What is typed before it is there is kept. */
export function useFindKeys(onOpen: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isAsked =
        event.ctrlKey || event.metaKey ? key.toLowerCase() === 'k' : key === '/' && !isOn(target, fields);
      const isThere = document.querySelector(above) !== null;
      if (isComing && !isAsked && !isThere && !isOn(target, `${fields}, button, a`) && key.length === 1) {
        event.preventDefault();
        typed += key;
      }
      if (!isAsked || isThere) return;
      event.preventDefault();
      isComing = true;
      typed = '';
      onOpen();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onOpen]);
}
