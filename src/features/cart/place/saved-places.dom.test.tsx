import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { halcyonTide } from '../../../api/testing/delivery.ts';
import { cartLine, cartOf } from '../../../machines/cart/testing/carts.ts';
import { renderCart } from '../testing/render-cart.tsx';

const usual = cartOf([cartLine('A', 2)]);
const cart = { ...usual, details: { ...usual.details, yachtId: 'halcyon' } };
const home = { name: 'Home', port: 'antibes', berth: 'T4', address: null };
const office = { name: 'Office', port: 'palma', berth: null, address: 'Marina office' };
const yacht = { ...halcyonTide, places: [home, office] };
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });

const answers = {
  'GET /yachts': () => ok({ items: [yacht] }),
  'PUT /carts/details': (change: object) => ok({ ...cart, details: { ...cart.details, ...change } }),
  'PUT /yachts/halcyon/places': ({ items }: { items: unknown[] }) =>
    ok({ ...yacht, places: items, version: 2 }),
};

describe('the saved places of the cart’s yacht', () => {
  it('are chosen from: the port and the berth follow', async () => {
    const { user, changes } = renderCart(cart, answers);
    await user.selectOptions(await screen.findByLabelText(/^Saved berths/), 'Home');
    await waitFor(() => expect(screen.getByLabelText(/^Berth or marina/)).toHaveValue('T4'));
    expect(changes()).toEqual([{ call: 'PUT /carts/details', body: { port: 'antibes', berth: 'T4' } }]);
  });

  it('get the berth that is entered with a tick, and lose it again', async () => {
    const { user, changes } = renderCart(cart, answers);
    const tick = await screen.findByRole('checkbox', { name: 'Save this berth for Halcyon Tide' });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
    await user.click(tick);
    await waitFor(() => expect(tick).not.toBeChecked());
    const here = { name: 'Berth Q12, Palma', port: 'palma', berth: 'Q12', address: null };
    const call = 'PUT /yachts/halcyon/places';
    expect(changes()).toEqual([
      { call, body: { items: [home, office, here] } },
      { call, body: { items: [home, office] } },
    ]);
  });

  it('are there for a part that goes elsewhere, and get its address with a tick', async () => {
    const { user, changes } = renderCart(cart, answers);
    await screen.findByLabelText(/^Saved berths/);
    await user.click(screen.getByRole('button', { name: /^Send to another address/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Send to another address' }));
    await user.selectOptions(form.getByLabelText(/^Saved addresses/), 'Office');
    const address = form.getByLabelText('Address');
    expect(address).toHaveValue('Marina office');
    await user.type(address, ', second floor');
    await user.click(form.getByRole('checkbox', { name: 'Save this address for Halcyon Tide' }));
    await user.click(form.getByRole('button', { name: 'Use this address' }));
    const to = { port: 'palma', address: 'Marina office, second floor' };
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toEqual(
      expect.arrayContaining([
        {
          call: 'PUT /carts/details',
          body: { deliveries: [{ supplierId: 'supplier-xarxa', elsewhere: to }] },
        },
        {
          call: 'PUT /yachts/halcyon/places',
          body: { items: [home, office, { ...to, name: to.address, berth: null }] },
        },
      ]),
    );
  });
});
