import { useRef } from 'react';

/**
 * Radix returns the focus only to its own trigger; these dialogs are opened by state, so this remembers which element
 * had the focus. Spread on the dialog's content. `elsewhere` is another target on closing, null for none.
 */
export function useReturnFocus(elsewhere?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      (elsewhere?.() ?? opener.current)?.focus();
    },
  };
}
