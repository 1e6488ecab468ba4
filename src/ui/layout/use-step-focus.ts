import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the title of each step as it arrives, within the place whose ref it returns; `step` is null while no step is
 * shown. On arrival at the first step only a focus that nobody uses is taken.
 */
export function useStepFocus(step: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (step === null || step === before.current) return;
    if (before.current !== null || document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[data-page-title]')?.focus();
    before.current = step;
  }, [step]);
  return place;
}
