import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the title of each new step inside the element whose ref it returns; `step` is null while no step is shown. At
 * the first step it takes the focus only if no other element has it.
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
