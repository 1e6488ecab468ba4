import { useEffect } from 'react';

/** The button of the search, as the server draws it. */
const searchButton = 'button[data-global-search]';

let open: (() => void) | null = null;
let isAsked = false;

/** Opens the search, or will once it is there: its code is fetched at a person’s first sign, which may be this one. */
export function askForSearch(): void {
  if (open === null) isAsked = true;
  else open();
}

/** Takes a press on the search’s button until the search itself is there. */
export function useEarlyPress(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (open === null && target instanceof Element && target.closest(searchButton)) askForSearch();
    };
    // On its way down: React stops what is pressed in a part that is still on its way.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

/** `onOpen` is called when the search is asked for, and at once where it was before. */
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
