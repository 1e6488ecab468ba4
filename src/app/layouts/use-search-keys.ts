import { useEffect } from 'react';

/** The elements in which a slash is typed text. */
const fields = 'input, textarea, select, [contenteditable]';
const above = '[role=dialog], [role=alertdialog]';

const isOn = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

let typed = '';
let isComing = false;

/** The text typed while the search is loading. */
export const typedSoFar = (): string => typed;

/** Returns the text typed while the search was loading, and clears it. */
export function takeTyped(): string {
  const words = typed;
  typed = '';
  isComing = false;
  return words;
}

/**
 * Opens the search with Ctrl-K or ⌘K, and with a slash unless the user is typing; an open dialog stays in front. Text
 * typed before the search has loaded is kept.
 */
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
