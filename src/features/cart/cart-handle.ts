import type { SnapshotFrom, Subscription } from 'xstate';
import type { CartEvent, CartRequest, cartMachine } from '../../machines/cart/index.ts';

/** What a screen may read of the cart's snapshot, and the count that is shown (docs/requirements.md §4). */
export type CartView = Pick<SnapshotFrom<typeof cartMachine>, 'context' | 'matches' | 'hasTag'> & {
  readonly cartCount: number;
};

/** The one cart as the app holds it: the actor itself, or what stands for it until its code has arrived, with those who wait for what they asked for. */
export interface CartHandle {
  getSnapshot(): CartView;
  subscribe(listener: (view: CartView) => void): Subscription;
  send(event: CartEvent): void;
  /** Settles when the request `requestId` has ended; rejects with what was thrown (docs/requirements.md §7: rethrown to the caller). */
  outcomeOf(requestId: string): Promise<void>;
}

interface Waiting {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Keeps who waits for which request; `settle` is what the machine tells. */
export function createOutcomes() {
  const waiting = new Map<string, Waiting>();
  return {
    outcomeOf: (requestId: string) =>
      new Promise<void>((resolve, reject) => waiting.set(requestId, { resolve, reject })),
    settle({ requests, error }: { requests: readonly CartRequest[]; error?: unknown }): void {
      for (const { requestId } of requests) {
        const asker = waiting.get(requestId);
        waiting.delete(requestId);
        if (error === undefined) asker?.resolve();
        else asker?.reject(error);
      }
    },
  };
}

/** Before the machine's code is there, and on the server: exactly its own first state. */
export const startingCart: CartView = {
  context: {
    totalItems: 0,
    cart: null,
    newerKey: null,
    requests: [],
    visitorLines: [],
    loading: false,
    error: null,
    lastUpdated: null,
  },
  matches: (state) => state === 'starting',
  hasTag: () => false,
  cartCount: 0,
};

/** A cart that nobody starts: on the server, and where only its look matters. */
export const stillCart = (
  context: Partial<CartView['context']> = {},
  cartCount = context.totalItems ?? 0,
): CartHandle => ({
  getSnapshot: () => ({ ...startingCart, context: { ...startingCart.context, ...context }, cartCount }),
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
  outcomeOf: () => new Promise(() => undefined),
});

let showOver: (() => void) | null = null;

/** Registers what shows a visitor's cart over the page, as long as it is there; answers with how to end that. */
export function onShowCart(show: () => void): () => void {
  showOver = show;
  return () => {
    // What was registered since then stays.
    if (showOver === show) showOver = null;
  };
}

/** Shows the cart over the page where the reader is a visitor; answers whether it did. */
export function showCart(): boolean {
  showOver?.();
  return showOver !== null;
}
