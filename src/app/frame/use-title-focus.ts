import { useEffect, useRef } from 'react';

const findTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-page-title], main h1');

/**
 * Focuses the title, and the title that replaces it: the placeholder shown while a screen loads has a title too. Stops
 * at the user's next action, after which the user controls the focus.
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

/** Focuses the new screen's title after a navigation, so that screen readers and the keyboard start there. */
export function useTitleFocus(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    return keepFocusOnTitle();
  }, [pathname]);
}
