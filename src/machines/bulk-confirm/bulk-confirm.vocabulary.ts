import { assign, fromPromise, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';

/** A sub-order as this path knows it. */
export interface OrderToConfirm {
  id: string;
  /** "Q-10001/1": what people call it. */
  number: string;
}

export interface FailedOrder extends OrderToConfirm {
  code: string;
  message: string;
}

export interface BulkConfirmContext {
  /** What is still to be done; the first one is under way. */
  left: OrderToConfirm[];
  confirmed: OrderToConfirm[];
  failed: FailedOrder[];
  /** The one under way takes longer than people expect. */
  slow: boolean;
}

export type BulkConfirmEvent =
  | { type: 'ORDERS.CONFIRMED'; orders: OrderToConfirm[] }
  | { type: 'STOP.REQUESTED' }
  | { type: 'RESULT.READ' };

function failureOf(event: { type: string }) {
  const error = 'error' in event ? event.error : undefined;
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { code: code ?? 'UNEXPECTED', message: error instanceof Error ? error.message : String(error) };
}

/** What speaks of the connection or of the person, and not of this one order. */
const forAll = new Set([
  ...['NETWORK_ERROR', 'SESSION_EXPIRED', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
]);

/** What the path of confirming several orders may use. */
export const bulkConfirmVocabulary = setup({
  types: {
    context: {} as BulkConfirmContext,
    events: {} as BulkConfirmEvent,
    tags: {} as 'busy',
  },
  actors: {
    confirmOrder: fromPromise<unknown, { id: string }>(() => {
      throw new Error('The actor "confirmOrder" is not provided.');
    }),
  },
  actions: {
    noteConfirmed: assign(({ context: { left, confirmed } }) => ({
      left: left.slice(1),
      confirmed: [...confirmed, ...left.slice(0, 1)],
    })),
    noteFailed: assign(({ context: { left, failed }, event }) => ({
      left: left.slice(1),
      failed: [...failed, ...left.slice(0, 1).map((order) => ({ ...order, ...failureOf(event) }))],
    })),
    growImpatient: assign({ slow: true }),
    beginPatiently: assign({ slow: false }),
  },
  guards: {
    'orders were chosen': ({ event }) => event.type === 'ORDERS.CONFIRMED' && event.orders.length > 0,
    'orders are left': ({ context }) => context.left.length > 0,
    'no other order would do better': ({ event }) => forAll.has(failureOf(event).code),
  },
  delays: { patience: PATIENCE_MS },
});
