import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CartProvider, useCart } from './cart-context.tsx';
import { createOutcomes, stillCart, type CartHandle } from './cart-handle.ts';

function Count() {
  return <p>{useCart().cartCount} in the cart</p>;
}

it('shows the count', () => {
  render(
    <CartProvider cart={stillCart({ totalItems: 5 })}>
      <Count />
    </CartProvider>,
  );
  expect(screen.getByText('5 in the cart')).toBeInTheDocument();
});

it('says so when used outside its provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Count />)).toThrow('useCart must be used within a CartProvider');
  quiet.mockRestore();
});

it('tells the caller how each request ended', async () => {
  const outcomes = createOutcomes();
  const refused = new Error('There are only 3 of these.');
  const cart: CartHandle = {
    ...stillCart(),
    outcomeOf: outcomes.outcomeOf,
    send: (event) => {
      if (!('request' in event)) return;
      outcomes.settle({
        requests: [event.request],
        ...(event.type === 'ITEM.ADD_REQUESTED' && { error: refused }),
      });
    },
  };
  const ends: unknown[] = [];
  function Actions() {
    const { addToCart, clearCart } = useCart();
    const note = (end: Promise<void>) =>
      void end.then(
        () => ends.push('done'),
        (error: unknown) => ends.push(error),
      );
    return (
      <button
        onClick={() => {
          note(clearCart());
          note(addToCart({ inventoryId: 'i-1', productId: 'p-1' }));
        }}
      >
        Act
      </button>
    );
  }
  render(
    <CartProvider cart={cart}>
      <Actions />
    </CartProvider>,
  );
  screen.getByRole('button').click();
  await vi.waitFor(() => expect(ends).toEqual(['done', refused]));
});
