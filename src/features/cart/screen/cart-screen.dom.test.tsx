import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartOf, euro, idsOf } from '../../../machines/cart/testing/carts.ts';
import { refused, renderCart, toasts } from '../testing/render-cart.tsx';

const cart = cartOf([cartLine('A', 2), cartLine('B', 1)]);
const five = cartOf([cartLine('A', 5), cartLine('B', 1)], { version: 4 });
const openOrder = {
  ...{ id: 'order-1', number: 'Q-10001', total: euro(23_159) },
  expiresAt: '2126-11-20T09:15:00.000Z',
};
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const payButton = () => screen.findByRole('button', { name: /^Reserve and pay/ });

afterEach(() => vi.useRealTimers());

describe('what is in the cart', () => {
  it('asks once for several presses, and shows the server’s sums', async () => {
    const { changes } = renderCart(cart, { 'PUT /carts/update-quantity': () => ok(five) });
    const more = await screen.findByRole('button', { name: 'One more of Fender A' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let press = 0; press < 3; press += 1) fireEvent.click(more);
    expect(screen.getByLabelText('How many of Fender A')).toHaveValue('5');
    expect(screen.getByRole('button', { name: /^Reserve and pay/ })).toHaveAttribute('aria-busy', 'true');
    expect(changes()).toEqual([]);
    act(() => void vi.advanceTimersByTime(400));
    vi.useRealTimers();
    await screen.findByRole('button', { name: 'Reserve and pay €664.77' });
    expect(changes()).toEqual([{ call: 'PUT /carts/update-quantity', body: { ...idsOf('A'), quantity: 5 } }]);
  });

  it('takes a refused quantity back and says beside the line what can be had', async () => {
    const three = cartOf([cartLine('A', 3), cartLine('B', 1)]);
    const { user, changes } = renderCart(cart, {
      'PUT /carts/update-quantity': ({ quantity }: { quantity: number }) =>
        quantity > 3
          ? refused(409, 'NOT_ENOUGH_STOCK', 'There are only 3 of these.', { available: 3 })
          : ok(three),
    });
    const field = await screen.findByLabelText('How many of Fender A');
    await user.clear(field);
    await user.type(field, '9{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There are only 3 of these.');
    expect(field).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Take 3 of Fender A' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(changes().map(({ body }) => body)).toEqual([
      { ...idsOf('A'), quantity: 9 },
      { ...idsOf('A'), quantity: 3 },
    ]);
  });

  it.each(['0', '-1', '1.5', 'two', ''])('does not ask for a quantity of “%s”', async (typed) => {
    const { user, changes } = renderCart(cart);
    const field = await screen.findByLabelText('How many of Fender A');
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.tab();
    await user.click(screen.getByRole('heading', { name: 'Cart' }));
    expect(field).toHaveValue('2');
    expect(changes()).toEqual([]);
  });

  it('removes a line, with the focus on the next, and puts it back on Undo', async () => {
    const one = cartOf([cartLine('B', 1)]);
    const { user, changes } = renderCart(cart, {
      'DELETE /carts/remove': () => ok(one),
      'POST /carts/add': () => ok(cart),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Fender A' }));
    await waitFor(() => expect(toasts().at(-1)?.message).toBe('Fender A is removed.'));
    expect(screen.getByRole('listitem', { name: 'Fender B' })).toHaveFocus();
    expect(screen.queryByRole('listitem', { name: 'Fender A' })).toBeNull();
    toasts().at(-1)?.action?.onAct();
    await screen.findByRole('listitem', { name: 'Fender A' });
    expect(changes()).toEqual([
      { call: 'DELETE /carts/remove', body: idsOf('A') },
      { call: 'POST /carts/add', body: { ...idsOf('A'), quantity: 2 } },
    ]);
  });

  it('saves for later and moves back', async () => {
    const apart = cartOf([cartLine('B', 1)], { savedLines: [cartLine('A', 2)] });
    const { user, changes } = renderCart(cart, {
      'PUT /carts/update-quantity': ({ savedForLater }: { savedForLater: boolean }) =>
        ok(savedForLater ? apart : cart),
    });
    await user.click(await screen.findByRole('button', { name: 'Save for later: Fender A' }));
    await user.click(await screen.findByRole('button', { name: 'Move to cart: Fender A' }));
    await screen.findByRole('button', { name: 'Save for later: Fender A' });
    expect(changes().map(({ body }) => body)).toEqual([
      { ...idsOf('A'), savedForLater: true },
      { ...idsOf('A'), savedForLater: false },
    ]);
  });

  it('is emptied only after a question that says how much goes', async () => {
    const { user } = renderCart(cart, { 'DELETE /carts/clear': () => ok(cartOf([])) });
    await user.click(await screen.findByRole('button', { name: 'Empty the cart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take all 2 things out?' });
    await user.click(within(dialog).getByRole('button', { name: 'Empty the cart' }));
    expect(await screen.findByText('Nothing in the cart yet')).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    let isAway = true;
    const { user } = renderCart(cart, { 'GET /carts': () => (isAway ? null : ok(cart)) });
    expect(await screen.findByText('Your cart could not be read.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('listitem', { name: 'Fender A' });
  });
});

describe('where it goes', () => {
  it('is saved as one leaves a field, and stays typed when that fails', async () => {
    let isAway = true;
    const { user, changes } = renderCart(cart, {
      'PUT /carts/details': ({ berth }: { berth: string }) =>
        isAway ? null : ok(cartOf(cart.lines, { details: { ...cart.details, berth } })),
    });
    const berth = await screen.findByLabelText(/^Berth/);
    await user.clear(berth);
    await user.type(berth, 'T4');
    await user.tab();
    expect(await screen.findByText(/^Not saved\./)).toBeVisible();
    expect(berth).toHaveValue('T4');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([{ berth: 'T4' }, { berth: 'T4' }]);
  });

  it('is not sent while the times are the wrong way round', async () => {
    const { user, changes } = renderCart(cart, {
      'PUT /carts/details': (change: object) => ok({ ...cart, details: { ...cart.details, ...change } }),
    });
    await user.type(await screen.findByLabelText(/^In port until/), '2126-11-24T08:00');
    await user.type(screen.getByLabelText(/^In port from/), '2126-11-25T08:00');
    await user.tab();
    expect(screen.getByText('This is before the time from which you are there.')).toBeVisible();
    expect(changes().filter(({ body }) => JSON.stringify(body).includes('arrivesFrom'))).toEqual([]);
  });

  it('takes port and berth from the yacht', async () => {
    const { user, changes } = renderCart(cart);
    await screen.findByRole('option', { name: 'Halcyon Tide' });
    await user.selectOptions(screen.getByLabelText(/^Yacht/), 'halcyon');
    await waitFor(() =>
      expect(changes()).toEqual([
        { call: 'PUT /carts/details', body: { yachtId: 'halcyon', port: 'palma', berth: 'Q12' } },
      ]),
    );
  });

  it('sends the chosen delivery', async () => {
    const { user, changes } = renderCart(cart);
    await user.click(await screen.findByRole('radio', { name: /^Collection/ }));
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        { deliveries: [{ supplierId: 'supplier-xarxa', deliveryMethodId: 'collect' }] },
      ]),
    );
  });
});

describe('buying', () => {
  it('says what was refused, with the cart read anew', async () => {
    const dearer = cartOf([cartLine('A', 2, { previousUnitPrice: euro(7950) })], { version: 4 });
    const { user, server, changes } = renderCart(cart, {
      'POST /carts/checkout': () => {
        server.cart = dearer;
        return refused(409, 'PRICE_CHANGED', 'A price changed.');
      },
    });
    await user.click(await payButton());
    expect(await screen.findByText('A price changed meanwhile.')).toBeVisible();
    expect(await screen.findByText(/The price went up: was €79\.50/)).toBeVisible();
    expect(changes()).toEqual([
      { call: 'POST /carts/checkout', body: { cartVersion: 3, expectedTotal: cart.total } },
    ]);
  });

  it('tries again under the same key when the answer was lost', async () => {
    const answers = [() => null, () => ok({ orderId: 'order-1', number: 'Q-10001', paymentUrl: null })];
    const { user, server, changes } = renderCart(cart, {
      'POST /carts/checkout': () => {
        const next = answers.shift();
        server.cart = cartOf([], { openOrder });
        return next ? next() : null;
      },
    });
    await user.click(await payButton());
    await screen.findByText('We do not know whether that arrived.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your things are reserved until/)).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([
      { cartVersion: 3, expectedTotal: cart.total },
      { cartVersion: 3, expectedTotal: cart.total },
    ]);
  });

  it('gives an order up after asking, and shows its things again', async () => {
    const { user, server } = renderCart(cartOf([], { openOrder }), {
      'POST /orders/order-1/give-up': () => {
        server.cart = cart;
        return ok({
          id: 'order-1',
          status: 'payment_expired',
          payment: { status: 'expired', declineMessage: null },
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Give up' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Give up Q-10001?' })).getByRole('button', {
        name: 'Give up the order',
      }),
    );
    await screen.findByRole('listitem', { name: 'Fender A' });
    expect(toasts().map(({ message }) => message)).toEqual(['The order is given up.']);
    expect(screen.queryByText(/waits for its payment/)).toBeNull();
  });

  it('goes to the order’s page when the browser comes back from a payment', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {}); // jsdom goes to no other site and says so.
    const { user, router } = renderCart(cart, {
      'POST /carts/checkout': () =>
        ok({ orderId: 'order-1', number: 'Q-10001', paymentUrl: 'https://pay.example.com/1' }),
      'GET /orders/order-1': () =>
        ok({ id: 'order-1', status: 'placed', payment: { status: 'authorized', declineMessage: null } }),
    });
    await user.click(await payButton());
    expect(await screen.findByRole('link', { name: 'Go there yourself' })).toHaveAttribute(
      'href',
      'https://pay.example.com/1',
    );
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/crew/orders-management/order-1'));
    quiet.mockRestore();
  });
});
