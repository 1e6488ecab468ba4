export { CartProvider, useCart, useCartActs, useCartState, type CartActs } from './cart-context.tsx';
export { cartViewOf } from './cart-view-of.ts';
export { createOutcomes, startingCart, stillCart, type CartDesk, type CartView } from './cart-desk.ts';
export { useBrowserReturn } from './checkout/use-browser-return.ts';
export { useCheckout, type CheckoutView, type SendCheckout } from './checkout/use-checkout.ts';
export { cartScreens } from './screens.ts';
