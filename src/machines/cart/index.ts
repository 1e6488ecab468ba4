export { cartAllowance } from './cart.allowance.ts';
export { cartActors, type CartEffects } from './cart.actors.ts';
export { cartMachine } from './cart.machine.ts';
export type { Cart, CartEvent, CartRequest, VisitorLine } from './cart.types.ts';
export { expectedCart, shownCount } from './expected-cart.ts';
export { readVisitorLines, storeVisitorLines } from './visitor-lines.ts';
