export { CartProvider, useCart, useCartActions } from './cart-context.tsx';
export { cartViewOf } from './cart-view-of.ts';
export { createOutcomes, startingCart, stillCart, type CartHandle, type CartView } from './cart-handle.ts';
export { useBrowserReturn } from './checkout/use-browser-return.ts';
export { useCheckout, type CheckoutView, type SendCheckout } from './checkout/use-checkout.ts';
export { cartScreens } from './screens.tsx';
