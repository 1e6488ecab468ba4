import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger only; our dialogs are opened by state, so this remembers who had it.
 * Spread on the dialog's content. `elsewhere` names another place on closing, null for none.
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
