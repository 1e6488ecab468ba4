import { useEffect } from 'react';

/**
 * Calls `onReturn` when the browser restores this page from its back/forward cache, for instance after a payment page.
 */
export function useBrowserReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onReturn]);
}
