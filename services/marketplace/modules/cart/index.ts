import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { bindTo } from '../../platform/bind-to.ts';
import { getCart } from './cart-change.service.ts';
import { getApprovalCart } from './approval-cart.service.ts';
import { getCartOfOne } from './buy-now.service.ts';
import { updateCartDetails } from './cart-details.service.ts';
import { fillCart, restoreCart } from './cart-filling.service.ts';
import {
  addAndCount,
  addToCart,
  clearCart,
  mergeCart,
  removeFromCart,
  updateCartQuantity,
} from './cart-lines.service.ts';
import type { CartParts } from './cart.parts.ts';
import { priceVisitorCart } from './cart-visitor.service.ts';
import { deleteCart } from './cart.repository.ts';
export type { Cart, CartLine, CartSupplier } from './cart.domain.ts';
export type { FilledLine } from './cart-filling.domain.ts';
export type { FilledCart } from './cart-filling.service.ts';
export type { CartParts } from './cart.parts.ts';

/** For the account module, in its transaction: deletes the cart of a closed account. */
export async function emptyCartOf(
  trx: Transaction<Database>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await deleteCart(trx, userId);
}

/** The module's door: all actions of buyers on their carts. Users are identified by id. */
export function createCart(parts: CartParts) {
  const bind = bindTo(parts);
  return {
    getCart: bind(getCart),
    getCartOfOne: bind(getCartOfOne),
    getApprovalCart: bind(getApprovalCart),
    addAndCount: bind(addAndCount),
    addToCart: bind(addToCart),
    updateCartQuantity: bind(updateCartQuantity),
    removeFromCart: bind(removeFromCart),
    clearCart: bind(clearCart),
    mergeCart: bind(mergeCart),
    updateCartDetails: bind(updateCartDetails),
    fillCart: bind(fillCart),
    restoreCart: bind(restoreCart),
    priceVisitorCart: bind(priceVisitorCart),
  } as const;
}

export type Carts = ReturnType<typeof createCart>;
