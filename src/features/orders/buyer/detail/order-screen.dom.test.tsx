import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stillCart, type CartHandle } from '../../../cart/index.ts';
import { safeSiteConfig, SiteConfigProvider } from '../../../site-config/index.ts';
import type { Order } from '../../shared/index.ts';
import {
  closeToasts,
  ok,
  refused,
  renderScreen,
  toastMessages,
  type Answers,
} from '../../../testing/render-screen.tsx';
import {
  declinedPart,
  deliveredOrder,
  deliveredPart,
  disputedPart,
  orderOf,
  proposedPart,
  unpaidOrder,
  waitingPart,
} from '../testing/example-orders.ts';
import { returnable } from '../../returns/testing/example-returns.ts';
import { OrderScreen } from './order-screen.tsx';

const placed = orderOf([waitingPart, proposedPart]);

/** Renders an order's page; the fake server has the order unless the test sets other answers. */
function renderOrder(order: Order, answers: Answers = {}, search = '', cart?: CartHandle) {
  closeToasts();
  const server = { order };
  const shown = renderScreen(
    <SiteConfigProvider config={{ ...safeSiteConfig, answerHours: 72 }}>
      <OrderScreen />
    </SiteConfigProvider>,
    { 'GET /orders/order-1': () => ok(server.order), ...answers },
    {
      path: '/crew/orders-management/:id',
      at: `/crew/orders-management/order-1${search}`,
      ...(cart && { cart }),
    },
  );
  return { ...shown, server };
}

describe('an order', () => {
  it('waits for the provider’s word after the payment page, takes that out of the address, and hears it', async () => {
    const { router, server, cache } = renderOrder(unpaidOrder, {}, '?payment=returned&x=1');
    expect(await screen.findByText('Waiting for the payment provider.')).toBeVisible();
    expect(router.state.location.search).toBe('?x=1');
    server.order = orderOf([waitingPart]);
    await cache.invalidateQueries({ queryKey: ['orders'] });
    expect(await screen.findByText('Thank you: the order is placed.')).toBeVisible();
    server.order = orderOf([waitingPart, declinedPart]);
    await cache.invalidateQueries({ queryKey: ['orders'] });
    await waitFor(() => expect(screen.queryByText('Thank you: the order is placed.')).toBeNull());
  });

  it('has a receipt to download once it was paid', async () => {
    renderOrder(deliveredOrder);
    expect(await screen.findByRole('button', { name: 'Receipt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('ties no single reason to what was refunded, and leaves a day out that a change leaves as it is', async () => {
    const note = 'A handle is cracked.';
    const refunded = { ...deliveredPart, note, refunded: { amountMinor: 5000, currency: 'EUR' } };
    const sameDay = { ...proposedPart, id: 'part-1', readyOn: proposedPart.proposal?.readyOn ?? null };
    renderOrder(orderOf([refunded, sameDay]));
    expect(await screen.findAllByText(/^Refunded/)).not.toHaveLength(0);
    expect(screen.queryByText(`“${note}”`)).toBeNull();
    const change = screen.getByRole('table', { name: 'As ordered and as proposed' });
    expect(within(change).queryByRole('rowheader', { name: /^Expected/ })).toBeNull();
  });

  it.each([
    [true, 'another amount for your return'],
    [false, 'a lower price for what you keep'],
  ])('asks for the answer to an offer, in which the goods come back: %s', async (goodsComeBack, what) => {
    const offered = {
      kind: 'complaint',
      status: 'part_proposed',
      goodsComeBack,
      waitsFor: 'buyer',
      answerBy: '2026-12-02T10:00:00.000Z',
    } as const;
    renderOrder(orderOf([{ ...deliveredPart, openReturns: [offered] }]));
    const title = `Your answer is needed: ${deliveredPart.supplier.name} offers ${what}.`;
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('has one way to say that something is wrong, which asks what', async () => {
    const { user } = renderOrder(deliveredOrder, {
      [`GET /sub-orders/${deliveredPart.id}/returns`]: () => ok({ items: [], returnable }),
    });
    await user.click(await screen.findByRole('button', { name: 'Something’s wrong' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Something’s wrong with Q-/ }));
    expect(dialog.getAllByRole('radio')).toHaveLength(4);
  });

  it('keeps what was offered for a problem with its answers, and afterwards what was said and how it ended', async () => {
    const { server, cache } = renderOrder(orderOf([disputedPart], { payment: deliveredOrder.payment }));
    const problem = () => screen.findByRole('region', { name: /^Problem with / });
    expect(
      within(await problem()).getByText(/offers €80\.00 back\. Please accept or refuse it/),
    ).toBeVisible();
    expect(
      within(await problem())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Accept the offer', 'Refuse the offer', 'The problem is solved']));
    const over = { ...disputedPart, status: 'completed' as const, note: null, actions: [] };
    const dispute = disputedPart.dispute && {
      ...disputedPart.dispute,
      stage: 'part_accepted' as const,
      answerBy: null,
    };
    server.order = orderOf([{ ...over, dispute }], { payment: deliveredOrder.payment });
    await cache.invalidateQueries({ queryKey: ['orders'] });
    const ended = within(await problem());
    expect(
      await ended.findByText('You accepted the offer: €80.00 goes back the way you paid.'),
    ).toBeVisible();
    expect(ended.getByText(/^You wrote: “Two of the fenders leak/)).toBeVisible();
    expect(ended.getByText(/wrote: “We can’t replace them/)).toBeVisible();
    expect(ended.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
  });

  it('says of a part that is collected where, and that the delivery details aren’t for it', async () => {
    const collectedPart = {
      ...waitingPart,
      deliveryKind: 'collection' as const,
      deliveryName: 'Collect in Antibes',
      collection: { address: '12 Quai Rambaud\n06600 Antibes', details: 'Ring at the gate' },
    };
    const { server, cache } = renderOrder(orderOf([collectedPart, declinedPart]));
    expect(
      await screen.findByText(
        'Collect in Antibes, from Xarxa Chandlery. This part isn’t brought to your yacht. Ring at the gate. Xarxa Chandlery’s address: 12 Quai Rambaud, 06600 Antibes.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Not for the part of Xarxa Chandlery, which is collected.')).toBeVisible();
    expect(screen.getByText('Where')).toBeVisible();
    server.order = orderOf([collectedPart]);
    await cache.invalidateQueries({ queryKey: ['orders'] });
    expect(await screen.findByText('All of it is collected.')).toBeVisible();
    expect(screen.queryByText('Where')).toBeNull();
  });

  it('says that no berth was given, where something is brought to one', async () => {
    const order = orderOf([waitingPart]);
    renderOrder({ ...order, place: { ...order.place, port: 'Ibiza', berth: null } });
    expect(await screen.findByText('Ibiza, no berth given')).toBeVisible();
  });

  it('is only printed before', async () => {
    renderOrder(unpaidOrder);
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('says until when what was confirmed is charged, while nothing is', async () => {
    renderOrder(
      orderOf([
        waitingPart,
        { ...waitingPart, id: 'part-2', status: 'confirmed', chargedBy: '2126-11-26T10:00:00.000Z' },
      ]),
    );
    expect(await screen.findByText(/^Nothing has been charged so far\. You’re charged/)).toHaveTextContent(
      /once every supplier has answered, by .*2126.* at the latest: they have 3 days, and you have 24 hours to answer if one of them proposes a change\.$/,
    );
    // There it matters when it comes, and not when the card is charged.
    expect(screen.getByText(/^It leaves once your card is charged/)).not.toHaveTextContent(/2126/);
    cleanup();
    renderOrder(orderOf([waitingPart]));
    expect(await screen.findByText('Nothing has been charged so far.')).toBeVisible();
  });

  it('shows what still comes first, and folds what ended without goods, unless nothing comes', async () => {
    const order = orderOf([declinedPart, waitingPart]);
    const { server, cache } = renderOrder(order);
    const fold = (await screen.findByText('What you ordered')).closest('details');
    const coming = screen.getByRole('table', { name: `From ${waitingPart.supplier.name}` });
    expect(fold).not.toHaveAttribute('open');
    expect(fold && coming.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    server.order = { ...order, status: 'cancelled', subOrders: [declinedPart] };
    await cache.invalidateQueries({ queryKey: ['orders'] });
    expect(await screen.findByText('Nothing was charged.')).toBeVisible();
    expect(screen.queryByText('What you ordered')).toBeNull();
  });

  it('that was not paid is given up after asking, and is then over', async () => {
    const [begun] = unpaidOrder.timeline;
    const over: Order = {
      ...unpaidOrder,
      status: 'payment_expired',
      actions: [],
      timeline: begun ? [begun, { ...begun, command: 'give_up', status: 'payment_expired' }] : [],
    };
    const { user, server } = renderOrder(unpaidOrder, {
      'POST /orders/order-1/give-up': () => {
        server.order = over;
        return ok(over);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByText(/^You cancelled the order\./)).toBeVisible();
    expect(screen.getByText('You cancelled it before it was paid, and nothing was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/crew/cart');
  });

  it('of one supplier alone is cancelled by one button', async () => {
    renderOrder(orderOf([waitingPart], { actions: ['cancel'] }));
    const names = (await screen.findAllByRole('button', { name: /^Cancel/ })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Cancel the order']);
  });

  it('that is not one’s own is none', async () => {
    renderOrder(placed, { 'GET /orders/order-1': () => refused(404, 'NOT_FOUND', 'Nothing here.') });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    let isAway = true;
    const { user } = renderOrder(placed, {
      'GET /orders/order-1': () => (isAway ? refused(503, 'UNAVAILABLE', 'Not now.') : ok(placed)),
    });
    expect(await screen.findByText('We couldn’t load this order.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Order Q-10001' });
  });
});

describe('an order without a network', () => {
  it('that was never read says so, and is read when asked again', async () => {
    let isAway = true;
    const { user } = renderOrder(placed, { 'GET /orders/order-1': () => (isAway ? undefined : ok(placed)) });
    expect(await screen.findByText('We couldn’t load this order.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Order Q-10001' });
  });

  it('stays readable as it was, says so, keeps what is typed, and goes on once the network is back', async () => {
    let isAway = false;
    const { user, cache, sent } = renderOrder(placed, {
      'GET /orders/order-1': () => (isAway ? undefined : ok(placed)),
      'POST /sub-orders/part-1/actions': () =>
        isAway ? undefined : ok({ subOrder: waitingPart }, 'Cancelled.'),
    });
    await screen.findByRole('heading', { name: 'Order Q-10001' });
    isAway = true;
    await user.click(screen.getByRole('button', { name: 'Cancel this part' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Q-10001/1 from Xarxa Chandlery?' });
    await user.type(within(dialog).getByLabelText(/^Why are you cancelling\?/), 'We sail tonight.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel this part' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    await cache.refetchQueries({ queryKey: ['orders'] });
    // The page behind the dialog.
    expect(await screen.findByText('We can’t reach Quayside.')).toBeInTheDocument();
    expect(screen.getByText(/This is the order as it was at/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Why are you cancelling\?/)).toHaveValue('We sail tonight.');
    isAway = false;
    await user.click(within(dialog).getByRole('button', { name: 'Cancel this part' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Cancelled.']));
    await waitFor(() => expect(screen.queryByText('We can’t reach Quayside.')).toBeNull());
    expect(sent()).toHaveLength(2);
  });
});

describe('a supplier’s part', () => {
  it('shows what is proposed beside what was ordered, and accepts it after asking', async () => {
    const place = { ...placed.place, latestUsefulOn: '2026-11-01' };
    const { user, sent } = renderOrder(
      { ...placed, place },
      {
        'POST /sub-orders/part-2/actions': () => ok({ subOrder: proposedPart }, 'The change is accepted.'),
      },
    );
    const comparison = await screen.findByRole('table', { name: 'As ordered and as proposed' });
    expect(within(comparison).getByRole('row', { name: /Fender F4/ })).toHaveTextContent(
      'Fender F4 · Navy2 × €89.501 × €84.50Fender F5, navy instead',
    );
    await user.click(screen.getByRole('button', { name: 'See the change' }));
    expect(screen.getByRole('region', { name: /^Change proposed by/ })).toHaveFocus();
    // The answer buttons are next to the comparison of the change with the order.
    const change = screen.getByRole('region', { name: /^Change proposed by/ });
    await user.click(within(change).getByRole('button', { name: 'Accept the change' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('You pay €427.01 instead of €541.35');
    for (const shown of [change, dialog])
      expect(shown).toHaveTextContent('this is after Sun 1 Nov, your latest useful date.');
    await user.click(within(dialog).getByRole('button', { name: 'Accept the change' }));
    await waitFor(() => expect(toastMessages()).toEqual(['The change is accepted.']));
    expect(sent()).toMatchObject([
      { call: 'POST /sub-orders/part-2/actions', body: { action: 'accept_change' } },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is cancelled with a reason if one is given, which stays typed over a refusal', async () => {
    let isRefused = true;
    const { user, sent } = renderOrder(placed, {
      'POST /sub-orders/part-1/actions': () =>
        isRefused
          ? refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.')
          : ok({ subOrder: waitingPart }, 'Cancelled.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this part' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Q-10001/1 from Xarxa Chandlery?' });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel this part' });
    await user.type(within(dialog).getByLabelText(/^Why are you cancelling\?/), 'We sail tonight.');
    await user.click(cancel);
    expect(await within(dialog).findByText('That can’t be done now.')).toBeVisible();
    expect(within(dialog).getByLabelText(/^Why are you cancelling\?/)).toHaveValue('We sail tonight.');
    isRefused = false;
    await user.click(cancel);
    await waitFor(() => expect(toastMessages()).toEqual(['Cancelled.']));
    expect(sent().map(({ body }) => body)).toEqual([
      { action: 'cancel', note: 'We sail tonight.' },
      { action: 'cancel', note: 'We sail tonight.' },
    ]);
  });

  it('that was changed while something was asked about it says so at once, and can’t be answered', async () => {
    const { user, server, cache } = renderOrder(orderOf([waitingPart]));
    await user.click(await screen.findByRole('button', { name: 'Cancel this part' }));
    await screen.findByRole('dialog', { name: 'Cancel Q-10001/1 from Xarxa Chandlery?' });
    server.order = orderOf([{ ...waitingPart, status: 'dispatched', actions: [] }]);
    await cache.invalidateQueries({ queryKey: ['orders'] });
    const told = within(await screen.findByRole('alertdialog', { name: 'Q-10001/1 from Xarxa Chandlery' }));
    expect(told.getByRole('alert')).toHaveTextContent(
      'This part has changed meanwhile: it is now “On its way”.',
    );
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    await user.click(told.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

const filledLine = {
  inventoryId: 'item-1',
  productId: 'product-1',
  name: 'Fender F6',
  variant: null,
  supplierName: 'Xarxa Chandlery',
  wanted: 3,
  added: 3,
  outcome: 'added',
  unitPrice: { amountMinor: 9900, currency: 'EUR' },
  previousUnitPrice: { amountMinor: 8950, currency: 'EUR' },
  before: { quantity: 1, savedForLater: false },
};
const goneLine = { ...filledLine, inventoryId: 'item-2', name: 'Mooring line', added: 0 };

describe('ordering again', () => {
  const readingCart = (): CartHandle => ({ ...stillCart(), outcomeOf: () => Promise.resolve() });
  const again = (lines: readonly object[], answers: Answers = {}) =>
    renderOrder(
      orderOf([waitingPart]),
      { 'POST /orders/order-1/order-again': () => ok({ cart: { version: 7 }, lines }), ...answers },
      '',
      readingCart(),
    );
  const press = async (user: ReturnType<typeof renderOrder>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Order again' }));

  it('reports line by line what is gone and what costs something else, and undoes it', async () => {
    const { user, sent } = again(
      [filledLine, { ...goneLine, outcome: 'not_available', unitPrice: null, previousUnitPrice: null }],
      { 'POST /carts/restore': () => ok({}) },
    );
    await press(user);
    const report = within(await screen.findByRole('dialog', { name: '3 items added to your cart' }));
    expect(
      within(report.getByRole('region', { name: 'Not added, or fewer' })).getByText('No longer offered.'),
    ).toBeVisible();
    expect(
      within(report.getByRole('region', { name: 'Price changed' })).getByText(
        /Price went up: €99\.00 each, €89\.50 before/,
      ),
    ).toBeVisible();
    await user.click(report.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([
      undefined,
      {
        cartVersion: 7,
        lines: [
          { inventoryId: 'item-1', productId: 'product-1', quantity: 1, savedForLater: false },
          { inventoryId: 'item-2', productId: 'product-1', quantity: 1, savedForLater: false },
        ],
      },
    ]);
    expect(toastMessages()).toEqual(['Your cart is as it was before.']);
  });

  it('leads to the cart also when all of it was added as before', async () => {
    const { user } = again([{ ...filledLine, previousUnitPrice: null }]);
    await press(user);
    const report = within(await screen.findByRole('dialog', { name: '3 items added to your cart' }));
    expect(report.getByRole('link', { name: 'View cart' })).toBeVisible();
  });

  it('leads to the cart, and names what is left out because it was cancelled', async () => {
    const { user } = again([
      { ...filledLine, previousUnitPrice: null },
      { ...goneLine, outcome: 'cancelled', previousUnitPrice: null },
    ]);
    await press(user);
    const report = within(await screen.findByRole('dialog', { name: '3 items added to your cart' }));
    expect(report.getByText('Left out: it was cancelled in this order.')).toBeVisible();
    expect(report.getByText('1 line was added in full.')).toBeVisible();
    expect(report.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/crew/cart');
  });

  it('says when nothing could be added', async () => {
    const { user } = again([{ ...goneLine, outcome: 'out_of_stock', previousUnitPrice: null }]);
    await press(user);
    const report = within(await screen.findByRole('dialog', { name: 'Nothing was added to your cart' }));
    expect(report.getByText('Out of stock.')).toBeVisible();
    expect(report.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
