import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CartProvider, stillCart } from '../../features/cart/index.ts';
import { CartLink } from './cart-link.tsx';

it.each([
  [{}, 'Cart, empty', ''],
  [{ totalItems: 1 }, 'Cart, 1 item', '1'],
  [{ totalItems: 120 }, 'Cart, 99+ items', '99+'],
  [
    { error: 'Failed to fetch cart count' },
    'Cart. Failed to fetch cart count',
    '!Failed to fetch cart count',
  ],
])('says how much is in the cart, and shows at most 99: %j', (context, name, shown) => {
  render(
    <MemoryRouter>
      <CartProvider cart={stillCart(context)}>
        <CartLink />
      </CartProvider>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect([link.getAttribute('aria-label'), link.textContent]).toEqual([name, shown]);
});
