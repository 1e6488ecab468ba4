export { CartProvider, useCart, useCartActs, useCartState, type CartActs } from './cart-context.tsx';
export { createOutcomes, startingCart, stillCart, type CartDesk, type CartView } from './cart-desk.ts';
