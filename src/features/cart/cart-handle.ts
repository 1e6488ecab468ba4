import type { SnapshotFrom, Subscription } from 'xstate';
import type { CartEvent, CartRequest, cartMachine } from '../../machines/cart/index.ts';

/** The part of the cart's snapshot that screens may read, and the displayed count (docs/requirements.md §4). */
export type CartView = Pick<SnapshotFrom<typeof cartMachine>, 'context' | 'matches' | 'hasTag'> & {
  readonly cartCount: number;
};

/**
 * The app's one cart: the actor itself, or a placeholder until its code has loaded, with the outcomes of its requests.
 */
export interface CartHandle {
  getSnapshot(): CartView;
  subscribe(listener: (view: CartView) => void): Subscription;
  send(event: CartEvent): void;
  /**
   * Settles when the request `requestId` has ended; rejects with its error (docs/requirements.md §7: rethrown to the
   * caller).
   */
  outcomeOf(requestId: string): Promise<void>;
}

interface Waiting {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Stores the callers that wait for a request; the machine calls `settle`. */
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

/** The machine's initial state, used before its code has loaded and on the server. */
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

/** A cart that is never started, for the server and for tests of views. */
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

/** Registers how a visitor's cart is shown above the page; returns a function that unregisters it. */
export function onShowCart(show: () => void): () => void {
  showOver = show;
  return () => {
    // Leaves a later registration in place.
    if (showOver === show) showOver = null;
  };
}

/** Opens the visitor's cart above the page; returns whether there is one. */
export function showCart(): boolean {
  showOver?.();
  return showOver !== null;
}
