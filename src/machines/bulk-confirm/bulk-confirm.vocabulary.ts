import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureOf, providedPromise, type Failure } from '../kit/index.ts';

/** A sub-order as this path needs it. */
export interface OrderToConfirm {
  id: string;
  /** "Q-10001/1": the number that people use. */
  number: string;
}

type FailedOrder = OrderToConfirm & Failure;

export interface BulkConfirmContext {
  /** The remaining sub-orders; the first one is being confirmed. */
  left: OrderToConfirm[];
  confirmed: OrderToConfirm[];
  failed: FailedOrder[];
}

export type BulkConfirmEvent =
  | { type: 'ORDERS.CONFIRMED'; orders: OrderToConfirm[] }
  | { type: 'STOP.REQUESTED' }
  | { type: 'RESULT.READ' };

/** Failures of the connection or the session, not of this order. */
const forAll = new Set([
  'NETWORK_ERROR',
  'SESSION_EXPIRED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]);

/** What the path of confirming several orders may use. */
export const bulkConfirmVocabulary = setup({
  types: {
    context: {} as BulkConfirmContext,
    events: {} as BulkConfirmEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    confirmOrder: providedPromise<unknown, { id: string }>('confirmOrder'),
  },
  actions: {
    beginWith: assign((_, { orders }: { orders: OrderToConfirm[] }) => ({
      left: orders,
      confirmed: [],
      failed: [],
    })),
    noteConfirmed: assign(({ context: { left, confirmed } }) => ({
      left: left.slice(1),
      confirmed: [...confirmed, ...left.slice(0, 1)],
    })),
    noteFailed: assign(({ context: { left, failed }, event }) => ({
      left: left.slice(1),
      failed: [...failed, ...left.slice(0, 1).map((order) => ({ ...order, ...failureOf(errorIn(event)) }))],
    })),
  },
  guards: {
    'orders were chosen': ({ event }) => event.type === 'ORDERS.CONFIRMED' && event.orders.length > 0,
    'orders are left': ({ context }) => context.left.length > 0,
    'no other order would do better': ({ event }) => forAll.has(failureOf(errorIn(event)).code),
  },
  delays: { patience: PATIENCE_MS },
});
