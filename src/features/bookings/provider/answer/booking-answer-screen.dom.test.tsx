import { idOf } from '../../../../api/testing/values.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toAnswer } from '../../shared/testing/example-bookings.ts';
import type { BookingStatus } from '../../shared/index.ts';
import { linkedBooking } from '../testing/linked-bookings.ts';
import { ok, refused, renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { BookingAnswerScreen } from './booking-answer-screen.tsx';

afterEach(cleanup);

const token = 'a-token-of-more-than-twenty-letters';
const read = 'POST /booking-link';
const answering = 'POST /booking-link/answer';
const asked = linkedBooking(toAnswer);
const became = (status: BookingStatus) => ok(linkedBooking({ ...toAnswer, status, actions: [] }));

const open = (answers: Answers) =>
  renderScreen(<BookingAnswerScreen />, answers, {
    path: '/service-provider/bookings/confirm/:token',
    at: `/service-provider/bookings/confirm/${token}`,
  });

it('asks by whom, what, when, where and for how much, and takes the confirmation without a token in an address', async () => {
  const { user, asked: calls } = open({ [read]: () => ok(asked), [answering]: () => became('confirmed') });
  expect(
    await screen.findByRole('heading', { name: 'Marina Soler would like to book you' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^On board MY Halcyon, Palma, berth B-12/)).toBeInTheDocument();
  expect(screen.getByText('€399.60')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm for €435.60' }));
  expect(await screen.findByRole('heading', { name: 'Thank you: the booking is confirmed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open in Quayside' })).toHaveAttribute(
    'href',
    `/service-providers/bookings/details?booking=${idOf(1)}`,
  );
  expect(calls.map(({ call, query, body }) => [call, query, body])).toEqual([
    [read, {}, { token }],
    [answering, {}, { token, action: 'confirm' }],
  ]);
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

it('proposes one of the free times, and shows the next ones when that was taken meanwhile', async () => {
  let isTaken = true;
  const { user, sent } = open({
    [read]: () => ok(isTaken ? asked : { ...asked, slots: asked.slots.slice(1) }),
    [answering]: () => {
      if (!isTaken) return became('time_proposed');
      isTaken = false;
      return refused(409, 'SLOT_TAKEN', 'That time was taken meanwhile.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  const [first] = await screen.findAllByRole('radio');
  expect(screen.getByText(/has up to 24 hours to agree, but never past the start/)).toBeVisible();
  await user.click(first ?? document.body);
  expect(screen.getByText('The buyer has 24 hours to agree. Nothing is charged until then.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'The crane is ours.');
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByText('That time was taken meanwhile.')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(asked.slots.length - 1);
  expect(screen.getByRole('textbox')).toHaveValue('The crane is ours.');
  await user.click(screen.getAllByRole('radio')[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByRole('heading', { name: 'Your proposal was sent' })).toBeInTheDocument();
  expect(sent().at(-1)?.body).toEqual({
    token,
    action: 'propose_time',
    startsAt: asked.slots[1]?.startsAt,
    note: 'The crane is ours.',
  });
});

it('declines with a reason', async () => {
  const { user, sent } = open({ [read]: () => ok(asked), [answering]: () => became('declined') });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByRole('textbox'), 'Away that week.');
  await user.click(screen.getByRole('button', { name: 'Decline the booking' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for letting us know' })).toBeInTheDocument();
  await waitFor(() =>
    expect(sent().at(-1)?.body).toEqual({ token, action: 'decline', note: 'Away that week.' }),
  );
});

it.each([
  ['LINK_WRONG', 'This link doesn’t work'],
  ['LINK_EXPIRED', 'This link has expired'],
  ['LINK_USED', 'This link has already been used'],
] as const)('says what a link that is %s means, and where to go', async (code, title) => {
  open({ [read]: () => refused(410, code, 'In words.') });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in Quayside' })).toHaveAttribute(
    'href',
    '/service-provider/bookings',
  );
});

it.each([
  ['withdrawn', 'is now “withdrawn”. The buyer withdrew the request.'],
  ['expired', 'The time to answer ran out.'],
  ['confirmed', 'is now “confirmed”. It was answered in the app.'],
] as const)('shows why a booking that is %s needs no answer', async (status, text) => {
  open({ [read]: () => became(status) });
  await screen.findByRole('heading', { name: 'This booking no longer needs an answer' });
  expect(
    screen.getByText((shown) => shown.startsWith('Booking B-10001 ') && shown.endsWith(text)),
  ).toBeVisible();
});
