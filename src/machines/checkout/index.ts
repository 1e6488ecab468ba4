export { checkoutAllowance } from './checkout.allowance.ts';
export { checkoutActors, orderStateOf } from './checkout.actors.ts';
export { checkoutMachine } from './checkout.machine.ts';
export type { CheckoutContext, CheckoutEvent, CheckoutFailure, CheckoutInput } from './checkout.types.ts';
