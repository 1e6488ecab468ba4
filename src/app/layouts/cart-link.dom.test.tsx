import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CartProvider, createCartStore } from '../../features/cart/index.ts';
import { CartLink } from './cart-link.tsx';

const at = '2026-11-20T09:00:00.000Z';

it('says how much is in the cart, and shows at most 99', () => {
  const cart = createCartStore();
  render(
    <MemoryRouter>
      <CartProvider cart={cart}>
        <CartLink />
      </CartProvider>
    </MemoryRouter>,
  );
  const said = () => {
    const link = screen.getByRole('link');
    return [link.getAttribute('aria-label'), link.textContent];
  };
  expect(said()).toEqual(['Cart, empty', '']);
  act(() => cart.trigger.added({ at }));
  expect(said()).toEqual(['Cart, 1 item', '1']);
  act(() => cart.trigger.updated({ totalItems: 120, at }));
  expect(said()).toEqual(['Cart, 99+ items', '99+']);
});
