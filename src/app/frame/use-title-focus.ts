import { useEffect, useRef } from 'react';

const findTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-page-title], main h1');

/**
 * Focuses the title, and the one that replaces it: the placeholder shown while a screen loads has a title too. Ends
 * with the user's next action, after which the focus is theirs.
 */
function keepFocusOnTitle(): () => void {
  let title: HTMLElement | null = null;
  const focus = (): void => {
    if (title?.isConnected) return;
    title = findTitle();
    title?.focus({ preventScroll: true });
  };
  const handlers = new AbortController();
  const observer = new MutationObserver(focus);
  const end = (): void => {
    observer.disconnect();
    handlers.abort();
  };
  for (const handle of ['pointerdown', 'keydown'])
    document.addEventListener(handle, end, { signal: handlers.signal, passive: true, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
  return end;
}

/** After a navigation the focus goes to the new screen's title, so that screen readers and the keyboard start there. */
export function useTitleFocus(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    return keepFocusOnTitle();
  }, [pathname]);
}
