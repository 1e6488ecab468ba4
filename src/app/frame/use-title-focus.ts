import { useEffect, useRef } from 'react';

/** After a navigation the focus goes to the new screen's title, so that screen readers and the keyboard start there. */
export function useTitleFocus(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const title = document.querySelector<HTMLElement>('[data-page-title], main h1');
    title?.focus({ preventScroll: true });
  }, [pathname]);
}
