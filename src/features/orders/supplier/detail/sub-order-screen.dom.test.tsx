import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedDay } from '../../../../lib/expected-day.ts';
import { completed, laterOrders, subOrder, toAnswer } from '../testing/example-orders.ts';
import { closeToasts, ok, refused, toastMessages, type Answers } from '../../../testing/render-screen.tsx';
import { safeSiteConfig, SiteConfigProvider } from '../../../site-config/index.ts';
import { renderSupplierScreen } from '../testing/render-supplier-screen.tsx';
import type { SupplierOrder } from '../supplier-order.types.ts';
import { SubOrderScreen } from './sub-order-screen.tsx';

/** How the example's order is delivered. */
const usualDelivery = { deliveryKind: 'berth', deliveryDays: { from: 1, to: 2 } } as const;

// A fixed date, so that the proposed and the expected date are the same around midnight too.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  closeToasts();
});

const read = `GET /sub-orders/${subOrder.id}`;
const action = `POST /sub-orders/${subOrder.id}/actions`;

function open(order: SupplierOrder, answers: Answers = {}, search = `?id=${subOrder.id}`) {
  const path = '/supplier/orders-details';
  return renderSupplierScreen(
    <SiteConfigProvider config={{ ...safeSiteConfig, answerHours: 72 }}>
      <SubOrderScreen />
    </SiteConfigProvider>,
    { [read]: () => ok(order), ...answers },
    { path, at: `${path}${search}` },
  );
}

const press = async (name: string) => screen.findByRole('button', { name });

it('says to a reader that they may only look, and to who may answer nothing of it', async () => {
  const readBy = (yourRole: string) =>
    open(
      { ...toAnswer, subOrder: { ...toAnswer.subOrder, actions: [] } },
      { 'GET /vendor': () => ok({ yourRole }) },
    );
  readBy('reader');
  expect(await screen.findByText('You can’t make changes here')).toBeVisible();
  cleanup();
  const { cache } = readBy('editor');
  await waitFor(() => expect(cache.getQueryData(['company', 'vendor'])).toEqual({ yourRole: 'editor' }));
  expect(screen.queryByText('You can’t make changes here')).toBeNull();
});
const dialog = (name: string) => screen.findByRole('dialog', { name });
const confirmed = { subOrder: laterOrders.confirmed.subOrder };

describe('an order', () => {
  it('shows where it goes, and offers what the server allows', async () => {
    open(toAnswer);
    expect(await screen.findByRole('heading', { name: 'Order Q-10001/1' })).toBeInTheDocument();
    expect(screen.getByText('Palma, berth Q12')).toBeInTheDocument();
    const steps = within(screen.getByRole('group', { name: 'Steps' })).getAllByRole('button');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Confirm', 'Propose a change', 'Decline']);
  });

  it('leads from each line to that item in the inventory', async () => {
    open(toAnswer);
    const table = within(await screen.findByRole('table', { name: 'What was ordered' }));
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      toAnswer.subOrder.lines.map(({ name }) => `/supplier/inventory?q=${encodeURIComponent(name)}`),
    );
  });

  it('says when it is charged, before which nothing leaves', async () => {
    open(laterOrders.uncharged);
    const next = await screen.findByRole('region', { name: 'What to do now' });
    expect(next).toHaveTextContent(
      /The buyer is charged when every supplier of this order has answered, by .+ at the latest: suppliers have 3 days, and the buyer has 24 hours to answer if one of them proposes a change\. Then you can dispatch it, and the expected day moves by the days that this takes\./,
    );
    expect(within(next).queryByRole('button', { name: 'Mark as dispatched' })).toBeNull();
  });

  it('shows what the ledger says once it is paid, and offers nothing more', async () => {
    open(completed);
    const ledger = await screen.findByRole('table', { name: 'Transactions' });
    expect(
      within(ledger)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Payment', 'Transfer']);
    expect(screen.queryByRole('group', { name: 'Steps' })).toBeNull();
  });

  it.each(['', '?id=1%27or', `?id=${subOrder.id}`])('says so when there is none at %j', async (search) => {
    open(toAnswer, { [read]: () => refused(404, 'NOT_FOUND', 'None.') }, search);
    expect(await screen.findByText('Order not found')).toBeInTheDocument();
  });

  it('follows what happens to it elsewhere', async () => {
    let now: SupplierOrder = toAnswer;
    const { sendChange } = open(toAnswer, { [read]: () => ok(now) });
    await screen.findByText('Can you deliver this?');
    now = laterOrders.dispatched;
    sendChange();
    expect(await screen.findByText('MRW 0482 1193 77')).toBeInTheDocument();
  });
});

/** The date proposed for a delivery. */
const usual = () => expectedDay(usualDelivery, new Date());

describe('confirming', () => {
  it('confirms all of it with one sum', async () => {
    const { user, sent } = open(toAnswer, { [action]: () => ok(confirmed, 'Q-10001/1 is confirmed.') });
    await user.click(await press('Confirm'));
    await user.click(
      within(await dialog('Confirm Q-10001/1')).getByRole('button', { name: 'Confirm for €541.35' }),
    );
    await waitFor(() => expect(toastMessages()).toEqual(['Q-10001/1 is confirmed.']));
    expect(sent().map(({ body }) => body)).toEqual([{ action: 'confirm', readyOn: usual() }]);
  });

  it('confirms part of it, and shows first what it then comes to', async () => {
    const { user, sent } = open(toAnswer, { [action]: () => ok(confirmed) });
    await user.click(await press('Confirm'));
    const question = within(await dialog('Confirm Q-10001/1'));
    await user.click(question.getByRole('radio', { name: 'Part of it' }));
    const quantity = question.getByRole('textbox', { name: 'Fender F4 · Navy' });
    await user.clear(quantity);
    await user.type(quantity, '1');
    const ask = await question.findByRole('button', { name: 'Ask the buyer to agree to €433.06' });
    expect(question.getByText(/^The buyer wants to be asked if anything is missing/)).toBeVisible();
    await user.click(ask);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      action: 'confirm',
      lines: [
        { lineId: subOrder.lines[0]?.id, quantity: 1 },
        { lineId: subOrder.lines[1]?.id, quantity: 40 },
      ],
      readyOn: usual(),
    });
  });

  it.each([
    ['send', 'Confirm for €433.06', /^The buyer takes what there is/],
    ['cancel', 'Decline the order', /^The buyer needs everything/],
  ] as const)('shows what comes of a part where the buyer chose “%s”', async (ifIncomplete, name, text) => {
    const { user } = open({ ...toAnswer, place: { ...toAnswer.place, ifIncomplete } });
    await user.click(await press('Confirm'));
    const question = within(await dialog('Confirm Q-10001/1'));
    await user.click(question.getByRole('radio', { name: 'Part of it' }));
    await user.clear(question.getByRole('textbox', { name: 'Fender F4 · Navy' }));
    await user.type(question.getByRole('textbox', { name: 'Fender F4 · Navy' }), '1');
    expect(await question.findByRole('button', { name })).toBeVisible();
    expect(question.getByText(text)).toBeVisible();
  });

  it('sends no date that is over', async () => {
    const { user, sent } = open(toAnswer);
    await user.click(await press('Confirm'));
    const question = within(await dialog('Confirm Q-10001/1'));
    fireEvent.change(question.getByLabelText('Expected on'), { target: { value: '2020-01-01' } });
    await user.click(question.getByRole('button', { name: /^Confirm for/ }));
    expect(await question.findAllByText('Enter today’s date or a later one.')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Confirm', 'Confirm Q-10001/1'],
    ['Propose a change', 'Propose a change to Q-10001/1'],
    ['Change the date', 'Change the date of Q-10001/1'],
  ])('“%s” warns of a date after the latest that is of use, and of no other', async (button, title) => {
    const late = { ...toAnswer.place, latestUsefulOn: '2099-12-06' };
    const actions = ['confirm', 'propose_change', 'change_date'] as const;
    const { user } = open({ ...toAnswer, place: late, subOrder: { ...subOrder, actions: [...actions] } });
    await user.click(await press(button));
    const question = within(await dialog(title));
    const warning = 'This is after Sun 6 Dec 2099, the buyer’s latest useful date.';
    fireEvent.change(question.getByLabelText('Expected on'), { target: { value: '2099-12-07' } });
    expect(question.getByText(warning)).toBeVisible();
    fireEvent.change(question.getByLabelText('Expected on'), { target: { value: '2099-12-06' } });
    expect(question.queryByText(warning)).toBeNull();
  });

  it('names the later day that the buyer agreed to, before their latest useful date', async () => {
    const { proposal } = laterOrders.proposed.subOrder;
    const place = { ...toAnswer.place, latestUsefulOn: '2026-11-23' };
    open({ ...laterOrders.confirmed, place, subOrder: { ...laterOrders.confirmed.subOrder, proposal } });
    expect(await screen.findByText(/Agreed date:/)).toHaveTextContent(
      'Agreed date: Tue 24 Nov. Latest useful date: Mon 23 Nov.',
    );
  });

  it.each(['3', '1.5', '-1', ''])('sends nothing for %j of 2', async (typed) => {
    const { user, sent } = open(toAnswer);
    await user.click(await press('Confirm'));
    const question = within(await dialog('Confirm Q-10001/1'));
    await user.click(question.getByRole('radio', { name: 'Part of it' }));
    const quantity = question.getByRole('textbox', { name: 'Fender F4 · Navy' });
    await user.clear(quantity);
    if (typed !== '') await user.type(quantity, typed);
    await user.click(question.getByRole('button', { name: /^Confirm for/ }));
    expect(await question.findAllByText(/a whole number from 0 to 2/)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('counts an answer that was lost on the way as given', async () => {
    let now: SupplierOrder = toAnswer;
    const { user } = open(toAnswer, {
      [read]: () => ok(now),
      [action]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await press('Confirm'));
    now = laterOrders.confirmed;
    await user.click(await press('Confirm for €541.35'));
    await waitFor(() =>
      expect(toastMessages()).toEqual(['That was already done: your earlier attempt went through.']),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('other answers', () => {
  it('declines with a reason alone, and keeps it when the server is away', async () => {
    let isAway = true;
    const { user, sent } = open(toAnswer, {
      [action]: () => (isAway ? undefined : ok({ subOrder: laterOrders.declined.subOrder }, 'Declined.')),
    });
    await user.click(await press('Decline'));
    const question = within(await dialog('Decline Q-10001/1?'));
    await user.click(question.getByRole('button', { name: 'Decline the order' }));
    expect(await question.findAllByText('Please give a reason.')).not.toHaveLength(0);
    const reason = question.getByRole('textbox');
    await user.type(reason, ' Sold out. ');
    await user.click(question.getByRole('button', { name: 'Decline the order' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    expect(reason).toHaveValue(' Sold out. ');
    isAway = false;
    await user.click(question.getByRole('button', { name: 'Decline the order' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Declined.']));
    expect(sent().at(-1)?.body).toEqual({ action: 'decline', note: 'Sold out.' });
  });

  it('proposes fewer, cheaper and something else, never dearer', async () => {
    const { user, sent } = open(toAnswer, {
      [action]: () => ok({ subOrder: laterOrders.proposed.subOrder }),
    });
    await user.click(await press('Propose a change'));
    const question = within(await dialog('Propose a change to Q-10001/1'));
    await user.type(question.getByRole('textbox', { name: /What do you propose/ }), 'Black ones are here.');
    expect(question.queryByRole('textbox', { name: 'Unit price' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Change Fender F4 · Navy' }));
    const fender = within(question.getByRole('group', { name: 'Fender F4 · Navy' }));
    expect(fender.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    const price = fender.getByRole('textbox', { name: 'Unit price' });
    await user.clear(price);
    await user.type(price, '99.00');
    await user.click(question.getByRole('button', { name: 'Send the proposal' }));
    expect(await question.findAllByText(/can’t cost more than the €541.35/)).not.toHaveLength(0);
    await user.clear(price);
    await user.type(price, '85,00');
    await user.type(fender.getByRole('textbox', { name: /A substitute/ }), 'Fender F4, black');
    const agreed = within(question.getByRole('region', { name: 'What the buyer is asked to agree to' }));
    expect(agreed.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ItemOrderedProposed',
      'Fender F4 · Navy2 × €89.502 × €85.00Fender F4, black instead',
      '1 other itemas ordered',
      expect.stringMatching(/^Expected on1 to 2 days after it’s confirmed/),
      'Total€541.35€530.46',
    ]);
    await user.click(question.getByRole('button', { name: 'Send the proposal' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      action: 'propose_change',
      proposal: {
        readyOn: usual(),
        message: 'Black ones are here.',
        lines: [
          {
            lineId: subOrder.lines[0]?.id,
            quantity: 2,
            unitPriceMinor: 8500,
            substitute: 'Fender F4, black',
            substituteInventoryId: null,
          },
        ],
      },
    });
  });

  it('says what happened meanwhile, and leaves nothing to press', async () => {
    let now: SupplierOrder = toAnswer;
    const withdrawn: SupplierOrder = {
      ...laterOrders.declined,
      subOrder: { ...laterOrders.declined.subOrder, status: 'cancelled' },
      timeline: [
        ...toAnswer.timeline,
        {
          at: '2026-11-20T11:00:00.000Z',
          subOrderId: subOrder.id,
          supplierName: null,
          process: 'sub_order',
          command: 'cancel',
          status: 'cancelled',
          by: 'buyer',
          byName: 'Marina Soler',
          note: 'We sail tonight.',
          amount: null,
          goods: null,
        },
      ],
    };
    const { user } = open(toAnswer, {
      [read]: () => ok(now),
      [action]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await press('Decline'));
    const question = within(await dialog('Decline Q-10001/1?'));
    await user.type(question.getByRole('textbox'), 'Sold out.');
    now = withdrawn;
    await user.click(question.getByRole('button', { name: 'Decline the order' }));
    const notice = within(await screen.findByRole('alertdialog', { name: 'Q-10001/1' }));
    expect(notice.getByRole('alert')).toHaveTextContent('changed by the buyer: it is now “Cancelled”.');
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Close',
      'Copy what you wrote',
    ]);
    expect(notice.getByText('Sold out.')).toBeInTheDocument();
  });

  it('keeps what was typed in several fields to be copied, and names the colleague who was faster', async () => {
    const { confirmed } = laterOrders;
    let now: SupplierOrder = toAnswer;
    const { user } = open(toAnswer, {
      [read]: () => ok(now),
      [action]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await press('Propose a change'));
    const question = within(await dialog('Propose a change to Q-10001/1'));
    const why = question.getByRole('textbox', { name: 'What do you propose, and why?' });
    await user.click(why);
    await user.paste('Only two are left.');
    await user.click(
      question.getByRole('button', { name: new RegExp(`^Change ${subOrder.lines[0]?.name ?? ''}`) }),
    );
    const substitute = await question.findByRole('textbox', { name: /^A substitute/ });
    await user.click(substitute);
    await user.paste('Fender F5, navy');
    now = {
      ...confirmed,
      timeline: [
        ...confirmed.timeline.filter(({ process }) => process !== 'sub_order'),
        {
          at: '2026-11-28T11:00:00.000Z',
          subOrderId: subOrder.id,
          supplierName: subOrder.supplier.name,
          process: 'sub_order',
          command: 'confirm',
          status: 'confirmed',
          by: 'supplier',
          byName: `Ana Ferrer, ${subOrder.supplier.name}`,
          note: null,
          amount: null,
          goods: null,
        },
      ],
    };
    await user.click(question.getByRole('button', { name: 'Send the proposal' }));
    const notice = within(await screen.findByRole('alertdialog', { name: 'Q-10001/1' }));
    expect(notice.getByRole('alert')).toHaveTextContent(
      'This order was changed by Ana Ferrer, your colleague: it is now “Confirmed”.',
    );
    await user.click(notice.getByRole('button', { name: 'Copy what you wrote' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(
      /^What do you propose, and why\? Only two are left\.\n.*, A substitute: Fender F5, navy$/u,
    );
  });

  it('offers the own stock as a substitute while one types, never dearer than what was ordered', async () => {
    const [line] = subOrder.lines;
    if (line === undefined) throw new Error('the example has lines');
    const price = { ...line.unitPrice, amountMinor: line.unitPrice.amountMinor + 500 };
    const { taxBasisPoints } = line;
    const listed = {
      id: 'b',
      name: 'Fender F5',
      variant: 'Navy',
      sku: 'F5-N',
      stock: 1,
      price,
      taxBasisPoints,
    };
    const items = [
      listed,
      { ...listed, id: 'c', sku: 'F5-C', taxBasisPoints: 400 },
      { ...listed, id: line.inventoryId, name: 'Fender F4' },
    ];
    const {
      user,
      sent,
      asked: calls,
    } = open(toAnswer, {
      'GET /inventory': () => ok({ items, nextCursor: null, total: 2, counts: {} }),
      [action]: () => ok(toAnswer),
    });
    await user.click(await press('Propose a change'));
    const question = within(await dialog('Propose a change to Q-10001/1'));
    await user.click(question.getByRole('textbox', { name: 'What do you propose, and why?' }));
    await user.paste('A newer one.');
    await user.click(question.getByRole('button', { name: new RegExp(`^Change ${line.name}`) }));
    await user.click(await question.findByRole('textbox', { name: /^A substitute/ }));
    await user.paste('F5');
    const stock = within(await question.findByRole('list', { name: 'From your stock' }));
    expect(stock.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Fender F5 · Navy \(F5-N\)1 in stock · /),
      expect.stringMatching(/^Fender F5 · Navy \(F5-C\).* · another tax rate than what was ordered$/),
    ]);
    expect(calls.find(({ call }) => call === 'GET /inventory')?.query).toMatchObject({
      q: 'F5',
      similar: 'true',
      status: 'active',
    });
    expect(stock.getByRole('button', { name: 'Fender F5 · Navy (F5-C)' })).toBeDisabled();
    await user.click(stock.getByRole('button', { name: 'Fender F5 · Navy (F5-N)' }));
    expect(question.queryByRole('list', { name: 'From your stock' })).toBeNull();
    const substitute = 'Fender F5 · Navy (F5-N)';
    expect(question.getByRole('textbox', { name: /^A substitute/ })).toHaveAccessibleDescription(
      'Charged is the unit price above, not your list price of €94.50: the buyer agreed to €89.50.',
    );
    const quantity = question.getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveValue('1');
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(question.getByRole('button', { name: 'Send the proposal' }));
    expect(await question.findAllByText(`${substitute}: only 1 in stock.`)).not.toHaveLength(0);
    await user.clear(quantity);
    await user.type(quantity, '1');
    await user.click(question.getByRole('button', { name: 'Send the proposal' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        proposal: {
          lines: [
            {
              lineId: line.id,
              quantity: 1,
              unitPriceMinor: line.unitPrice.amountMinor,
              substitute,
              substituteInventoryId: 'b',
            },
          ],
        },
      }),
    );
  });

  it('offers no step again that the order does not allow any more', async () => {
    let now: SupplierOrder = laterOrders.dispatched;
    const { user } = open(laterOrders.dispatched, {
      [read]: () => ok(now),
      [action]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await press('Mark as delivered'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Was Q-10001/1 handed over?' }));
    now = laterOrders.declined;
    await user.click(question.getByRole('button', { name: 'Mark as delivered' }));
    const notice = within(await screen.findByRole('alertdialog', { name: 'Q-10001/1' }));
    expect(notice.getByRole('alert')).toHaveTextContent('This order was changed');
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });
});

describe('sending', () => {
  it('starts preparing with one press', async () => {
    const { user, sent } = open(laterOrders.confirmed, {
      [action]: () => ok({ subOrder: laterOrders.partly.subOrder }, 'Being prepared.'),
    });
    await user.click(await press('Start preparing'));
    await waitFor(() => expect(toastMessages()).toEqual(['Being prepared.']));
    expect(sent().map(({ body }) => body)).toEqual([{ action: 'start_preparing' }]);
  });

  it('dispatches with its tracking', async () => {
    const { user, sent } = open(laterOrders.confirmed, {
      [action]: () => ok({ subOrder: laterOrders.dispatched.subOrder }),
    });
    await user.click(await press('Mark as dispatched'));
    const question = within(await dialog('Dispatch Q-10001/1'));
    await user.type(question.getAllByRole('textbox')[0] ?? document.body, 'MRW 0482');
    await user.type(question.getByRole('textbox', { name: /^Tracking link/ }), 'http://mrw.example.com/1');
    await user.click(question.getByRole('button', { name: 'Mark as dispatched' }));
    expect(await question.findAllByText(/Enter a link that starts with https/)).not.toHaveLength(0);
    await user.clear(question.getByRole('textbox', { name: /^Tracking link/ }));
    await user.type(question.getByRole('textbox', { name: /^Tracking link/ }), 'https://mrw.example.com/1');
    await user.click(question.getByRole('button', { name: 'Mark as dispatched' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        action: 'dispatch',
        tracking: 'MRW 0482',
        trackingUrl: 'https://mrw.example.com/1',
      }),
    );
  });

  it('changes the expected date with a message', async () => {
    const moved: SupplierOrder = {
      ...laterOrders.confirmed,
      subOrder: { ...laterOrders.confirmed.subOrder, actions: ['change_date'], readyOn: '2099-12-01' },
    };
    const { user, sent } = open(moved, { [action]: () => ok({ subOrder: moved.subOrder }) });
    await user.click(await press('Change the date'));
    const question = within(await dialog('Change the date of Q-10001/1'));
    fireEvent.change(question.getByLabelText('Expected on'), { target: { value: '2099-12-03' } });
    await user.type(question.getByRole('textbox'), 'The ferry is late.');
    await user.click(question.getByRole('button', { name: 'Change the date' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        action: 'change_date',
        readyOn: '2099-12-03',
        note: 'The ferry is late.',
      }),
    );
  });

  it('asks before it is marked as delivered, naming the order', async () => {
    const { user, sent } = open(laterOrders.dispatched, {
      [action]: () => ok({ subOrder: laterOrders.delivered.subOrder }),
    });
    await user.click(await press('Mark as delivered'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Was Q-10001/1 handed over?' }));
    expect(sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Mark as delivered' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ action: 'mark_delivered' }));
  });
});

it('says to whom the order isn’t shown why, and nothing of the connection', async () => {
  const reason = 'You don’t work for a company on Quayside now. Its owners can tell you more.';
  open(toAnswer, { [read]: () => refused(403, 'FORBIDDEN', reason) });
  expect(await screen.findByText('You can’t open this order')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByText(/Check your connection/)).toBeNull();
});

it('takes away an order that its reader may not see any more', async () => {
  const reason = 'You don’t work for a company on Quayside now. Its owners can tell you more.';
  let isGone = false;
  const { user } = open(toAnswer, {
    [read]: () => (isGone ? refused(403, 'FORBIDDEN', reason) : ok(toAnswer)),
    [action]: () => refused(403, 'FORBIDDEN', reason),
  });
  await user.click(await press('Confirm'));
  isGone = true;
  await user.click(await screen.findByRole('button', { name: /^Confirm for/ }));
  expect(await screen.findByText('You can’t open this order')).toBeVisible();
  expect(screen.queryByText('We can’t reach Quayside.')).toBeNull();
});
