import { useSelector } from '@xstate/store-react';
import { createContext, use, type ReactNode } from 'react';
import type { CartState, CartStore } from './cart-store.ts';

const CartContext = createContext<CartStore | null>(null);

export function CartProvider({ cart, children }: { cart: CartStore; children: ReactNode }) {
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The cart's count and state. Throws outside a CartProvider (specification §8). */
export function useCart(): CartState {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return useSelector(cart, ({ context }) => context);
}
