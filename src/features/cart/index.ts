export { CartProvider, useCart, useCartActions, useCartPort } from './cart-context.tsx';
export { cartViewOf } from './cart-view-of.ts';
export { createOutcomes, startingCart, stillCart, type CartHandle, type CartView } from './cart-handle.ts';
export { useBrowserReturn } from './checkout/use-browser-return.ts';
export { useCheckout, type CheckoutView, type SendCheckout } from './checkout/use-checkout.ts';
export { useTimeOut } from './checkout/use-time-out.ts';
export { useAddYacht, usePlaces } from './place/use-places.ts';
export { YachtDialog } from './place/yacht-dialog.tsx';
export { cartScreens } from './screens.tsx';
