import { useRef } from 'react';

/** Moves focus to the title of the page in `frame` after an action, since the pressed button may have disappeared. */
export function usePageTitleFocus() {
  const frame = useRef<HTMLDivElement>(null);
  return {
    frame,
    returnFocusTo: () => frame.current?.querySelector<HTMLElement>('[data-page-title]') ?? null,
  };
}
