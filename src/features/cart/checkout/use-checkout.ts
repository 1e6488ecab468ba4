import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { createCartCalls, useApi, type MarketplaceClient } from '../../../api/index.ts';
import {
  checkoutActors,
  checkoutMachine,
  type CheckoutEvent,
  type CheckoutInput,
} from '../../../machines/checkout/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { useServerCache } from '../../server-data/index.ts';
import { useCartActions } from '../cart-context.tsx';

/** What a view may read of a checkout. */
export type CheckoutView = Pick<SnapshotFrom<typeof checkoutMachine>, 'context' | 'matches' | 'hasTag'>;
export type SendCheckout = (event: CheckoutEvent) => void;

interface CheckoutParts {
  readonly client: MarketplaceClient;
  /** Leaves this site for the payment provider's page. */
  readonly leaveFor: (url: string) => void;
  readonly onCartChanged: () => void;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The checkout machine with its effects. */
const createCheckout = ({ client, leaveFor, onCartChanged }: CheckoutParts) =>
  checkoutMachine.provide({
    actors: checkoutActors({ client, calls: createCartCalls(client) }),
    actions: {
      leaveFor: (_, { url }) => {
        if (isWebAddress(url)) leaveFor(url);
      },
      noteCartChanged: onCartChanged,
    },
  });

/** One checkout, from the cart or from an order that waits for its payment; made by the screen, once. */
export function useCheckout(input: CheckoutInput) {
  const { client } = useApi();
  const { refreshCart } = useCartActions();
  const cache = useServerCache();
  const [machine] = useState(() =>
    createCheckout({
      client,
      leaveFor: (url) => window.location.assign(url),
      onCartChanged: () => {
        refreshCart();
        void cache.invalidateQueries({ queryKey: ['orders'] });
      },
    }),
  );
  return useFlow(machine, { input });
}
