import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import type { OpenOrder } from '../cart.types.ts';
import { OpenOrderView } from './open-order-view.tsx';
import { useBrowserReturn } from './use-browser-return.ts';
import { useCheckoutEnd } from './use-checkout-end.ts';
import { useCheckout } from './use-checkout.ts';
import { useTimeOut } from './use-time-out.ts';

// Once the cart is reloaded the order is no longer in it, and the notice disappears.
const doNothing = () => undefined;

/** Connects an unpaid order with a checkout of its own. */
export function OpenOrderNotice({ order }: { order: OpenOrder }) {
  const [snapshot, send] = useCheckout({ orderId: order.id, cameBack: false });
  useBrowserReturn(useCallback(() => send({ type: 'BROWSER.RETURNED' }), [send]));
  // A call in progress gets the result by itself.
  useTimeOut(
    order.expiresAt,
    useCallback(() => send({ type: 'ORDER.TIME_RAN_OUT' }), [send]),
  );
  const orderPath = useCheckoutEnd(snapshot, ['paid', 'confirming', 'declined'], doNothing);
  if (orderPath !== null) return <Navigate to={orderPath} replace />;
  return <OpenOrderView order={order} snapshot={snapshot} send={send} />;
}
