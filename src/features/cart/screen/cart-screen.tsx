import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '../../toasts/index.ts';
import { useCartActions } from '../cart-context.tsx';
import { OpenOrderNotice } from '../checkout/open-order-notice.tsx';
import { useBrowserReturn } from '../checkout/use-browser-return.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useCheckoutEnd } from '../checkout/use-checkout-end.ts';
import { thrownText } from '../../server-data/index.ts';
import { useLineActions } from '../lines/use-line-actions.ts';
import { useAddressBook } from '../place/use-address-book.ts';
import { CartView } from './cart-view.tsx';
import { PlaceOfCart } from './place-of-cart.tsx';
import { usePlaceOfCart } from './use-place-of-cart.ts';
import { useShownCart } from './use-shown-cart.ts';

/** `/crew/cart`. After an order was cancelled the next checkout starts from the beginning. */
export function CartScreen() {
  const [round, setRound] = useState(0);
  return <Round key={round} onOver={() => setRound((before) => before + 1)} />;
}

function Round({ onOver }: { onOver: () => void }) {
  const shown = useShownCart();
  const { actions, failures, isTyping } = useLineActions();
  const { changeDetails, clearCart, readCart } = useCartActions();
  const [snapshot, send] = useCheckout({ orderId: null, cameBack: false });
  const { orderId } = snapshot.context;
  const { cart } = shown;
  const { place, places } = usePlaceOfCart(cart, snapshot, changeDetails);
  const addressBook = useAddressBook(places.yachts.find(({ id }) => id === cart?.details.yachtId));

  useBrowserReturn(
    useCallback(() => {
      send({ type: 'BROWSER.RETURNED' });
      void readCart().catch(() => undefined);
    }, [readCart, send]),
  );

  const orderPath = useCheckoutEnd(snapshot, ['paid', 'confirming', 'declined', 'unpaid'], onOver);
  if (orderPath !== null) return <Navigate to={orderPath} replace />;

  const showFailure = (words: string) => (error: unknown) =>
    toast.error(words, { description: thrownText(error) });
  return (
    <CartView
      {...shown}
      isSettled={shown.isSettled && !isTyping}
      failures={failures}
      actions={actions}
      ports={places.ports}
      addressBook={addressBook}
      onDelivery={(supplierId, change) =>
        void changeDetails({ deliveries: [{ supplierId, ...change }] }).catch(
          showFailure('The delivery wasn’t changed.'),
        )
      }
      onClear={() =>
        void clearCart().then(
          () => toast.success('Your cart is empty.'),
          showFailure('Your cart wasn’t changed.'),
        )
      }
      snapshot={snapshot}
      send={send}
      openOrder={
        cart?.openOrder && cart.openOrder.id !== orderId ? (
          <OpenOrderNotice key={cart.openOrder.id} order={cart.openOrder} />
        ) : null
      }
      placeBlocker={place.blocker}
      onPlaceBlocked={place.showBlocker}
      placeForm={
        cart ? (
          <PlaceOfCart details={cart.details} onChange={changeDetails} place={place} places={places} />
        ) : null
      }
    />
  );
}
