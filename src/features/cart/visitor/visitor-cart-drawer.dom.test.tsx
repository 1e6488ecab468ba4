import { euro } from '../../../api/testing/values.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMarketplaceClient, createSettingsCalls, LoadApiProvider } from '../../../api/index.ts';
import { deliveryMethods } from '../../../api/testing/delivery.ts';
import { cartLine } from '../../../machines/cart/testing/carts.ts';
import { UiTheme } from '../../../ui/index.ts';
import { CartProvider } from '../cart-context.tsx';
import { stillCart, type CartHandle } from '../cart-handle.ts';
import { VisitorCartDrawer } from './visitor-cart-drawer.tsx';

afterEach(cleanup);

const line = cartLine('fender', 2, { name: 'Fender F4', stock: 24 });
const { inventoryId, productId, supplierId } = line;
const sums = { subtotal: euro(17900), tax: euro(3759), delivery: euro(1500), total: euro(23159) };
const priced = {
  totalItems: 2,
  lines: [line],
  suppliers: [
    {
      supplier: { id: supplierId, name: 'Xarxa Chandlery', logoUrl: null },
      deliveryMethods,
      deliveryMethodId: null,
      collectAt: 'Carrer de la Mar 4\n07012 Palma',
      elsewhere: null,
      taxUndecided: null,
      ...sums,
    },
  ],
  ...sums,
};

/** Opens the drawer with these stored lines; the server answers with `respond`. */
function open(
  visitorLines: { inventoryId: string; productId: string; quantity: number }[],
  respond: () => Response,
) {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: async (request) => {
      asked.push(await request.json());
      return respond();
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => null) };
  // The way in which React marks a resolved promise.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  // The same snapshot as long as nothing changes.
  const view = stillCart({ visitorLines }).getSnapshot();
  const cart: CartHandle = {
    ...stillCart(),
    getSnapshot: () => view,
    send: (event) => {
      if ('request' in event && 'line' in event.request) sent.push([event.type, event.request.line]);
    },
    outcomeOf: () => Promise.resolve(),
  };
  const onClose = vi.fn<() => void>();
  render(
    <UiTheme>
      <LoadApiProvider loadApi={() => loaded}>
        <CartProvider cart={cart}>
          <MemoryRouter>
            <VisitorCartDrawer open onClose={onClose} />
          </MemoryRouter>
        </CartProvider>
      </LoadApiProvider>
    </UiTheme>,
  );
  return { user: userEvent.setup(), asked, sent };
}
const kept = { inventoryId, productId, quantity: 2 };
const prices = () => Response.json({ status: true, data: priced });

it('shows a visitor’s lines at today’s prices, by supplier, and the way to check out', async () => {
  const { asked } = open([kept], prices);
  const supplier = within(await screen.findByRole('region', { name: 'Xarxa Chandlery' }));
  expect(supplier.getByRole('link', { name: 'Fender F4' })).toBeVisible();
  expect(supplier.getByText('€231.59')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to check out' })).toHaveAttribute('href', '/crew/cart');
  expect(asked).toEqual([{ lines: [kept] }]);
});

it('changes a quantity, and removes a line with a way back', async () => {
  const { user, sent } = open([kept], prices);
  await user.click(await screen.findByRole('button', { name: 'One more of Fender F4' }));
  await user.click(screen.getByRole('button', { name: 'Remove Fender F4' }));
  expect(screen.getByText('Fender F4 was removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([
    ['ITEM.UPDATE_REQUESTED', { ...kept, quantity: 3 }],
    ['ITEM.REMOVE_REQUESTED', { inventoryId, productId }],
    ['ITEM.ADD_REQUESTED', kept],
  ]);
});

it('says that something is no longer sold', async () => {
  open([kept, { inventoryId: 'gone', productId: 'gone', quantity: 1 }], prices);
  expect(await screen.findByText('1 product is no longer sold here.')).toBeVisible();
});

it('that is empty asks for no prices', async () => {
  const { asked } = open([], prices);
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(asked).toEqual([]);
});
