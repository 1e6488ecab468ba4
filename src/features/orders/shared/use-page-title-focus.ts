import { useRef } from 'react';

/** Where focus goes after a step: the button that was pressed may have left with it, so the title of the page in `frame` takes it. */
export function usePageTitleFocus() {
  const frame = useRef<HTMLDivElement>(null);
  return {
    frame,
    returnFocusTo: () => frame.current?.querySelector<HTMLElement>('[data-page-title]') ?? null,
  };
}
