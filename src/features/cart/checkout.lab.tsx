import { useSelector } from '@xstate/react';
import { MemoryRouter } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { checkoutFixtures } from '../../machines/checkout/checkout.fixtures.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { waitingLong } from '../../machines/kit/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { OrderView } from '../orders/index.ts';
import { OpenOrderView } from './checkout/open-order-view.tsx';
import { checkoutIn } from './testing/checkout-states.ts';
import { emptiedCart, labCart, openOrderOf, orderOf } from './testing/lab-order.ts';
import { StoryCart } from './testing/story-cart.tsx';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** Once the server has reported the order's state, the order's page shows it; until then the cart does. */
function screenOf(snapshot: Snapshot): 'cart' | 'cart with an open order' | 'order' {
  const isJudged = (['unpaid', 'declined', 'paid', 'expired'] as const).some((state) =>
    snapshot.matches(state),
  );
  if (isJudged || snapshot.matches({ returned: 'confirming' })) return 'order';
  const { submission, orderId } = snapshot.context;
  return submission !== null || orderId === null ? 'cart' : 'cart with an open order';
}

const stillReviewing = checkoutIn('reviewing');
const nothing = () => undefined;

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  const send: typeof actor.send = (event) => actor.send(event);
  const openOrder = openOrderOf(context);
  const look = screenOf(snapshot);
  // The ordered lines leave the cart when it is reloaded.
  const isBought =
    snapshot.hasTag('reading') ||
    (['unreachable', 'opening', 'givingUp'] as const).some((state) => snapshot.matches(state));
  return (
    <MemoryRouter>
      {look === 'cart' ? (
        <StoryCart state={{ cart: isBought ? { ...emptiedCart, openOrder } : labCart, snapshot, send }} />
      ) : null}
      {look === 'cart with an open order' ? (
        <StoryCart
          state={{
            cart: { ...labCart, openOrder },
            snapshot: stillReviewing,
            openOrder: <OpenOrderView order={openOrder} snapshot={snapshot} send={send} />,
          }}
        />
      ) : null}
      {look === 'order' ? (
        <OrderView
          order={orderOf(context)}
          snapshot={snapshot}
          send={send}
          hasReturned={snapshot.matches('returned')}
          onAction={nothing}
          onOrderAgain={nothing}
          isOrderingAgain={false}
          onPrint={nothing}
        />
      ) : null}
    </MemoryRouter>
  );
}

export const lab: FlowLab<typeof checkoutMachine> = {
  title: 'Checkout',
  machine: checkoutMachine,
  fixtures: checkoutFixtures,
  Screen,
  screenOf,
  paths: {
    ignored: [waitingLong],
    outcomes: {
      'checkout.paid': 'paid',
      'checkout.expired.unpaid': 'not paid in time',
      'checkout.expired.givenUp': 'given up',
    },
    personDoes: {
      'CHECKOUT.SUBMITTED': 'Orders what is in the cart',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
      'RETRY.REQUESTED': 'Tries again',
      'PAYMENT.REQUESTED': 'Goes to the payment page',
      'BROWSER.RETURNED': 'Comes back from the payment page',
      'ORDER.GIVE_UP_REQUESTED': 'Gives up the order',
    },
  },
};
