import { euro } from '../../../api/testing/values.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartOf, idsOf } from '../../../machines/cart/testing/carts.ts';
import { yachts } from '../testing/example-places.ts';
import { refused, renderCart, toasts } from '../testing/render-cart.tsx';

const cart = cartOf([cartLine('A', 2), cartLine('B', 1)]);
const five = cartOf([cartLine('A', 5), cartLine('B', 1)], { version: 4 });
const openOrder = {
  id: 'order-1',
  number: 'Q-10001',
  total: euro(23_159),
  expiresAt: '2126-11-20T09:15:00.000Z',
};
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const payButton = () => screen.findByRole('button', { name: /^Reserve and pay/ });

afterEach(() => vi.useRealTimers());

describe('a cart above the spending limit', () => {
  const above = cartOf([cartLine('A', 2)], {
    spending: { limit: euro(20_000), spent: euro(4_000) },
    aboveLimit: euro(20_000),
  });
  const request = () =>
    Response.json({ status: true, message: 'Sent for approval.', data: { id: 'approval-1' } });

  it('is sent for approval under its own key, and goes on to the request', async () => {
    const { user, router, changes } = renderCart(above, { 'POST /approvals': request });
    const send = await screen.findByRole('button', { name: 'Send for approval' });
    expect(screen.getByText(/€200.00 for this yacht in any 24 hours. You ordered €40.00/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reserve and pay/ })).toBeNull();
    await user.click(send);
    await waitFor(() => expect(router.state.location.search).toBe('?approval=approval-1'));
    expect(changes()).toEqual([
      { call: 'POST /approvals', body: { cartVersion: 3, expectedTotal: above.total } },
    ]);
    expect(toasts().map(({ message }) => message)).toEqual(['Sent for approval.']);
  });

  it('stays where it can’t be sent, with the reason', async () => {
    const { user } = renderCart(above, {
      'POST /approvals': () => refused(409, 'PRICE_CHANGED', 'A price has changed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByText('A price has changed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send for approval' })).toBeEnabled();
  });
});

describe('what is in the cart', () => {
  it('asks once for several presses, and shows the server’s sums', async () => {
    const { changes } = renderCart(cart, { 'PUT /carts/update-quantity': () => ok(five) });
    const more = await screen.findByRole('button', { name: 'One more of Fender A' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let press = 0; press < 3; press += 1) fireEvent.click(more);
    expect(screen.getByLabelText('How many of Fender A')).toHaveValue('5');
    expect(screen.getByRole('table', { name: 'Cart totals' }).closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(changes()).toEqual([]);
    act(() => void vi.advanceTimersByTime(400));
    vi.useRealTimers();
    await screen.findByRole('button', { name: 'Reserve and pay €664.77' });
    expect(
      screen.getByText(
        /Suppliers answer within 2 days, and your card is charged only for what they confirm\.$/,
      ),
    ).toBeVisible();
    expect(changes()).toEqual([{ call: 'PUT /carts/update-quantity', body: { ...idsOf('A'), quantity: 5 } }]);
  });

  it('says before the payment that several suppliers are waited for', async () => {
    const suppliers = ['supplier-xarxa', 'supplier-tramuntana'].flatMap((id) =>
      cart.suppliers.map((one) => ({ ...one, supplier: { ...one.supplier, id } })),
    );
    renderCart({ ...cart, suppliers });
    expect(
      await screen.findByText(/Nothing is sent before all have answered, or 3 days have passed\.$/),
    ).toBeVisible();
  });

  it('undoes a refused quantity and shows at the line how many are available', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Change to 3: Fender A' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(changes().map(({ body }) => body)).toEqual([
      { ...idsOf('A'), quantity: 9 },
      { ...idsOf('A'), quantity: 3 },
    ]);
  });

  it('forgets a refused quantity once it is corrected in another way', async () => {
    const { user } = renderCart(cart, {
      'PUT /carts/update-quantity': () =>
        refused(409, 'NOT_ENOUGH_STOCK', 'There are only 2 of these.', { available: 2 }),
    });
    const field = await screen.findByLabelText('How many of Fender A');
    await user.clear(field);
    await user.type(field, '4{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There are only 2 of these.');
    // The cart already has the whole stock.
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
    await user.clear(field);
    await user.type(field, '2{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a quantity back that nobody answered, does not say it was kept, and tries it again', async () => {
    let isAway = true;
    const { user, changes } = renderCart(cart, {
      'PUT /carts/update-quantity': () => (isAway ? null : ok(five)),
    });
    const field = await screen.findByLabelText('How many of Fender A');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.',
    );
    expect(field).toHaveValue('2');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again: 5 of Fender A' }));
    await waitFor(() => expect(field).toHaveValue('5'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changes().map(({ body }) => body)).toEqual([
      { ...idsOf('A'), quantity: 5 },
      { ...idsOf('A'), quantity: 5 },
    ]);
  });

  it('forgets that nobody could be reached once the connection is back', async () => {
    const { user } = renderCart(cart, { 'PUT /carts/update-quantity': () => null });
    await user.click(await screen.findByRole('button', { name: 'One more of Fender A' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes no payment without a connection, and does again by itself', async () => {
    renderCart(cart);
    const pay = await screen.findByRole('button', { name: /^Reserve and pay/ });
    await waitFor(() => expect(pay).toBeEnabled());
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(pay).toBeDisabled();
    expect(screen.getByText(/^You’re offline\. You can pay once the connection is back/)).toBeVisible();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(pay).toBeEnabled();
  });

  it('counts only what can be had, and offers each way out once', async () => {
    const gone = cartLine('B', 3, { problem: 'not_available' });
    const soldOut = cartLine('C', 4, { problem: 'out_of_stock', stock: 0 });
    renderCart(cartOf([cartLine('A', 2), gone, soldOut], { canCheckOut: false }));
    expect(await screen.findByText('2 items, 2 items need attention')).toBeVisible();
    for (const name of ['Fender B', 'Fender C']) {
      const row = within(screen.getByRole('listitem', { name }));
      expect(row.getByText('Not in the total')).toBeVisible();
      expect(row.queryByText(/€268\.50|€358/)).toBeNull();
      expect(row.queryByLabelText(`How many of ${name}`)).toBeNull();
      expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Save for later',
        'Remove',
      ]);
    }
  });

  it('need not be waited for when a change takes long', async () => {
    renderCart(cart, { 'PUT /carts/update-quantity': () => new Promise(() => {}) });
    const more = await screen.findByRole('button', { name: 'One more of Fender A' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(more);
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.getByText(/This is taking longer than usual/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was cancelled.');
    expect(screen.getByLabelText('How many of Fender A')).toHaveValue('2');
    expect(await payButton()).toHaveAttribute('aria-busy', 'false');
  });

  it.each(['0', '-1', '1.5', 'two', ''])(
    'says of a quantity of “%s” at once what to enter, keeps it and the total, and takes no payment',
    async (typed) => {
      const { user, changes } = renderCart(cart);
      const pay = await screen.findByRole('button', { name: /^Reserve and pay/ });
      await waitFor(() => expect(pay).toBeEnabled());
      const total = pay.textContent;
      const field = await screen.findByLabelText('How many of Fender A');
      await user.clear(field);
      if (typed !== '') await user.paste(typed);
      expect(field).toHaveAccessibleDescription(/^Enter a whole number from 1 to \d+\./);
      await user.click(screen.getByRole('heading', { name: 'Cart' }));
      expect(field).toHaveValue(typed);
      expect(pay).toBeDisabled();
      expect(pay).toHaveTextContent(total ?? '');
      expect(screen.getByText(/^One quantity isn’t a whole number that can be bought\./)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show me' }));
      expect(field).toHaveFocus();
      expect(changes()).toEqual([]);
      await user.clear(field);
      await user.paste('2');
      await user.keyboard('{Enter}');
      expect(pay).toBeEnabled();
      expect(screen.queryByText(/^Enter a whole number/)).toBeNull();
    },
  );

  it('offers to remove what none is wanted of', async () => {
    const { user, changes } = renderCart(cart, { 'DELETE /carts/remove': () => ok(cartOf([])) });
    const field = await screen.findByLabelText('How many of Fender A');
    await user.clear(field);
    await user.paste('0');
    await user.click(screen.getByRole('button', { name: 'Remove Fender A from the cart' }));
    await waitFor(() => expect(changes()).toEqual([{ call: 'DELETE /carts/remove', body: idsOf('A') }]));
  });

  it('removes a line, with the focus on the next, and puts it back on Undo', async () => {
    const one = cartOf([cartLine('B', 1)]);
    const { user, changes } = renderCart(cart, {
      'DELETE /carts/remove': () => ok(one),
      'POST /carts/add': () => ok(cart),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Fender A' }));
    await waitFor(() => expect(toasts().at(-1)?.message).toBe('Fender A was removed.'));
    expect(screen.getByRole('listitem', { name: 'Fender B' })).toHaveFocus();
    expect(screen.queryByRole('listitem', { name: 'Fender A' })).toBeNull();
    toasts().at(-1)?.action?.onAction();
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

  it('is emptied only after a question that says how much goes, and filled again on Undo', async () => {
    const { user, changes } = renderCart(cart, {
      'DELETE /carts/clear': () => ok(cartOf([])),
      'POST /carts/add': () => ok(cart),
    });
    await user.click(await screen.findByRole('button', { name: 'Empty the cart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove all 3 items?' });
    await user.click(within(dialog).getByRole('button', { name: 'Empty the cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(toasts().at(-1)?.message).toBe('Your cart is empty.'));
    act(() => toasts().at(-1)?.action?.onAction());
    expect(await screen.findByText('Fender B')).toBeVisible();
    await waitFor(() =>
      expect(changes().slice(1)).toEqual([
        { call: 'POST /carts/add', body: { ...idsOf('A'), quantity: 2 } },
        { call: 'POST /carts/add', body: { ...idsOf('B'), quantity: 1 } },
      ]),
    );
  });

  it('can be read again after a failure', async () => {
    let isAway = true;
    const { user } = renderCart(cart, { 'GET /carts': () => (isAway ? null : ok(cart)) });
    expect(await screen.findByText('We couldn’t load your cart.')).toBeVisible();
    expect(
      screen.getByText(
        'We couldn’t reach Quayside. Check your connection and try again. Your items are kept.',
      ),
    ).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('listitem', { name: 'Fender A' });
  });

  it('stays as it was while the network is away, and is reloaded on request', async () => {
    let isAway = false;
    const whileThere = (data: unknown) => () => (isAway ? null : ok(data));
    const { user } = renderCart(cart, {
      'GET /carts': whileThere(cart),
      'POST /carts/checkout': whileThere(null),
    });
    await screen.findByRole('listitem', { name: 'Fender A' });
    isAway = true;
    await user.click(await payButton());
    await screen.findByText('We don’t know if your order went through.');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to the cart' }));
    expect(screen.getByRole('listitem', { name: 'Fender A' })).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('need not be waited for when it is slow to read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderCart(cart, { 'GET /carts': () => new Promise(() => {}) });
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
    // The count on start, then the screen's own request.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => void vi.advanceTimersByTime(8_000));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    vi.useRealTimers();
    expect(await screen.findByText('We couldn’t load your cart.')).toBeVisible();
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

  it('says at who is buying that the buyer’s own references are saved, not at where it goes', async () => {
    const { user } = renderCart(cart, {
      'PUT /carts/details': (change: object) =>
        ok(cartOf(cart.lines, { details: { ...cart.details, ...change } })),
    });
    await user.click(await screen.findByText('PO number and cost centre'));
    await user.type(screen.getByLabelText(/^PO number/), 'M-114');
    await user.tab();
    const card = screen.getByRole('region', { name: 'Who is buying?' });
    expect(await within(card).findByText('Saved')).toBeVisible();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('is not sent while the times are the wrong way round', async () => {
    const { user, changes } = renderCart(cart, {
      'PUT /carts/details': (change: object) => ok({ ...cart, details: { ...cart.details, ...change } }),
    });
    await user.click(await screen.findByText('Berth Q12, Palma'));
    await user.type(screen.getByLabelText(/^In port until/), '2126-11-24T08:00');
    await user.type(screen.getByLabelText(/^In port from/), '2126-11-25T08:00');
    await user.tab();
    expect(screen.getByText('This must be after the start of your stay.')).toBeVisible();
    expect(changes().filter(({ body }) => JSON.stringify(body).includes('arrivesFrom'))).toEqual([]);
  });

  it('begins with the buyer’s only yacht, in one line', async () => {
    const untold = cartOf(cart.lines, {
      details: { ...cart.details, yachtId: null, port: null, berth: null, contact: null },
    });
    const [yacht] = yachts;
    const { changes } = renderCart(untold, {
      'GET /yachts': () => ok({ items: [yacht] }),
      'PUT /carts/details': (body: object) =>
        ok({ ...untold, details: { ...untold.details, ...body }, version: 4 }),
    });
    expect(await screen.findByText('Halcyon Tide · Berth Q12, Palma')).toBeVisible();
    expect(screen.getByLabelText('Port')).not.toBeVisible();
    expect(changes()).toEqual([
      { call: 'PUT /carts/details', body: { yachtId: 'halcyon', port: 'palma', berth: 'Q12' } },
    ]);
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

  it('is one line while it is known, and the fields while it is not', async () => {
    renderCart(cart);
    expect(await screen.findByText('Berth Q12, Palma')).toBeVisible();
    expect(screen.getByText('With Marina Soler. If something is missing: ask me first.')).toBeVisible();
    expect(screen.getByLabelText(/^Berth/)).not.toBeVisible();
    cleanup();
    renderCart(cartOf(cart.lines, { details: { ...cart.details, port: null, contact: null } }));
    expect(await screen.findByLabelText('Port')).toBeVisible();
    expect(screen.getByLabelText(/^Contact on board/)).not.toBeVisible();
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

describe('where a supplier delivers', () => {
  const [supplier] = cart.suppliers;
  const limited = (
    deliveryMethodId: string | null,
    elsewhere: { port: string; address: string } | null = null,
  ) => ({
    ...cart,
    canCheckOut: deliveryMethodId !== null,
    details: { ...cart.details, port: 'antibes' },
    suppliers: cart.suppliers.map((one) => ({
      ...one,
      deliveryMethodId,
      elsewhere,
      deliveryMethods: one.deliveryMethods.map((method) => ({ ...method, ports: ['palma'] })),
    })),
  });

  it('is said of each method: what does not reach the port can’t be chosen', async () => {
    renderCart(limited('collect'));
    expect(await screen.findByRole('radio', { name: /Doesn’t reach Antibes\./ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Collected in Palma\./ })).toBeChecked();
    expect(
      screen.getByRole('radio', { name: /Xarxa Chandlery’s address: Carrer de la Mar 4, 07012 Palma\./ }),
    ).toBeChecked();
    expect(screen.getByRole('radio', { name: /^To your berth/ })).not.toHaveAccessibleName(/address/);
  });

  it('is said of a collection with its own address, instead of the supplier’s', async () => {
    const cart = limited('collect');
    renderCart({
      ...cart,
      suppliers: cart.suppliers.map((one) => ({
        ...one,
        deliveryMethods: one.deliveryMethods.map((method) => ({
          ...method,
          address: 'Moll Vell 1\n07013 Palma',
        })),
      })),
    });
    expect(
      await screen.findByRole('radio', { name: /Xarxa Chandlery’s address: Moll Vell 1, 07013 Palma\./ }),
    ).toBeChecked();
    expect(screen.getByRole('radio', { name: /Collected in Palma\./ })).not.toHaveAccessibleName(/Carrer/);
  });

  it('is said of a collection where no port is chosen yet', async () => {
    const nowhere = limited('collect');
    renderCart({ ...nowhere, details: { ...nowhere.details, port: null, berth: null } });
    expect(await screen.findByRole('radio', { name: /Collected in Palma\./ })).toBeChecked();
  });

  it('is asked for before any delivery is chosen, and nothing can be paid', async () => {
    const nowhere = limited(null);
    const { user } = renderCart({
      ...nowhere,
      canCheckOut: false,
      details: { ...nowhere.details, port: null, berth: null },
    });
    expect(await screen.findByRole('heading', { name: 'Where do you need it?' })).toBeVisible();
    const pay = screen.getByRole('button', { name: 'Reserve and pay' });
    await waitFor(() => expect(pay).toBeDisabled());
    expect(
      screen.getByText('First choose the port where you need it, or collect it yourself.'),
    ).toBeVisible();
    expect(screen.getByText('Delivery is added once we know where you need it.')).toBeVisible();
    expect(screen.getByText('Delivery not chosen yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show me' }));
    expect(screen.getByRole('combobox', { name: /^Port/ })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Port/ })).toHaveAccessibleDescription(
      /Choose the port, or collect the items yourself\./,
    );
  });

  it('is denied to no port that is served, while what is proposed there is on its way', async () => {
    const unserved = limited(null);
    renderCart({ ...unserved, details: { ...unserved.details, port: 'palma' } });
    expect(await screen.findByText('Delivery not chosen yet')).toBeVisible();
    expect(screen.getByText('Delivery is added once we know where you need it.')).toBeVisible();
    expect(screen.queryByText(/doesn’t deliver to|isn’t possible/)).not.toBeInTheDocument();
  });

  it('is said with the nearest port where nothing reaches the chosen one, to which the total leads', async () => {
    const vanAlone = limited(null);
    const { user } = renderCart({
      ...vanAlone,
      canCheckOut: false,
      suppliers: vanAlone.suppliers.map((one) => ({
        ...one,
        deliveryMethods: one.deliveryMethods.slice(0, 1),
      })),
    });
    expect(
      await screen.findByText(
        /Xarxa Chandlery doesn’t deliver to Antibes\. The nearest port it delivers to is Palma\./,
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Delivery from Xarxa Chandlery isn’t possible, and not in the total.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Xarxa Chandlery doesn’t deliver to your port. Choose another port, or save these items for later.',
      ),
    ).toBeVisible();
    const [line] = vanAlone.lines;
    expect(screen.getByRole('link', { name: `${line?.name} in Antibes` })).toHaveAttribute(
      'href',
      `/product-checkout/${line?.productId}?port=antibes`,
    );
    // Nothing is delivered there: another port has to be chosen.
    expect(screen.getByRole('combobox', { name: 'Port', hidden: true })).toHaveValue('antibes');
    await user.click(screen.getByRole('button', { name: 'Show me' }));
    expect(document.activeElement).toHaveTextContent(/^Xarxa Chandlery doesn’t deliver to Antibes/);
  });

  it('can be another address for its part alone, and with the rest again', async () => {
    const { user, changes } = renderCart(cart, {
      'PUT /carts/details': ({
        deliveries: [change],
      }: {
        deliveries: { elsewhere: { port: string; address: string } | null }[];
      }) => ok(limited('to-berth', change?.elsewhere ?? null)),
    });
    await user.click(await screen.findByText('the delivery from Xarxa Chandlery'));
    await user.click(
      screen.getByRole('button', { name: `Send to another address: ${supplier?.supplier.name}` }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Send to another address' }));
    await user.click(form.getByRole('button', { name: 'Use this address' }));
    expect(form.getAllByText('Choose the port.')).not.toHaveLength(0);
    await user.selectOptions(form.getByLabelText('Port'), 'palma');
    await user.type(form.getByLabelText('Address'), 'Marina office');
    await user.click(form.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('Marina office')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deliver with the rest: Xarxa Chandlery' }));
    const of = (elsewhere: unknown) => ({ deliveries: [{ supplierId: 'supplier-xarxa', elsewhere }] });
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        of({ port: 'palma', address: 'Marina office' }),
        of(null),
      ]),
    );
  });
});

describe('a delivery to nowhere', () => {
  const nowhere = cartOf([cartLine('A', 2)], {
    details: { ...cart.details, port: null, berth: null },
  });
  const saved = (change: object) =>
    ok({ ...nowhere, version: 4, details: { ...nowhere.details, ...change } });

  it('is not bought: the press leads to what is missing, and continues once it is entered', async () => {
    const { user, changes } = renderCart(nowhere, {
      'PUT /carts/details': saved,
      'POST /carts/checkout': () => refused(409, 'CART_CHANGED', 'Your cart changed.'),
    });
    await screen.findByText(
      'Before you pay, choose the port, and enter the berth or marina or choose the yacht.',
    );
    const port = screen.getByLabelText('Port');
    expect(port).toBeValid();
    await user.click(await payButton());
    expect(port).toHaveFocus();
    expect(port).toBeInvalid();
    expect(port).toHaveAccessibleDescription('Choose the delivery port.');
    expect(screen.getByLabelText('Berth or marina')).toHaveAccessibleDescription(
      'Enter the berth or marina, or choose the yacht.',
    );
    expect(changes()).toEqual([]);
    await user.selectOptions(port, 'palma');
    await screen.findByText('Before you pay, enter the berth or marina, or choose the yacht.');
    expect(port).toBeValid();
  });

  it('asks for the berth of a yacht that is not said, and takes that it isn’t known yet for an answer', async () => {
    const berthless = { ...cart, details: { ...cart.details, yachtId: 'halcyon', berth: null } };
    const { user, changes } = renderCart(berthless, {
      'POST /carts/checkout': () => refused(409, 'CART_CHANGED', 'Your cart changed.'),
    });
    await screen.findByText('Before you pay, enter the berth or marina, or say that you don’t know it yet.');
    const berth = screen.getByLabelText('Berth or marina');
    await user.click(await payButton());
    expect(berth).toHaveFocus();
    expect(berth).toHaveAccessibleDescription(
      'Enter the berth or marina, or say that you don’t know it yet.',
    );
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I don’t know it yet' }));
    await user.click(await payButton());
    await screen.findByText('Your cart has changed.');
    expect(changes().map(({ call }) => call)).toEqual(['POST /carts/checkout']);
  });

  it('is no matter while everything is collected', async () => {
    const { user, changes } = renderCart(
      {
        ...nowhere,
        suppliers: nowhere.suppliers.map((one) => ({ ...one, deliveryMethodId: 'collect' })),
      },
      { 'POST /carts/checkout': () => refused(409, 'CART_CHANGED', 'Your cart changed.') },
    );
    expect(await screen.findByLabelText('Port (optional)')).toBeValid();
    await user.click(await payButton());
    await screen.findByText('Your cart has changed.');
    expect(changes().map(({ call }) => call)).toEqual(['POST /carts/checkout']);
  });

  it('the server’s refusal is shown at its field, which gets the focus, until the cart changes', async () => {
    const { user } = renderCart(cart, {
      'PUT /carts/details': (change: object) =>
        ok({ ...cart, version: 4, details: { ...cart.details, ...change } }),
      'POST /carts/checkout': () =>
        refused(400, 'VALIDATION', 'This date is in the past.', {
          fields: [{ field: 'place/latestUsefulOn', message: 'This date is in the past.', rule: 'past' }],
        }),
    });
    await user.click(await payButton());
    const until = screen.getByLabelText(/^Latest useful date/);
    await waitFor(() => expect(until).toHaveFocus());
    expect(until).toHaveAccessibleDescription(/This date is in the past\./);
    expect(screen.getByText('It can’t be delivered there yet.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Berth/), '4');
    await user.tab();
    await waitFor(() => expect(until).toBeValid());
  });

  it.each([
    ['latestUsefulOn', '2025-11-20', /^Latest useful date/, 'This date is in the past.'],
    ['arrivesUntil', '2025-11-20T08:30:00.000Z', /^In port until/, 'This time is in the past.'],
  ])('or too late is not bought: %s', async (field, value, label, words) => {
    const late = cartOf(cart.lines, { details: { ...cart.details, [field]: value } });
    const { user, changes } = renderCart(late);
    await screen.findByText('Something under “Delivery details” needs your attention before you can pay.');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(await payButton());
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it('says at the date and at the delivery that no chosen delivery can come by then, and lets it be bought', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T09:00:00.000Z') });
    const saved = (latestUsefulOn: string) =>
      cartOf(cart.lines, { details: { ...cart.details, latestUsefulOn } });
    renderCart(saved('2026-12-01'), {
      'PUT /carts/details': ({ latestUsefulOn }: { latestUsefulOn: string }) => ok(saved(latestUsefulOn)),
    });
    const date = await screen.findByLabelText(/^Latest useful date/);
    const early = /earliest day/;
    const folded = screen.getByText(/With Marina Soler, the latest useful date Tue 1 Dec\./);
    expect(folded).toBeVisible();
    fireEvent.click(folded);
    expect(screen.queryByText(early)).toBeNull();
    expect(
      screen.getByText(
        'This may come after your latest useful date, Tue 1 Dec: on Fri 4 Dec at the latest, if Xarxa Chandlery takes the whole 2 days to confirm.',
      ),
    ).toBeVisible();
    fireEvent.change(date, { target: { value: '2026-11-30' } });
    expect(screen.getByText('The earliest day from Xarxa Chandlery is Tue 1 Dec.')).toBeVisible();
    fireEvent.blur(date);
    expect(
      await screen.findByText(
        'The earliest day for this delivery is Tue 1 Dec, after your latest useful date, Mon 30 Nov.',
      ),
    ).toBeVisible();
    expect(date).toBeValid();
    expect(await payButton()).toBeEnabled();
  });

  it('or to another place than was typed is not bought while that is not saved', async () => {
    const { user, changes } = renderCart(cart, { 'PUT /carts/details': () => null });
    const berth = await screen.findByLabelText(/^Berth/);
    await user.type(berth, '4');
    await user.tab();
    await screen.findByText('Your changes under “Delivery details” aren’t saved yet.');
    await user.click(await payButton());
    expect(screen.getByRole('button', { name: 'Save again' })).toHaveFocus();
    expect(changes().map(({ call }) => call)).toEqual(['PUT /carts/details']);
  });
});

describe('buying', () => {
  it('shows what was refused, with the reloaded cart', async () => {
    const dearer = cartOf([cartLine('A', 2, { previousUnitPrice: euro(7950) })], { version: 4 });
    const { user, server, changes } = renderCart(cart, {
      'POST /carts/checkout': () => {
        server.cart = dearer;
        return refused(409, 'PRICE_CHANGED', 'A price has changed.');
      },
    });
    await user.click(await payButton());
    expect(await screen.findByText('A price has changed.')).toBeVisible();
    expect(await screen.findByText(/The price went up: it was €79\.50/)).toBeVisible();
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
    await screen.findByText('We don’t know if your order went through.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your items are reserved until/)).toBeVisible();
    // The order has the total; the cart's own totals are zero now.
    expect(screen.queryByRole('table', { name: 'Cart totals' })).toBeNull();
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
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Cancel Q-10001?' })).getByRole('button', {
        name: 'Cancel the order',
      }),
    );
    await screen.findByRole('listitem', { name: 'Fender A' });
    expect(toasts().map(({ message }) => message)).toEqual(['The order was cancelled.']);
    expect(screen.queryByText(/is waiting for payment/)).toBeNull();
  });

  it('says that the time to pay was over, and shows its things again', async () => {
    const { server } = renderCart(
      cartOf([], { openOrder: { ...openOrder, expiresAt: new Date(Date.now() + 60_000).toISOString() } }),
      {
        'GET /orders/order-1': () => {
          server.cart = cart;
          return ok({
            id: 'order-1',
            status: 'payment_expired',
            payment: { status: 'expired', declineMessage: null },
          });
        },
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => void (await vi.waitFor(() => screen.getByText(/is waiting for payment/))));
    await act(async () => void (await vi.advanceTimersByTimeAsync(62_000)));
    vi.useRealTimers();
    await screen.findByRole('listitem', { name: 'Fender A' });
    expect(toasts().map(({ message }) => message)).toEqual(['The time to pay ran out.']);
    expect(screen.queryByText(/is waiting for payment/)).toBeNull();
  });

  it('goes to the order’s page when the browser comes back from a payment', async () => {
    // jsdom logs an error instead of navigating to another site.
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, router } = renderCart(cart, {
      'POST /carts/checkout': () =>
        ok({ orderId: 'order-1', number: 'Q-10001', paymentUrl: 'https://pay.example.com/1' }),
      'GET /orders/order-1': () =>
        ok({ id: 'order-1', status: 'placed', payment: { status: 'authorized', declineMessage: null } }),
    });
    await user.click(await payButton());
    expect(await screen.findByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'href',
      'https://pay.example.com/1',
    );
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/crew/orders-management/order-1'));
    quiet.mockRestore();
  });
});
