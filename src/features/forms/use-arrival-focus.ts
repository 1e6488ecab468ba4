import { useEffect, type RefObject } from 'react';

/** Puts the focus into the one field that the page is for, once it is there and `when` holds. */
export function useArrivalFocus(field: RefObject<HTMLElement | null>, when = true): void {
  useEffect(() => {
    if (!when) return;
    // The shell's own effect gives the focus to the title after a navigation; it runs later than this one.
    queueMicrotask(() => field.current?.focus());
  }, [field, when]);
}
