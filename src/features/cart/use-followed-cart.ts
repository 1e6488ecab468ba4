import { useEffect } from 'react';
import type { CartView } from './cart-handle.ts';
import { useCartActions, useCartHandle } from './cart-context.tsx';

/**
 * Reloads the cart when it was changed elsewhere, so that its count is the same in every header: at once in another
 * visible tab, and for another device when the user returns to this tab. After a failed load the earlier data stays.
 */
export function useFollowedCart(): void {
  const cart = useCartHandle();
  const { refreshCart } = useCartActions();
  useEffect(() => {
    const tabs = new BroadcastChannel('quayside-cart');
    // Identifies the cart and its version.
    const keyOf = ({ newerKey, cart: own }: CartView['context']) => newerKey ?? own?.checkoutKey ?? null;
    let shown = keyOf(cart.getSnapshot().context);
    const read = () => {
      const { matches, context } = cart.getSnapshot();
      // The answer to a pending request contains the whole cart anyway.
      if (document.visibilityState !== 'visible' || !matches('buying') || context.requests.length > 0) return;
      refreshCart();
    };
    tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data !== shown) read();
    });
    const subscription = cart.subscribe(({ context }) => {
      const checkoutKey = keyOf(context);
      if (checkoutKey === shown) return;
      if (shown !== null && checkoutKey !== null) tabs.postMessage(checkoutKey);
      shown = checkoutKey;
    });
    // Returning to a tab often fires both events; the second one finds the first one's load in progress.
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      tabs.close();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, [cart, refreshCart]);
}
