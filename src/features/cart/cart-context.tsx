import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { CartDetailsChange, LineToAdd, LineToChange, NamedLine } from '../../api/index.ts';
import type { CartEvent } from '../../machines/cart/index.ts';
import { startingCart, type CartHandle, type CartView } from './cart-handle.ts';

const CartContext = createContext<CartHandle | null>(null);

/** Provides the cart that the shell creates. */
export function CartProvider({ cart, children }: { cart: CartHandle; children: ReactNode }) {
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The cart itself. Throws outside a CartProvider. */
export function useCartHandle(): CartHandle {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return cart;
}

/**
 * A part of the cart's snapshot; re-renders only when that part changes. `select` has to return a part, not a new
 * object.
 */
export function useCartState<T>(select: (view: CartView) => T): T {
  const cart = useCartHandle();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = cart.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [cart],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(cart.getSnapshot()),
    () => select(startingCart),
  );
}

let requests = 0;

/** A unique id of a request on this page. */
const newRequestId = (): string => `cart-${(requests += 1)}`;

// `Omit` for each member of the union; `requestId` and `at` are added on sending.
type Asked = CartEvent extends infer Event
  ? Event extends { request: infer Request }
    ? Omit<Event, 'request' | 'at'> & { request: Omit<Request, 'requestId'> }
    : never
  : never;

/** The slug of the port that the cart goes to; null if none is chosen or while the cart is loading. */
export const useCartPort = (): string | null =>
  useCartState(({ context }) => context.cart?.details.port ?? null);

/** What the user sees when they add a line. */
interface ShownAt {
  /** The stock shown to the user; null if it is not counted. */
  readonly stock?: number | null;
  /** The cart itself is on the screen. */
  readonly inCart?: boolean;
}

/**
 * The cart's actions; each promise settles when the server has answered, and rejects with the error
 * (docs/requirements.md §7).
 */
interface CartActions {
  /** Adds 1 unless `quantity` is given. */
  addToCart: (line: LineToAdd, shown?: ShownAt) => Promise<void>;
  updateQuantity: (line: LineToChange) => Promise<void>;
  removeFromCart: (line: NamedLine) => Promise<void>;
  clearCart: () => Promise<void>;
  changeDetails: (details: CartDetailsChange) => Promise<void>;
  /** Reloads the cart from the server. */
  readCart: () => Promise<void>;
  /** Reloads in the background: after a failure the earlier data stays, and the cart's screen shows the failure. */
  refreshCart: () => void;
  /** Cancels the current request: it rejects, and the cart is reloaded. */
  cancelRequest: () => void;
}

/** The cart's actions. Throws outside a CartProvider (docs/requirements.md §8). */
export function useCartActions(): CartActions {
  const cart = useCartHandle();
  return useMemo(() => {
    const ask = (asked: Asked): Promise<void> => {
      const requestId = newRequestId();
      const outcome = cart.outcomeOf(requestId);
      // The given event, completed with its id and time.
      const event = {
        ...asked,
        request: { ...asked.request, requestId },
        at: new Date().toISOString(),
      } as CartEvent;
      cart.send(event);
      return outcome;
    };
    const readCart = () => ask({ type: 'CART.READ_REQUESTED', request: { kind: 'read' } });
    return {
      addToCart: (line, { stock = null, inCart = false } = {}) =>
        ask({
          type: 'ITEM.ADD_REQUESTED',
          request: { kind: 'add', line, ...(stock !== null && { stock }), ...(inCart && { isShown: true }) },
        }),
      updateQuantity: (line) => ask({ type: 'ITEM.UPDATE_REQUESTED', request: { kind: 'update', line } }),
      removeFromCart: (line) => ask({ type: 'ITEM.REMOVE_REQUESTED', request: { kind: 'remove', line } }),
      clearCart: () => ask({ type: 'CART.CLEAR_REQUESTED', request: { kind: 'clear' } }),
      changeDetails: (details) =>
        ask({ type: 'DETAILS.CHANGE_REQUESTED', request: { kind: 'describe', details } }),
      readCart,
      refreshCart: () => void readCart().catch(() => undefined),
      cancelRequest: () => cart.send({ type: 'CANCEL.REQUESTED' }),
    };
  }, [cart]);
}

/** The cart's count and state (docs/requirements.md §3) and its actions. Throws outside a CartProvider (§8). */
export function useCart() {
  const actions = useCartActions();
  const cartCount = useCartState((view) => view.cartCount);
  const loading = useCartState(({ context }) => context.loading);
  const error = useCartState(({ context }) => context.error);
  const lastUpdated = useCartState(({ context }) => context.lastUpdated);
  return { cartCount, loading, error, lastUpdated, ...actions };
}
