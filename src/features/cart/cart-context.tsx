import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { CartDetailsChange, LineToAdd, LineToChange, NamedLine } from '../../api/index.ts';
import type { CartEvent } from '../../machines/cart/index.ts';
import { startingCart, type CartHandle, type CartView } from './cart-handle.ts';

const CartContext = createContext<CartHandle | null>(null);

/** Hands the one cart, made by the shell, to everything below. */
export function CartProvider({ cart, children }: { cart: CartHandle; children: ReactNode }) {
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The cart itself. Throws outside a CartProvider. */
export function useCartHandle(): CartHandle {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return cart;
}

/** A part of the cart's snapshot; re-renders only when that part changes. `select` hands out parts, it makes nothing new. */
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

/** Names a request among those of this page. */
const newRequestId = (): string => `cart-${(requests += 1)}`;

// Leaves `requestId` and `at` to be filled in, member by member.
type Asked = CartEvent extends infer Event
  ? Event extends { request: infer Request }
    ? Omit<Event, 'request' | 'at'> & { request: Omit<Request, 'requestId'> }
    : never
  : never;

/** The port that the cart goes to, by its slug; null while none is chosen or the cart is not read. */
export const useCartPort = (): string | null =>
  useCartState(({ context }) => context.cart?.details.port ?? null);

/** What whoever adds sees of it. */
interface ShownAt {
  /** How many the supplier was shown to have; null where that is not counted. */
  readonly stock?: number | null;
  /** The cart itself is on the screen. */
  readonly inCart?: boolean;
}

/** The cart's actions; each settles when the server has answered and rejects with what was thrown (docs/requirements.md §7). */
interface CartActions {
  /** 1 of it, unless `quantity` says otherwise. */
  addToCart: (line: LineToAdd, shown?: ShownAt) => Promise<void>;
  updateQuantity: (line: LineToChange) => Promise<void>;
  removeFromCart: (line: NamedLine) => Promise<void>;
  clearCart: () => Promise<void>;
  changeDetails: (details: CartDetailsChange) => Promise<void>;
  /** Reloads the cart from the server. */
  readCart: () => Promise<void>;
  /** Reloads it where nobody waits for that: what was read before stays if it fails, and the cart's screen says so. */
  refreshCart: () => void;
  /** Stops waiting for the current request: it rejects, and the cart is reloaded. */
  cancelRequest: () => void;
}

/** What can be done with the cart. Throws outside a CartProvider (docs/requirements.md §8). */
export function useCartActions(): CartActions {
  const cart = useCartHandle();
  return useMemo(() => {
    const ask = (asked: Asked): Promise<void> => {
      const requestId = newRequestId();
      const outcome = cart.outcomeOf(requestId);
      // The same event as was given, with what only this moment knows.
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

/** The cart's count and state (docs/requirements.md §3), and what can be done with it. Throws outside a CartProvider (§8). */
export function useCart() {
  const actions = useCartActions();
  const cartCount = useCartState((view) => view.cartCount);
  const loading = useCartState(({ context }) => context.loading);
  const error = useCartState(({ context }) => context.error);
  const lastUpdated = useCartState(({ context }) => context.lastUpdated);
  return { cartCount, loading, error, lastUpdated, ...actions };
}
