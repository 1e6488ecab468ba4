import { useEffect } from 'react';
import { toast } from '../../toasts/index.ts';
import type { CheckoutView } from './use-checkout.ts';

type Ended = 'paid' | 'confirming' | 'declined' | 'unpaid';

/** The order's page waits for the payment provider's confirmation. */
const endState = (ended: Ended) => (ended === 'confirming' ? ({ returned: ended } as const) : ended);

/**
 * The page to go to once a checkout has become an order that has its own page; null before. `onOver` is called when the
 * order was given up or expired, and its lines are back in the cart.
 */
export function useCheckoutEnd(
  snapshot: CheckoutView,
  elsewhere: readonly Ended[],
  onOver: () => void,
): string | null {
  const isOver = snapshot.matches('expired');
  const isGivenUp = snapshot.matches({ expired: 'givenUp' });
  useEffect(() => {
    if (!isOver) return;
    toast.info(isGivenUp ? 'The order was cancelled.' : 'The time to pay ran out.', {
      description: 'Nothing was charged. What came from your cart is back in it.',
    });
    onOver();
  }, [isGivenUp, isOver, onOver]);
  const { orderId } = snapshot.context;
  if (orderId === null || !elsewhere.some((state) => snapshot.matches(endState(state)))) return null;
  return `/crew/orders-management/${orderId}?payment=returned`;
}
