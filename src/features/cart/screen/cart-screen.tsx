import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ApiError, type CartDetailsChange } from '../../../api/index.ts';
import { toast } from '../../toasts/index.ts';
import { useCartActions } from '../cart-context.tsx';
import type { CartDetails } from '../cart.types.ts';
import { useAskForApproval } from '../checkout/use-ask-for-approval.ts';
import { OpenOrderNotice } from '../checkout/open-order-notice.tsx';
import { useBrowserReturn } from '../checkout/use-browser-return.ts';
import { BuyerOfCart } from '../buyer/buyer-of-cart.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useCheckoutEnd } from '../checkout/use-checkout-end.ts';
import { thrownText } from '../../server-data/index.ts';
import { Panel, SkeletonText } from '../../../ui/index.ts';
import type { Typing } from '../lines/quantity-stepper.tsx';
import { useLineActions, type LineActions } from '../lines/use-line-actions.ts';
import { buyNowIn, placeIn, withPlace, withQuantity, type BuyNowLine } from '../buy-now/buy-now-path.ts';
import { BuyNowGone } from '../buy-now/buy-now-gone.tsx';
import { dividedChange, buyNowPlace } from '../buy-now/buy-now-place.ts';
import { useBuyNow } from '../buy-now/use-buy-now.ts';
import { useAddressBook } from '../place/use-address-book.ts';
import { CartView, type OnlyOne } from './cart-view.tsx';
import { PlaceOfCart } from './place-of-cart.tsx';
import { useFirstPlace } from '../place/use-first-place.ts';
import { usePlaceOfCart } from './use-place-of-cart.ts';
import { useShownCart, type ShownCartState } from './use-shown-cart.ts';

/**
 * `/crew/cart`: the whole cart, or one item in its address. After an order is cancelled the next checkout starts from
 * the beginning.
 */
export function CartScreen() {
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const onOver = useCallback(() => setRound((before) => before + 1), []);
  const only = buyNowIn(search);
  return only === null ? (
    <RoundOfAll key={round} onOver={onOver} />
  ) : (
    <BuyNowRound key={`${round} ${only.inventoryId} ${only.productId}`} only={only} onOver={onOver} />
  );
}

function RoundOfAll({ onOver }: { onOver: () => void }) {
  const shown = useShownCart();
  const { changeDetails } = useCartActions();
  return (
    <Round
      shown={shown}
      lines={useLineActions()}
      only={null}
      ofCart={shown.cart?.details ?? null}
      onChange={changeDetails}
      onOver={onOver}
    />
  );
}

const noFailures = new Map<string, never>();

function BuyNowRound({ only: named, onOver }: { only: BuyNowLine; onOver: () => void }) {
  const [search, setSearch] = useSearchParams();
  const { changeDetails } = useCartActions();
  const own = useShownCart();
  const ofCart = own.cart?.details ?? null;
  const place = buyNowPlace(placeIn(search), ofCart);
  const only: BuyNowLine = {
    ...named,
    ...(place && { port: place.port, ...(place.berth !== null && { berth: place.berth }) }),
  };
  const shown = useBuyNow(only, own);
  const [typing, setTyping] = useState<Typing>(null);
  const isOpen = useRef(false);
  // In a layout effect, before the stepper unmounts: a press just before leaving must not navigate back.
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const actions = useMemo(
    (): LineActions => ({
      onQuantity: (_line, quantity) => {
        if (isOpen.current)
          setSearch((before) => withQuantity(before, quantity), { replace: true, preventScrollReset: true });
      },
      onTyping: (_line, typed) => setTyping(typed),
      leaving: null,
    }),
    [setSearch],
  );
  const onChange = async (change: CartDetailsChange) => {
    const divided = dividedChange(change, shown.cart?.details ?? { port: null, berth: null });
    if (divided.ofCart !== null) await changeDetails(divided.ofCart);
    const { place: after } = divided;
    if (after !== undefined && isOpen.current)
      setSearch((before) => withPlace(before, after), { replace: true, preventScrollReset: true });
  };
  if (shown.cart === null && isUnknown(shown.failure)) return <BuyNowGone productId={only.productId} />;
  return (
    <Round
      shown={shown}
      lines={{
        actions,
        clear: null,
        failures: noFailures,
        isTyping: typing === 'counted',
        isWrong: typing === 'wrong',
      }}
      only={{ line: only, inCart: own.cart?.totalItems ?? 0 }}
      ofCart={ofCart}
      onChange={onChange}
      onOver={onOver}
    />
  );
}

/** The address names an item that does not exist or is no longer sold. */
const isUnknown = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === 404 || failure.status === 400);

interface RoundProps {
  readonly shown: ShownCartState;
  readonly lines: Omit<ReturnType<typeof useLineActions>, 'clear'> & {
    /** Null for an item bought without the cart. */
    readonly clear: ReturnType<typeof useLineActions>['clear'] | null;
  };
  /** The item bought without the cart; null for the whole cart. */
  readonly only: OnlyOne | null;
  /** The delivery details of the whole cart; null until it has loaded. */
  readonly ofCart: CartDetails | null;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
  readonly onOver: () => void;
}

function Round({ shown, lines, only, ofCart, onChange, onOver }: RoundProps) {
  const { actions, failures, isTyping, isWrong } = lines;
  const { changeDetails, refreshCart } = useCartActions();
  const [snapshot, send] = useCheckout({ orderId: null, cameBack: false });
  const { orderId } = snapshot.context;
  const { cart } = shown;
  const { place, places } = usePlaceOfCart(cart, snapshot, onChange);
  const yacht = places.yachts.find(({ id }) => id === cart?.details.yachtId);
  const addressBook = useAddressBook(yacht);
  const isPlaceRead = useFirstPlace({ cart, ofCart, places, onChange: changeDetails });

  useBrowserReturn(
    useCallback(() => {
      send({ type: 'BROWSER.RETURNED' });
      refreshCart();
    }, [refreshCart, send]),
  );

  const ask = useAskForApproval(only?.line ?? null);
  const orderPath = useCheckoutEnd(snapshot, ['paid', 'confirming', 'declined', 'unpaid'], onOver);
  if (orderPath !== null) return <Navigate to={orderPath} replace />;

  const showFailure = (words: string) => (error: unknown) =>
    toast.error(words, { description: thrownText(error) });
  return (
    <CartView
      {...shown}
      only={only}
      // The default delivery details are set first.
      isSettled={shown.isSettled && !isTyping && (isPlaceRead || cart?.lines.length === 0)}
      hasWrongQuantity={isWrong}
      failures={failures}
      actions={actions}
      ports={places.ports}
      addressBook={addressBook}
      onDelivery={(supplierId, change) =>
        void changeDetails({ deliveries: [{ supplierId, ...change }] }).catch(
          showFailure('The delivery wasn’t changed.'),
        )
      }
      onClear={() => lines.clear?.(cart?.lines ?? [])}
      ask={ask}
      snapshot={snapshot}
      send={send}
      openOrder={
        cart?.openOrder && cart.openOrder.id !== orderId ? (
          <OpenOrderNotice key={cart.openOrder.id} order={cart.openOrder} />
        ) : null
      }
      placeBlocker={place.blocker}
      onPlaceBlocked={place.showBlocker}
      buyerForm={
        cart ? (
          <BuyerOfCart details={cart.details} yacht={yacht ?? null} place={place} onChange={onChange} />
        ) : null
      }
      placeForm={
        cart && isPlaceRead ? (
          <PlaceOfCart
            details={cart.details}
            isOne={only !== null}
            onChange={onChange}
            place={place}
            places={places}
          />
        ) : (
          <Panel title="Delivery details">
            <SkeletonText lines={2} label="Loading the delivery details" />
          </Panel>
        )
      }
    />
  );
}
