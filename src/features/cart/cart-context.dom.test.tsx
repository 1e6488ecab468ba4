import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CartProvider, useCart } from './cart-context.tsx';
import { createCartStore } from './cart-store.ts';

function Count() {
  return <p>{useCart().cartCount} in the cart</p>;
}

describe('useCart', () => {
  it('follows the store', async () => {
    const cart = createCartStore();
    render(
      <CartProvider cart={cart}>
        <Count />
      </CartProvider>,
    );
    expect(screen.getByText('0 in the cart')).toBeInTheDocument();
    cart.trigger.added({ count: 2, at: '2026-11-20T09:00:00.000Z' });
    expect(await screen.findByText('2 in the cart')).toBeInTheDocument();
  });

  it('says so when used outside its provider', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Count />)).toThrow('useCart must be used within a CartProvider');
    quiet.mockRestore();
  });
});
