import { useCallback, useEffect } from 'react';
import type { CartView } from './cart-handle.ts';
import { useCartActions, useCartHandle } from './cart-context.tsx';

/**
 * Reloads the cart when it was changed elsewhere, so that its count is the same in every header: at once in another
 * visible tab, and for another device when the user returns to this tab. After a failed load the earlier data stays.
 * Returns the reload of a visible tab, for other news of a change.
 */
export function useFollowedCart(): () => void {
  const cart = useCartHandle();
  const { refreshCart } = useCartActions();
  const read = useCallback(() => {
    const { matches, context } = cart.getSnapshot();
    // The answer to a pending request contains the whole cart anyway.
    if (document.visibilityState !== 'visible' || !matches('buying') || context.requests.length > 0) return;
    refreshCart();
  }, [cart, refreshCart]);
  useEffect(() => {
    const tabs = new BroadcastChannel('quayside-cart');
    // Identifies the cart and its version.
    const keyOf = ({ newerKey, cart: own }: CartView['context']) => newerKey ?? own?.checkoutKey ?? null;
    let shown: string | null = null;
    tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data !== shown) read();
    });
    const tell = ({ context }: CartView) => {
      const checkoutKey = keyOf(context);
      if (checkoutKey === shown) return;
      // Also the first one: a page that comes back from paying begins with a cart that no other tab knows.
      if (checkoutKey !== null) tabs.postMessage(checkoutKey);
      shown = checkoutKey;
    };
    tell(cart.getSnapshot());
    const subscription = cart.subscribe(tell);
    // Returning to a tab often fires both events; the second one finds the first one's load in progress.
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      tabs.close();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, [cart, read]);
  return read;
}
