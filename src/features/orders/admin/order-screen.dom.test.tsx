import { euro } from '../../../api/testing/values.ts';
import { disputedPart } from '../buyer/testing/example-orders.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AnyOrderScreen } from './order-screen.tsx';
import { disputed, order } from './testing/example-orders.ts';
import { requestedReturn } from '../returns/testing/example-returns.ts';
import { ok, refused, renderScreen, type Answers } from '../../testing/render-screen.tsx';

afterEach(cleanup);

/** Renders an order's page with a fake server that gives these answers. */
const open = (answers: Answers) =>
  renderScreen(<AnyOrderScreen />, answers, {
    path: '/admin/orders-management/:id',
    at: `/admin/orders-management/${order.id}`,
  });

const read = `GET /admin/orders/${order.id}`;
const refunds = `POST /admin/orders/${order.id}/refunds`;

describe('refunding', () => {
  it('offers what is left of what was paid, only where something was', async () => {
    const { user } = open({ [read]: () => ok(order) });
    await screen.findByRole('heading', { name: 'Order Q-10001' });
    const buttons = screen.getAllByRole('button', { name: 'Refund' });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Q-10001/1' }));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('211.59');
    expect(dialog.getByRole('button', { name: 'Refund €211.59' })).toBeInTheDocument();
  });

  it.each(['211.60', '0', '-5', 'all'])('sends nothing for a sum of %j', async (typed) => {
    const { user, sent } = open({ [read]: () => ok(order) });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), typed);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Scratched.');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findAllByText('Enter an amount of up to €211.59.')).not.toHaveLength(0);
    expect(sent()).toHaveLength(0);
  });

  it('repeats a refund whose answer was lost with the same key, and makes another for the next', async () => {
    let isAway = true;
    const { user, sent } = open({
      [read]: () => ok(order),
      [refunds]: () => (isAway ? undefined : ok(order)),
    });
    const refund = async () => {
      await user.click(await screen.findByRole('button', { name: 'Refund' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
      await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '20');
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Scratched. ');
      await user.click(dialog.getByRole('button', { name: 'Refund €20.00' }));
      return dialog;
    };
    const dialog = await refund();
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    isAway = false;
    await user.click(dialog.getByRole('button', { name: 'Refund €20.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await refund();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(sent()[0]?.body).toEqual({
      subOrderId: order.subOrders[0]?.id,
      amount: { amountMinor: 2000, currency: 'EUR' },
      reason: 'Scratched.',
    });
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('of the delivery is of no more than that, and says so to the server', async () => {
    const [part] = order.subOrders;
    const delivered = {
      ...order,
      subOrders: [{ ...part, due: { ...part?.due, delivery: { amountMinor: 1500, currency: 'EUR' } } }],
    };
    const { user, sent } = open({ [read]: () => ok(delivered), [refunds]: () => ok(delivered) });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('211.59');
    await user.click(dialog.getByRole('radio', { name: 'The delivery' }));
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('15.00');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It came a day late.');
    await user.click(dialog.getByRole('button', { name: 'Refund €15.00' }));
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        subOrderId: part?.id,
        amount: { amountMinor: 1500, currency: 'EUR' },
        part: 'delivery',
        reason: 'It came a day late.',
      }),
    );
  });

  it('proposes what is open: not what was refunded before, nor what a return will pay back', async () => {
    const returns = `GET /sub-orders/${order.subOrders[0]?.id}/returns`;
    const accepted = { ...requestedReturn, status: 'accepted' as const, agreed: euro(8159) };
    const { user } = open({
      [read]: () => ok({ ...order, subOrders: [{ ...order.subOrders[0], deliveredAt: order.createdAt }] }),
      [returns]: () => ok({ items: [accepted], returnable: null }),
    });
    await screen.findAllByText(/1 × Fender F4/);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    const rows = within(dialog.getByRole('table', { name: 'What is open' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Paid€231.59',
      'Refunded before-€20.00',
      'Return of 1 × Fender F4, still to be paid back-€81.59',
      'Open€130.00',
    ]);
    expect(dialog.getByRole('button', { name: 'Refund €130.00' })).toBeInTheDocument();
  });

  it('says that somebody else was faster', async () => {
    const { user } = open({
      [read]: () => ok(order),
      [refunds]: () => refused(409, 'REFUND_TOO_LARGE', 'In words.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Scratched.');
    await user.click(dialog.getByRole('button', { name: 'Refund €211.59' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('more than can still be refunded');
  });
});

it.each([
  ['Decide in the supplier’s favour', 'Decide in the supplier’s favour', 'settle_dispute'],
  ['Decide in the buyer’s favour', 'Refund everything', 'accept_return'],
])('settles a dispute with words: %s', async (button, confirm, action) => {
  const call = `POST /sub-orders/${order.subOrders[0]?.id ?? ''}/actions`;
  const { user, sent } = open({ [read]: () => ok(disputed), [call]: () => ok({ subOrder: {} }) });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Both sides were heard.');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ action, note: 'Both sides were heard.' }));
});

it('recommends no decision of a dispute before another', async () => {
  open({ [read]: () => ok(disputed) });
  const decisions = within(await screen.findByRole('list', { name: 'Decisions' }));
  const looks = decisions
    .getAllByRole('button')
    .map(({ className, dataset }) => `${className} ${dataset['accentColor']}`);
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
});

it('splits the amount of a dispute in one step', async () => {
  const { user, sent } = open({ [read]: () => ok(disputed), [refunds]: () => ok(order) });
  await user.click(await screen.findByRole('button', { name: 'Split the amount' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split the amount: Q-10001/1' }));
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('');
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '20');
  expect(
    dialog.getByText(
      `${order.subOrders[0]?.supplier.name} gets about €176.90. Quayside gives up about €1.66 of its commission.`,
    ),
  ).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'One of two was scratched.');
  await user.click(dialog.getByRole('button', { name: 'Refund €20.00 and close the dispute' }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      {
        subOrderId: order.subOrders[0]?.id,
        amount: { amountMinor: 2000, currency: 'EUR' },
        settlesDispute: true,
        reason: 'One of two was scratched.',
      },
    ]),
  );
});

it('proposes exactly what was reported as missing, where that is a part', async () => {
  const [part] = disputed.subOrders;
  const dispute = { ...disputedPart.dispute, stage: 'escalated', answerBy: null, most: euro(10_830) };
  const reported = { ...part, dispute };
  const { user, sent } = open({
    [read]: () => ok({ ...disputed, subOrders: [reported] }),
    [refunds]: () => ok(order),
  });
  const [first] = within(await screen.findByRole('list', { name: 'Decisions' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Marina Soler gets €108.30 back.Xarxa Chandlery gets about €95.95, what is left of its share.Quayside gives up about €9.01 of its commission.',
  );
  await user.click(screen.getByRole('button', { name: 'Refund the €108.30 that is missing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund what is missing: Q-10001/1' }));
  // The amount isn't asked for: another one is a split.
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'One of two came.');
  await user.click(dialog.getByRole('button', { name: 'Refund €108.30 and close the dispute' }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ amount: euro(10_830), settlesDispute: true }));
});

it('says before a dispute is decided what each decision costs whom', async () => {
  open({ [read]: () => ok(disputed) });
  const [part] = disputed.subOrders;
  const decisions = within(await screen.findByRole('list', { name: 'Decisions' }));
  expect(decisions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      `${disputed.buyerName} gets nothing back.`,
      `${part?.supplier.name} gets nothing.`,
      `${disputed.buyerName} gets €211.59 back.`,
    ]),
  );
});

it('leads to the buyer and the supplier, and a dispute to whoever takes it and to a word to both sides', async () => {
  const [part] = disputed.subOrders;
  const { user } = open({
    [read]: () => ok({ ...disputed, buyerId: 'a-buyer' }),
    [`GET /sales/${part?.id}/messages`]: () =>
      ok({ number: part?.number, others: 'both', canWrite: true, messages: [], earlierThan: null }),
    'GET /dashboards/admin/taken': ({ query }) =>
      ok(
        query.kind === 'dispute' && query.id === part?.id
          ? { takenBy: 'Olive Bay', isMine: false }
          : { takenBy: null, isMine: false },
      ),
  });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(disputed.buyerName)).toBe('/admin/dashboard?show=person&person=a-buyer');
  expect(await hrefOf(part?.supplier.name ?? '')).toBe(
    `/admin/approve?status=all&q=${encodeURIComponent(part?.supplier.name ?? '')}&open=named`,
  );
  expect(await screen.findByText('Olive Bay is handling it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await screen.findByRole('button', { name: 'Write a message' });
  await user.click(screen.getByRole('button', { name: 'Ask both sides' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
});

it.each([
  [403, 'FORBIDDEN', 'This page is for administrators'],
  [404, 'NOT_FOUND', 'Order not found'],
])('says so when it answers %i', async (status, code, words) => {
  open({ [read]: () => refused(status, code, 'In words.') });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
