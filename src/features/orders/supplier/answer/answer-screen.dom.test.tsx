import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectedDay } from '../../../../lib/expected-day.ts';
import { linkedOrder } from '../testing/linked-orders.ts';
import { ok, refused, renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { AnswerScreen } from './answer-screen.tsx';

/** How the example's order is delivered. */
const usualDelivery = { deliveryKind: 'berth', deliveryDays: { from: 1, to: 2 } } as const;

// A fixed date, so that the proposed and the expected date are the same around midnight too.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(cleanup);
afterEach(() => configure({ reactStrictMode: false }));

const token = 'a-token-of-more-than-twenty-letters';
const { id } = linkedOrder.subOrder;
const read = `POST /sub-orders/${id}/link`;
const answering = `POST /sub-orders/${id}/link/answer`;

const open = (answers: Answers) =>
  renderScreen(<AnswerScreen />, answers, {
    path: '/supplier/orders/confirm/:subOrderId/:token',
    at: `/supplier/orders/confirm/${id}/${token}`,
  });

const answered = (status: 'confirmed' | 'declined' | 'change_proposed') => ({
  ...linkedOrder,
  subOrder: { ...linkedOrder.subOrder, status, actions: [] },
});

it('asks by whom, what and where to, and takes the confirmation', async () => {
  const { user, asked } = open({
    [read]: () => ok(linkedOrder),
    [answering]: () => ok(answered('confirmed')),
  });
  expect(
    await screen.findByRole('heading', { name: 'Marina Soler would like to buy from you' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Palma, berth Q12')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm for €541.35' }));
  expect(await screen.findByRole('heading', { name: 'Thank you: the order is yours' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open in Quayside' })).toHaveAttribute(
    'href',
    `/supplier/orders-details?id=${id}`,
  );
  expect(asked.map(({ call, query, body }) => [call, query, body])).toEqual([
    [read, {}, { token }],
    [answering, {}, { token, action: 'confirm', readyOn: expectedDay(usualDelivery, new Date()) }],
  ]);
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

it('declines with a reason, which is there again when the answer did not arrive', async () => {
  let isAway = true;
  const { user, asked } = open({
    [read]: () => ok(linkedOrder),
    [answering]: () => (isAway ? undefined : ok(answered('declined'))),
  });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByRole('textbox'), 'Sold out.');
  await user.click(screen.getByRole('button', { name: 'Decline the order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
  expect(screen.getByRole('textbox')).toHaveValue('Sold out.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Decline the order' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for letting us know' })).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ token, action: 'decline', note: 'Sold out.' }));
});

it('confirms a part of it by the form of the app', async () => {
  const { user, sent } = open({
    [read]: () => ok(linkedOrder),
    [answering]: () => ok(answered('change_proposed')),
  });
  await user.click(await screen.findByRole('radio', { name: 'Part of it' }));
  const [first] = screen.getAllByRole('textbox');
  await user.clear(first ?? document.body);
  await user.type(first ?? document.body, '1');
  await user.click(screen.getByRole('button', { name: /^Ask the buyer to agree to/ }));
  expect(await screen.findByRole('heading', { name: 'Your proposal was sent' })).toBeInTheDocument();
  const [line, ...others] = linkedOrder.subOrder.lines;
  expect(sent().at(-1)?.body).toEqual({
    token,
    action: 'confirm',
    readyOn: expectedDay(usualDelivery, new Date()),
    lines: [
      { lineId: line?.id, quantity: 1 },
      ...others.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
    ],
  });
});

it('proposes a change, and shows it again with the reason when it was refused', async () => {
  let isRefused = true;
  const { user, sent } = open({
    [read]: () => ok(linkedOrder),
    [answering]: () =>
      isRefused ? refused(409, 'CHANGE_TOO_DEAR', 'In words.') : ok(answered('change_proposed')),
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a change' }));
  await user.type(screen.getByRole('textbox', { name: /What do you propose/ }), 'In grey?');
  await user.click(screen.getByRole('button', { name: 'Send the proposal' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That’s more than was ordered.');
  expect(screen.getByRole('textbox', { name: /What do you propose/ })).toHaveValue('In grey?');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send the proposal' }));
  expect(await screen.findByRole('heading', { name: 'Your proposal was sent' })).toBeInTheDocument();
  expect(sent().at(-1)?.body).toEqual({
    token,
    action: 'propose_change',
    proposal: { message: 'In grey?', readyOn: expectedDay(usualDelivery, new Date()) },
  });
});

it.each([
  ['LINK_WRONG', 410, 'This link doesn’t work'],
  ['LINK_EXPIRED', 410, 'This link has expired'],
  ['LINK_USED', 410, 'This link has already been used'],
  ['NOT_FOUND', 404, 'This link doesn’t work'],
] as const)('says what a link that is %s means, and what to do', async (code, status, title) => {
  open({ [read]: () => refused(status, code, 'In words.') });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in Quayside' })).toHaveAttribute('href', '/supplier/orders');
});

it('shows what became of an order that was answered in the app', async () => {
  open({ [read]: () => ok(answered('confirmed')) });
  expect(
    await screen.findByRole('heading', { name: 'This order no longer needs an answer' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Order Q-10001\/1 is now “confirmed”/)).toBeInTheDocument();
});

it('tries again to read it when asked', async () => {
  let isAway = true;
  const { user } = open({ [read]: () => (isAway ? undefined : ok(linkedOrder)) });
  await screen.findByRole('heading', { name: 'We couldn’t load the order' });
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeInTheDocument();
});

it('does not take the reading that StrictMode abandons for the outcome', async () => {
  configure({ reactStrictMode: true });
  open({ [read]: () => ok(linkedOrder) });
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeInTheDocument();
});
