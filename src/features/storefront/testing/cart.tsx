import type { ReactNode } from 'react';
import { CartProvider, stillCart, type CartHandle } from '../../cart/index.ts';

/** A cart that keeps what it was asked to add; each request ends as `outcome` says. */
export function cartThatAnswers(outcome: () => Promise<void> = () => Promise.resolve()) {
  const added: unknown[] = [];
  const cart: CartHandle = {
    ...stillCart(),
    send: (event) => {
      if (event.type === 'ITEM.ADD_REQUESTED') added.push(event.request.line);
    },
    outcomeOf: outcome,
  };
  return { cart, added };
}

export function StandingCart({ cart = stillCart(), children }: { cart?: CartHandle; children: ReactNode }) {
  return <CartProvider cart={cart}>{children}</CartProvider>;
}
