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

/** The part of a checkout's snapshot that views may read. */
export type CheckoutView = Pick<SnapshotFrom<typeof checkoutMachine>, 'context' | 'matches' | 'hasTag'>;
export type SendCheckout = (event: CheckoutEvent) => void;

interface CheckoutParts {
  readonly client: MarketplaceClient;
  /** Navigates to the payment provider's page. */
  readonly leaveFor: (url: string) => void;
  readonly onCartChanged: () => void;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The checkout machine with its actors. */
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

/** One checkout, of the cart or of an unpaid order; the screen creates it once. */
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
