import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createMarketplaceClient, createSettingsCalls, LoadApiProvider } from '../../api/index.ts';
import { AuthProvider, stillSession } from '../../features/account/index.ts';
import { CartProvider, showCart, stillCart } from '../../features/cart/index.ts';
import { UiTheme } from '../../ui/index.ts';
import { PublicCart } from './public-cart.tsx';

it('shows a visitor’s cart over the page when it is asked for, as long as the page is there', async () => {
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    // An empty cart requests no prices.
    fetch: () => Promise.reject(new TypeError('Nothing is asked for.')),
  });
  const api = { client, settings: createSettingsCalls(client, () => null) };
  // React marks a promise that it need not wait for in this way.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  render(
    <UiTheme>
      <LoadApiProvider loadApi={() => loaded}>
        <MemoryRouter>
          <AuthProvider session={stillSession}>
            <CartProvider cart={stillCart({ visitorLines: [] })}>
              <PublicCart />
            </CartProvider>
          </AuthProvider>
        </MemoryRouter>
      </LoadApiProvider>
    </UiTheme>,
  );
  let isShown = false;
  act(() => {
    isShown = showCart();
  });
  expect(isShown).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeVisible();
  cleanup();
  expect(showCart()).toBe(false);
});
