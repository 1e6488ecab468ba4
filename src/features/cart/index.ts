export { useFollowedCart } from './use-followed-cart.ts';
export { CartProvider, useCart, useCartActions, useCartPort } from './cart-context.tsx';
export { cartViewOf } from './cart-view-of.ts';
export {
  createOutcomes,
  onShowCart,
  showCart,
  startingCart,
  stillCart,
  type CartHandle,
  type CartView,
} from './cart-handle.ts';
export { CheckoutBox } from './checkout/checkout-box.tsx';
export { useCheckoutEnd } from './checkout/use-checkout-end.ts';
export { buyNowPath } from './buy-now/buy-now-path.ts';
export { useBrowserReturn } from './checkout/use-browser-return.ts';
export { useCheckout, type CheckoutView, type SendCheckout } from './checkout/use-checkout.ts';
export { useTimeOut } from './checkout/use-time-out.ts';
export { QuantityStepper } from './lines/quantity-stepper.tsx';
export { usePlaces } from './place/use-places.ts';
export { VisitorCartDrawer } from './visitor/visitor-cart-part.ts';
export { cartScreens } from './screens.tsx';
