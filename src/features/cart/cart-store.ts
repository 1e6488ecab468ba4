import { createStore } from '@xstate/store';

/** The cart's state as specification §3 names it: `cartCount` is never below zero, `lastUpdated` is an ISO instant or null. */
export interface CartState {
  cartCount: number;
  loading: boolean;
  error: string | null;
  lastUpdated: string | null;
}

const counted = (state: CartState, count: number, at: string): CartState => ({
  ...state,
  cartCount: Math.max(0, count),
  lastUpdated: at,
});

const emptyCart: CartState = { cartCount: 0, loading: false, error: null, lastUpdated: null };

/** How many things are in the cart (specification §4 "Cart count"); steps are 1 unless said otherwise. `at` is an ISO instant. */
export const createCartStore = () =>
  createStore({
    context: emptyCart,
    on: {
      added: (state, event: { count?: number; at: string }) =>
        counted(state, state.cartCount + (event.count ?? 1), event.at),
      removed: (state, event: { count?: number; at: string }) =>
        counted(state, state.cartCount - (event.count ?? 1), event.at),
      updated: (state, event: { totalItems: number; at: string }) =>
        counted(state, event.totalItems, event.at),
      cleared: (state, event: { at: string }) => counted(state, 0, event.at),
    },
  });

export type CartStore = ReturnType<typeof createCartStore>;
