import { useEffect, type RefObject } from 'react';

/** Focuses the main field of a page on mount, once `when` is true. */
export function useArrivalFocus(field: RefObject<HTMLElement | null>, when = true): void {
  useEffect(() => {
    if (!when) return;
    // The shell's effect focuses the title after a navigation and runs later than this one.
    queueMicrotask(() => field.current?.focus());
  }, [field, when]);
}
