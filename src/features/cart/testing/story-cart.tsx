import { euro } from '../../../api/testing/values.ts';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { noDetails } from '../../../api/testing/delivery.ts';
import { cartLine, cartOf } from '../../../machines/cart/testing/carts.ts';
import type { Cart, CartLine } from '../cart.types.ts';
import type { LineFailure } from '../lines/line-failure.ts';
import { BuyerPanel } from '../buyer/buyer-panel.tsx';
import { PlaceForm } from '../place/place-form.tsx';
import { usePlaceFields } from '../place/use-place-fields.ts';
import { placeUseOf } from '../place/place-use.ts';
import { CartView, type CartViewProps } from '../screen/cart-view.tsx';
import { checkoutIn } from './checkout-states.ts';
import { ports, yachts } from './example-places.ts';

export { ports, yachts };

const longName =
  'Self-tailing two-speed electric halyard winch, bronze and chrome, with remote control box and spare brushes';
const second = 'supplier-tramuntana';

const twoSuppliers = (lines: readonly CartLine[], more: Partial<Cart> = {}): Cart => {
  const cart = cartOf(lines, more);
  const [xarxa] = cart.suppliers;
  if (!xarxa) throw new Error('There is a supplier.');
  return {
    ...cart,
    suppliers: [
      xarxa,
      {
        ...xarxa,
        supplier: {
          id: second,
          name: 'Tramuntana Nàutica & Chandlery of the Balearic Islands',
          logoUrl: null,
        },
        deliveryMethodId: 'collect',
        delivery: euro(0),
      },
    ],
  };
};

const usualLines = [
  cartLine('F4', 2),
  cartLine('W', 1, {
    category: 'Winches',
    name: longName,
    variant: '12 V, left-handed, with the long drum',
    unitPrice: euro(318_500),
    lineTotal: euro(318_500),
    stock: 1,
  }),
  cartLine('M', 40, {
    category: 'Lines',
    name: 'Mooring line, 24 mm',
    variant: null,
    unit: 'm',
    unitPrice: euro(640),
    lineTotal: euro(25_600),
    supplierId: second,
  }),
];
export const usualCart = twoSuppliers(usualLines, {
  savedLines: [cartLine('S', 4, { name: 'Boat hook, 2.4 m', category: 'Deck' })],
});

/** One supplier delivers, and no address is known. */
export const cartToNowhere: Cart = { ...usualCart, details: noDetails };
/** The latest useful date has passed. */
export const cartTooLate: Cart = {
  ...usualCart,
  details: {
    ...usualCart.details,
    arrivesFrom: '2025-11-20T08:30:00.000Z',
    arrivesUntil: '2025-11-21T08:30:00.000Z',
    latestUsefulOn: '2025-11-20',
  },
};
/** Everything is collected. */
export const collectedCart: Cart = {
  ...usualCart,
  details: noDetails,
  suppliers: usualCart.suppliers.map((one) => ({ ...one, deliveryMethodId: 'collect', delivery: euro(0) })),
};

const troubled = [
  cartLine('A', 5, { name: 'Fender F4', stock: 3, problem: 'too_few' }),
  cartLine('B', 1, {
    name: 'Anchor swivel, 14 mm',
    category: 'Anchoring',
    stock: 0,
    problem: 'out_of_stock',
  }),
  cartLine('C', 2, { name: longName, category: 'Winches', problem: 'not_available' }),
  cartLine('D', 2, { name: 'Deck brush', category: 'Care', previousUnitPrice: euro(7950) }),
  cartLine('E', 2, {
    name: 'Teak cleaner, 5 l',
    category: 'Care',
    previousUnitPrice: euro(9950),
    supplierId: second,
  }),
];
export const troubledCart = twoSuppliers(troubled, { canCheckOut: false });

export const fortyLines = twoSuppliers(
  Array.from({ length: 40 }, (_, index) =>
    cartLine(String(index + 1), (index % 7) + 1, index % 3 === 0 ? { supplierId: second } : {}),
  ),
);

export const failures: ReadonlyMap<string, LineFailure> = new Map([
  [
    'inventory-F4',
    { message: 'There are only 7 of these.', available: 7, isLost: false, wanted: null, quantity: 2 },
  ],
  [
    'inventory-M',
    {
      message: 'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.',
      available: null,
      isLost: true,
      wanted: 60,
      quantity: 40,
    },
  ],
]);

const noActions = {
  onQuantity: fn(),
  onTyping: fn(),
  leaving: { onRemove: fn(), onSaveForLater: fn(), onMoveToCart: fn() },
};

/** The cart's screen with a cart that stores changes of its delivery details. */
export function StoryCart({ state = {} }: { state?: Partial<CartViewProps> }) {
  const cart = state.cart === undefined ? usualCart : state.cart;
  const [details, setDetails] = useState(cart?.details ?? null);
  const place = usePlaceFields({
    details,
    use: placeUseOf(cart, ports),
    refused: {},
    onChange: async (change) => setDetails((before) => before && { ...before, ...change }),
  });
  return (
    <CartView
      cart={cart}
      only={null}
      isSettled
      isSlow={false}
      onCancel={fn()}
      isReading={false}
      failure={null}
      onReadAgain={fn()}
      hasWrongQuantity={false}
      failures={new Map()}
      actions={noActions}
      ports={ports}
      addressBook={null}
      onDelivery={fn()}
      onClear={fn()}
      ask={{ run: fn(async () => true), busy: false, slow: false, failure: null, cancel: fn() }}
      snapshot={checkoutIn('reviewing')}
      send={fn()}
      openOrder={null}
      placeBlocker={place.blocker}
      onPlaceBlocked={place.showBlocker}
      buyerForm={
        details ? <BuyerPanel details={details} place={place} onBusiness={fn()} onPrivate={fn()} /> : null
      }
      placeForm={
        details ? (
          <>
            <PlaceForm
              isYachtKept={false}
              details={details}
              yachts={yachts}
              ports={ports}
              place={place}
              onAddYacht={fn()}
              isSavingPlaces={false}
              onSavePlaces={fn()}
            />
          </>
        ) : null
      }
      {...state}
    />
  );
}
