export { CartProvider, useCart } from './cart-context.tsx';
export { createCartStore, type CartState, type CartStore } from './cart-store.ts';
