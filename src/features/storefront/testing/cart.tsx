import type { ReactNode } from 'react';
import { CartProvider, stillCart, type CartHandle } from '../../cart/index.ts';

/** A fake cart that records what it was asked to add or change; each request ends as `outcome` does. */
export function cartThatAnswers(outcome: () => Promise<void> = () => Promise.resolve()) {
  const added: unknown[] = [];
  const described: unknown[] = [];
  const cart: CartHandle = {
    ...stillCart(),
    send: (event) => {
      if (event.type === 'ITEM.ADD_REQUESTED') added.push(event.request.line);
      if (event.type === 'DETAILS.CHANGE_REQUESTED') described.push(event.request.details);
    },
    outcomeOf: outcome,
  };
  return { cart, added, described };
}

export function FixedCart({ cart = stillCart(), children }: { cart?: CartHandle; children: ReactNode }) {
  return <CartProvider cart={cart}>{children}</CartProvider>;
}
