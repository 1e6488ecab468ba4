import { useEffect } from 'react';

/** The search button as rendered by the server. */
const searchButton = 'button[data-global-search]';

let open: (() => void) | null = null;
let isAsked = false;

/**
 * Opens the search, at once or when its code has loaded: it is fetched at the user's first interaction, which may be
 * this press.
 */
export function askForSearch(): void {
  if (open === null) isAsked = true;
  else open();
}

/** Handles presses on the search button until the search itself has loaded. */
export function useEarlyPress(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (open === null && target instanceof Element && target.closest(searchButton)) askForSearch();
    };
    // In the capture phase, because React stops presses in a part that is not hydrated yet.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

/** Calls `onOpen` when the search is requested, and at once if it was requested before. */
export function useSearchDoor(onOpen: () => void): void {
  useEffect(() => {
    open = onOpen;
    if (isAsked) onOpen();
    isAsked = false;
    return () => {
      open = null;
    };
  }, [onOpen]);
}
