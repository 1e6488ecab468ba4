import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ApiError } from '../../api/index.ts';
import { cartMachine, expectedCart, type VisitorLine } from '../../machines/cart/index.ts';
import { cartFixtures } from '../../machines/cart/cart.fixtures.ts';
import { waitingLong } from '../../machines/kit/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { DescriptionList, Page } from '../../ui/index.ts';
import { CartProvider, useCartActions } from './cart-context.tsx';
import { useLineActions } from './lines/use-line-actions.ts';
import { PlaceForm } from './place/place-form.tsx';
import { placeUseOf } from './place/place-use.ts';
import { usePlaceFields } from './place/use-place-fields.ts';
import { CartView } from './screen/cart-view.tsx';
import { checkoutIn } from './testing/checkout-states.ts';
import { LabBar } from './testing/lab-bar.tsx';
import { labCart } from './testing/lab-cart.ts';
import { ports, yachts } from './testing/example-places.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

function screenOf(snapshot: Snapshot): 'cart being read' | 'cart' | 'visitor' | 'any page' {
  if (snapshot.matches('buying')) return snapshot.context.cart === null ? 'cart being read' : 'cart';
  return snapshot.matches('visiting') ? 'visitor' : 'any page';
}

const reviewing = checkoutIn('reviewing');
const nothing = () => undefined;

function CrewCart({ snapshot }: { readonly snapshot: Snapshot }) {
  const { context } = snapshot;
  const { cart } = expectedCart(context);
  const { actions, failures, isTyping, isWrong } = useLineActions();
  const { changeDetails, clearCart, readCart, cancelRequest } = useCartActions();
  const details = cart?.details ?? null;
  const use = placeUseOf(cart, ports);
  const place = usePlaceFields({ details, use, refused: {}, onChange: changeDetails });
  return (
    <CartView
      only={null}
      cart={cart}
      isSettled={context.requests.every(({ kind }) => kind === 'read') && !isTyping}
      isReading={context.loading || snapshot.matches({ buying: 'merging' })}
      isSlow={snapshot.hasTag('slow')}
      onCancel={cancelRequest}
      // The failure is stored as text, and only when no answer arrived.
      failure={
        context.error === null ? null : new ApiError({ code: 'NETWORK_ERROR', message: context.error })
      }
      onReadAgain={() => void readCart()}
      hasWrongQuantity={isWrong}
      failures={failures}
      actions={actions}
      ports={ports}
      addressBook={null}
      onDelivery={(supplierId, change) => void changeDetails({ deliveries: [{ supplierId, ...change }] })}
      onClear={() => void clearCart()}
      ask={null}
      snapshot={reviewing}
      send={nothing}
      openOrder={null}
      placeBlocker={place.blocker}
      onPlaceBlocked={place.showBlocker}
      buyerForm={null}
      placeForm={
        details ? (
          <PlaceForm
            isYachtKept={false}
            details={details}
            yachts={yachts}
            ports={ports}
            place={place}
            onAddYacht={nothing}
            isSavingPlaces={false}
            onSavePlaces={nothing}
          />
        ) : null
      }
    />
  );
}

/** A visitor has no cart page: their lines are stored in the browser and counted. */
const VisitorCart = ({ lines }: { readonly lines: readonly VisitorLine[] }) => (
  <Page title="A page of the market" lead="The cart waits in this browser until a crew member signs in.">
    <DescriptionList
      items={lines.map(({ inventoryId, quantity }) => ({ term: inventoryId, description: quantity }))}
    />
  </Page>
);

const AnyPage = () => (
  <Page title="A page of the market" lead="Nobody is known yet, or whoever is here buys nothing." />
);

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof cartMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const cart = useMemo(() => labCart(actor), [actor]);
  const screen = screenOf(snapshot);
  return (
    <CartProvider cart={cart}>
      <MemoryRouter>
        <LabBar>
          {snapshot.matches('buying') ? <CrewCart snapshot={snapshot} /> : null}
          {screen === 'visitor' ? <VisitorCart lines={snapshot.context.visitorLines} /> : null}
          {screen === 'any page' ? <AnyPage /> : null}
        </LabBar>
      </MemoryRouter>
    </CartProvider>
  );
}

export const lab: FlowLab<typeof cartMachine> = {
  title: 'Cart',
  machine: cartMachine,
  fixtures: cartFixtures,
  Screen,
  screenOf,
  paths: {
    ignored: ['PERSON.LEFT', waitingLong],
    outcomes: {
      'cart.visiting': 'kept in the browser',
      'cart.looking': 'nothing to buy with this account',
      'cart.buying.ready': 'cart as the server has it',
    },
    personDoes: {
      'ITEM.ADD_REQUESTED': 'Puts something in the cart',
      'ITEM.UPDATE_REQUESTED': 'Changes something in the cart',
      'ITEM.REMOVE_REQUESTED': 'Takes something out of the cart',
      'CART.CLEAR_REQUESTED': 'Empties the cart',
      'DETAILS.CHANGE_REQUESTED': 'Enters the delivery details',
      'CART.READ_REQUESTED': 'Reloads the cart',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
    },
  },
};
