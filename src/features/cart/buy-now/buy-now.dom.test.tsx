import { euro } from '../../../api/testing/values.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noDetails } from '../../../api/testing/delivery.ts';
import { cartLine, cartOf, idsOf } from '../../../machines/cart/testing/carts.ts';
import { refused, renderCart } from '../testing/render-cart.tsx';
import { buyNowPath } from './buy-now-path.ts';

const inCart = cartOf([cartLine('B', 3)]);
const oneOf = (quantity: number, more = {}) => ({
  ...cartOf([cartLine('A', quantity)], { details: inCart.details, ...more }),
  checkoutKey: `only-${quantity}`,
});
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const at = buyNowPath({ ...idsOf('A'), quantity: 2 }, { port: null });
const payButton = () => screen.findByRole('button', { name: /^Reserve and pay/ });

describe('one thing that is bought now', () => {
  it('is bought under its own key, and the cart is left alone', async () => {
    const { user, changes } = renderCart(
      inCart,
      {
        'GET /carts/only': () => ok(oneOf(2)),
        'POST /carts/checkout': () => refused(409, 'PRICE_CHANGED', 'A price has changed.'),
      },
      at,
    );
    await user.click(await payButton());
    expect(await screen.findByText('A price has changed.')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Fender B' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the 3 items in your cart' })).toBeVisible();
    expect(changes()).toEqual([
      {
        call: 'POST /carts/checkout',
        body: { cartVersion: 3, expectedTotal: oneOf(2).total, only: { ...idsOf('A'), quantity: 2 } },
      },
    ]);
  });

  it('has its quantity in the address, and changes nothing in the cart by another', async () => {
    const { router, changes } = renderCart(inCart, { 'GET /carts/only': () => ok(oneOf(2)) }, at);
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Fender A' }));
    await waitFor(() => expect(router.state.location.search).toContain('quantity=3'));
    await waitFor(() => expect(screen.getByLabelText('How many of Fender A')).toHaveValue('3'));
    expect(screen.queryByRole('button', { name: /Remove|Save for later|Empty/ })).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('does not lead back for a quantity that was pressed just before leaving', async () => {
    const { router } = renderCart(inCart, { 'GET /carts/only': () => ok(oneOf(2)) }, at);
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Fender A' }));
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/elsewhere');
  });

  it('goes to another port under its own address, and the cart stays where it goes', async () => {
    const { user, router, changes } = renderCart(
      inCart,
      {
        'GET /carts/only': () => ok(oneOf(2)),
        'POST /carts/checkout': () => refused(409, 'PRICE_CHANGED', 'A price has changed.'),
      },
      buyNowPath({ ...idsOf('A'), quantity: 2 }, { port: 'palma' }),
    );
    await user.click(await screen.findByText('Change'));
    fireEvent.change(await screen.findByLabelText('Port'), { target: { value: 'antibes' } });
    await waitFor(() => expect(router.state.location.search).toContain('port=antibes&berth='));
    await waitFor(() => expect(screen.getByLabelText(/^Berth or marina/)).toHaveValue(''));
    expect(screen.getByLabelText('Port')).toHaveValue('antibes');
    fireEvent.change(screen.getByLabelText(/^Berth or marina/), { target: { value: 'B 4' } });
    fireEvent.blur(screen.getByLabelText(/^Berth or marina/));
    await waitFor(() => expect(router.state.location.search).toContain('berth=B+4'));
    await user.click(await payButton());
    expect(await screen.findByText('A price has changed.')).toBeVisible();
    expect(changes()).toEqual([
      {
        call: 'POST /carts/checkout',
        body: {
          cartVersion: 3,
          expectedTotal: oneOf(2).total,
          only: { ...idsOf('A'), quantity: 2, port: 'antibes', berth: 'B 4' },
        },
      },
    ]);
  });

  it('is for the cart’s yacht: another one is chosen there', async () => {
    const details = { ...inCart.details, yachtId: 'long' };
    const { changes } = renderCart(
      { ...inCart, details },
      { 'GET /carts/only': () => ok(oneOf(2, { details })) },
      at,
    );
    expect(await screen.findByRole('link', { name: 'Choose another yacht in your cart' })).toHaveAttribute(
      'href',
      '/crew/cart',
    );
    expect(screen.queryByLabelText(/^Yacht/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a yacht' })).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('goes to the port it was chosen for, where the cart has none', async () => {
    const nowhere = cartOf([], { details: noDetails });
    const { changes } = renderCart(
      nowhere,
      { 'GET /carts/only': () => ok(oneOf(2, { details: noDetails })) },
      buyNowPath({ ...idsOf('A'), quantity: 2 }, { port: 'palma' }),
    );
    expect(await screen.findByLabelText('Port')).toHaveValue('palma');
    expect(changes()).toEqual([]);
  });

  it.each([
    ['gone', 404, 'NOT_FOUND'],
    ['none', 400, 'VALIDATION'],
  ])('says that an offer is gone that is %s, with the way to the others', async (_what, status, code) => {
    renderCart(inCart, { 'GET /carts/only': () => refused(status, code, 'No such offer.') }, at);
    expect(await screen.findByRole('link', { name: 'See the other offers' })).toHaveAttribute(
      'href',
      `/product-checkout/${idsOf('A').productId}`,
    );
  });

  it('shows that it was reserved while the payment page is away', async () => {
    const openOrder = {
      id: 'order-1',
      number: 'Q-10001',
      total: euro(23_159),
      expiresAt: '2126-11-20T09:15:00.000Z',
    };
    const { user, server } = renderCart(
      inCart,
      {
        'GET /carts/only': () => ok(oneOf(2, { version: server.cart.version })),
        'POST /carts/checkout': () => {
          server.cart = { ...inCart, version: 4, openOrder };
          return ok({ orderId: 'order-1', number: 'Q-10001', paymentUrl: null });
        },
      },
      at,
    );
    await user.click(await payButton());
    expect(await screen.findByText(/Your items are reserved until/)).toBeVisible();
  });
});
