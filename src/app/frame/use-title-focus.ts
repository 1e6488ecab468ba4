import { useEffect, useRef } from 'react';

const findTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-page-title], main h1');

/**
 * Focuses the title, and the one that comes in its place: what stands while a screen is fetched has a title too, and leaves with it. Ends with the
 * person's next act, from which on the focus is theirs.
 */
function keepFocusOnTitle(): () => void {
  let title: HTMLElement | null = null;
  const focus = (): void => {
    if (title?.isConnected) return;
    title = findTitle();
    title?.focus({ preventScroll: true });
  };
  const acts = new AbortController();
  const observer = new MutationObserver(focus);
  const end = (): void => {
    observer.disconnect();
    acts.abort();
  };
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, end, { signal: acts.signal, passive: true, capture: true });
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
