import { useEffect } from 'react';

/** Calls when the browser shows this page again as it was left (from its back/forward cache), as after a payment page. */
export function useBrowserReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onReturn]);
}
