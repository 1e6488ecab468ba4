import { useEffect } from 'react';
import type { CartView } from './cart-handle.ts';
import { useCartActions, useCartHandle } from './cart-context.tsx';

/**
 * Reads the cart again when it was changed elsewhere, so that its count is the same in every header: in another tab that is shown
 * next to this one at once, on another device once one is back at this tab. A reading that fails leaves what was read before.
 */
export function useFollowedCart(): void {
  const cart = useCartHandle();
  const { refreshCart } = useCartActions();
  useEffect(() => {
    const tabs = new BroadcastChannel('quayside-cart');
    // Names the cart and its version.
    const keyOf = ({ newerKey, cart: own }: CartView['context']) => newerKey ?? own?.checkoutKey ?? null;
    let shown = keyOf(cart.getSnapshot().context);
    const read = () => {
      const { matches, context } = cart.getSnapshot();
      // What is asked for now answers with the whole cart.
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
    // Of the two that a return often is, the second finds the first one's reading under way.
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
