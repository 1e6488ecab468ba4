import { idOf } from '../../../../api/testing/values.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  confirmed,
  inProgress,
  ledgerLine,
  rescheduling,
  toAnswer,
} from '../../shared/testing/example-bookings.ts';
import type { Booking } from '../../shared/index.ts';
import { december } from '../../../../api/testing/slots.ts';
import { calendar } from '../../schedule/testing/example-calendar.ts';
import { ok, refused, renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { BookingScreen } from './booking-screen.tsx';

afterEach(cleanup);

const path = '/service-providers/bookings/details';
const read = `GET /bookings/${idOf(1)}`;
const action = `POST /bookings/${idOf(1)}/actions`;

const open = (booking: Booking, answers: Answers = {}) =>
  renderScreen(
    <BookingScreen />,
    {
      [read]: () => ok(booking),
      'GET /vendor/calendar': () => ok(calendar),
      ...answers,
    },
    { path, at: `${path}?booking=${idOf(1)}` },
  );
const became = (status: Booking['status']) => () => ok({ ...toAnswer, status, actions: [] }, 'Saved.');
const press = (name: string) => screen.findByRole('button', { name });

it('says to a reader that they may only look', async () => {
  open({ ...toAnswer, actions: [] }, { 'GET /vendor': () => ok({ yourRole: 'reader' }) });
  expect(await screen.findByText('You can’t make changes here')).toBeVisible();
});

it('says that the team of a confirmed booking is away then, and keeps it all the same', async () => {
  const away = { ...confirmed, isTeamAway: true, actions: ['keep', 'cancel'] } satisfies Booking;
  const { user, sent } = open(away, {
    [action]: () => ok({ ...away, isTeamAway: false, actions: ['cancel'] }),
  });
  expect(await screen.findByText('Confirmed, but your team is away then')).toBeVisible();
  await user.click(await press('Keep it'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep B-10001?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ action: 'keep' }]);
});

describe('a booking as its provider sees it', () => {
  it('offers what the server allows and nothing else', async () => {
    open(inProgress);
    const steps = await screen.findByRole('group', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Finish the work', 'Propose extra work', 'Report a no-show']);
  });

  it('leads to the berth, and calls whom to ask on board', async () => {
    open(confirmed);
    expect(await screen.findByRole('link', { name: /^Directions to berth B-12, Port of / })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=berth%20B-12%2C%20Port%20of%20/,
      ),
    );
    expect(screen.getByRole('link', { name: '+34 600 000 000' })).toHaveAttribute('href', 'tel:+34600000000');
  });

  it.each([
    ['on its day', 3, true],
    ['days before', 72, false],
  ])('offers %s what one is likely to write on the way', async (_, hoursBefore, isOffered) => {
    const startsAt = new Date(Date.now() + hoursBefore * 3_600_000).toISOString();
    const endsAt = new Date(Date.now() + (hoursBefore + 2) * 3_600_000).toISOString();
    open(
      { ...confirmed, startsAt, endsAt },
      {
        [`GET /sales/${idOf(1)}/messages`]: () =>
          ok({
            number: 'B-10001',
            others: 'Mara Lindqvist',
            canWrite: true,
            messages: [],
            earlierThan: null,
          }),
      },
    );
    expect(await screen.findByText('Nothing has been written yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'We’re on our way.' }) !== null).toBe(isOffered);
    const call = screen.queryByRole('link', { name: 'Call +34 600 000 000' });
    expect(call?.getAttribute('href')).toBe(isOffered ? 'tel:+34600000000' : undefined);
  });

  it.each([
    ['the buyer’s own number', '+34 611 222 333', 'Call +34 611 222 333', false],
    ['a way to ask for one', null, null, true],
  ])('has %s on its day where the contact has none', async (_, buyerPhone, callName, isAsked) => {
    const startsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const endsAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const place = { ...confirmed.place, contact: 'Jo, the mate' };
    open(
      { ...confirmed, startsAt, endsAt, place, buyerPhone },
      {
        [`GET /sales/${idOf(1)}/messages`]: () =>
          ok({
            number: 'B-10001',
            others: 'Mara Lindqvist',
            canWrite: true,
            messages: [],
            earlierThan: null,
          }),
      },
    );
    expect(await screen.findByText('Nothing has been written yet.')).toBeVisible();
    const day = within(screen.getByRole('group', { name: 'On the day' }));
    expect(day.getByText(/On board MY Halcyon, Palma, berth B-12/)).toBeVisible();
    expect(day.getByText(/^Jo, the mate/)).toBeVisible();
    expect(day.queryByRole('link', { name: /^Call/ })?.textContent.trim() ?? null).toBe(callName);
    const ask = screen.queryByRole('button', { name: 'Which phone number can we call you on?' });
    expect(ask !== null).toBe(isAsked);
  });

  it('is confirmed by a free team that is chosen, the one it is held for first', async () => {
    const { user, sent } = open(toAnswer, { [action]: became('confirmed') });
    await user.click(await press('Confirm'));
    const team = await screen.findByRole('combobox', { name: 'Team' });
    // Team Red has a booking at that time.
    expect(
      within(team)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Team Blue', 'Crane']);
    await user.selectOptions(team, 'Crane');
    await user.click(await press('Confirm the booking'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [action, { action: 'confirm', teamId: idOf(13) }],
    ]);
  });

  it('goes to another free team that is chosen, at its time', async () => {
    const held = { ...confirmed, teamId: idOf(13), actions: ['assign_team'] } satisfies Booking;
    const { user, sent } = open(held, { [action]: became('confirmed') });
    await user.click(await press('Assign another team'));
    const team = await screen.findByRole('combobox', { name: 'Team' });
    expect(within(team).queryByRole('option', { name: 'Crane' })).toBeNull();
    await user.selectOptions(team, 'Team Blue');
    await user.click(await press('Assign this team'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([{ action: 'assign_team', teamId: idOf(11) }]);
  });

  it('goes to another team that the crew is told about, in the provider’s words', async () => {
    const held = { ...confirmed, teamId: idOf(13), actions: ['assign_team'] } satisfies Booking;
    const { user, sent } = open(held, { [action]: became('confirmed') });
    await user.click(await press('Assign another team'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), 'Team Blue');
    await user.click(screen.getByRole('checkbox', { name: 'Tell the crew that another team is coming' }));
    await user.click(screen.getByRole('textbox', { name: /^Message to the crew/ }));
    await user.paste('Pau comes instead of Joan.');
    await user.click(await press('Assign this team'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([
      { action: 'assign_team', teamId: idOf(11), notifiesBuyer: true, note: 'Pau comes instead of Joan.' },
    ]);
  });

  it('with a no-show reported by mistake goes on once its provider withdraws that', async () => {
    const reported = {
      ...inProgress,
      status: 'no_show_reported',
      actions: ['withdraw_no_show'],
    } satisfies Booking;
    const { user, sent } = open(reported, { [action]: became('in_progress') });
    await user.click(await press('Withdraw the no-show'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/The crew is notified immediately/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw the no-show' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([{ action: 'withdraw_no_show' }]);
  });

  it('with a reported problem says until when it is answered and what is held, and offers part of it back', async () => {
    const problem = {
      ...inProgress,
      status: 'disputed',
      completesAt: null,
      answer: 'It still leaks.',
      actions: ['accept_dispute', 'offer_part', 'contest_dispute'],
      dispute: {
        stage: 'asked',
        answerBy: '2026-12-03T10:00:00.000Z',
        offered: null,
        most: inProgress.total,
        providerNote: null,
      },
    } satisfies Booking;
    const { user, sent } = open(problem, { [action]: became('disputed') });
    expect(await screen.findByText(/offer a part, or say why you don’t agree/)).toHaveTextContent(
      / left to answer, until .*Without an answer, Quayside decides/,
    );
    expect(screen.getByText(/that the buyer paid are held/)).toBeVisible();
    await user.click(await press('Offer part of it back'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '999999');
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The hose alone.');
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(await dialog.findAllByText(/^Enter an amount of up to/)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '121');
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      action: 'offer_part',
      amount: { amountMinor: 12_100, currency: 'EUR' },
      note: 'The hose alone.',
    });
  });

  it('says whose the decision is once the two don’t agree, with what each wrote', async () => {
    open({
      ...inProgress,
      status: 'disputed',
      completesAt: null,
      answer: 'It still leaks.',
      actions: ['accept_dispute'],
      dispute: { stage: 'escalated', answerBy: null, offered: null, most: null, providerNote: 'It was dry.' },
    });
    expect(await screen.findByRole('heading', { name: 'Quayside decides about the problem' })).toBeVisible();
    expect(screen.getByText('You wrote: “It was dry.”')).toBeVisible();
    expect(screen.getByText(/usually within five working days/)).toBeVisible();
  });

  it('is declined with a reason alone', async () => {
    let now = toAnswer;
    const { user, sent } = open(toAnswer, {
      [read]: () => ok(now),
      [action]: () => {
        now = { ...toAnswer, status: 'declined', actions: [] };
        return ok(now, 'Saved.');
      },
    });
    await user.click(await press('Decline'));
    await user.click(await press('Decline the booking'));
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Why/ }), 'No crane that day.');
    await user.click(await press('Decline the booking'));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ action: 'decline', note: 'No crane that day.' }));
    expect(await screen.findByRole('heading', { name: 'You declined' })).toBeInTheDocument();
  });

  it('is given another time out of the free ones, asked for with the booking itself', async () => {
    const { user, sent, asked } = open(confirmed, {
      [`GET /market/services/${idOf(3)}/slots`]: () => ok(december),
      [action]: became('reschedule_proposed'),
    });
    await user.click(await press('Propose another time'));
    await user.click(await screen.findByRole('button', { name: /^09:00–13:00/ }));
    await user.click(await press('Propose this time'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ action: 'propose_time', startsAt: '2026-12-07T08:00:00.000Z' });
    const slots = asked.find(({ call }) => call.endsWith('/slots'));
    expect(slots?.query).toMatchObject({
      bookingId: idOf(1),
      port: 'palma',
      placeKind: 'berth',
      quantity: '1',
    });
  });

  it('is given a time that is chosen first, near the booked one and never that itself, with what it means for cancelling', async () => {
    const free = (startsAt: string) => ({ startsAt, endsAt: startsAt.replace('T08', 'T12') });
    const days = [
      { date: '2026-12-01', slots: [free('2026-12-01T08:00:00.000Z')] },
      { date: '2026-12-03', slots: [free(confirmed.startsAt)] },
      { date: '2026-12-04', slots: [free('2026-12-04T08:00:00.000Z')] },
    ];
    const { user } = open(confirmed, {
      [`GET /market/services/${idOf(3)}/slots`]: () => ok({ ...december, days }),
    });
    await user.click(await press('Propose another time'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('group', { name: 'Free times' })).toHaveFocus();
    expect(await dialog.findByText('Friday 4 December 2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^09:00–13:00/ }));
    expect(
      dialog.getByText(/could then cancel free of charge until Tue 1 Dec, 09:00 in Palma/),
    ).toBeVisible();
  });

  it('keeps the dialog and says so when the time was taken meanwhile', async () => {
    const { user } = open(confirmed, {
      [`GET /market/services/${idOf(3)}/slots`]: () => ok(december),
      [action]: () => refused(409, 'SLOT_TAKEN', 'That time was taken meanwhile.'),
    });
    await user.click(await press('Propose another time'));
    await user.click(await screen.findByRole('button', { name: /^09:00–13:00/ }));
    await user.click(await press('Propose this time'));
    expect(await screen.findByText('That time was taken meanwhile.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is finished by its provider, who then waits for the crew', async () => {
    let shown: Booking = inProgress;
    const { user, sent } = open(inProgress, {
      [read]: () => ok(shown),
      [action]: () => {
        shown = { ...inProgress, finishedAt: '2026-12-03T11:40:00.000Z', actions: ['add_file'] };
        return ok(shown, 'Saved.');
      },
    });
    await user.click(await press('Finish the work'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Is the work for B-10001 done?' });
    expect(dialog).toHaveTextContent(
      /Your share is sent when they confirm, or automatically (on .+|48 hours from now)\./,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Finish the work' }));
    expect(
      await screen.findByRole('heading', { name: 'Done: waiting for the crew to confirm' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Done, to be confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Report a no-show' })).toBeNull();
    expect(sent()[0]?.body).toEqual({ action: 'finish' });
  });

  it('is reported as a no-show with a note, after it is said what follows', async () => {
    const { user, sent } = open(inProgress, { [action]: became('no_show_reported') });
    await user.click(await press('Report a no-show'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /has 48 hours to disagree\. If they don’t, they aren’t refunded and your share, €399\.60, is sent to you\./,
    );
    const report = within(dialog).getByRole('button', { name: 'Report a no-show' });
    await user.click(report);
    expect(await within(dialog).findAllByText('Say what you found.')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await user.type(
      within(dialog).getByRole('textbox', { name: /^What did you find/ }),
      'The berth was empty.',
    );
    await user.click(report);
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({ action: 'report_no_show', note: 'The berth was empty.' }),
    );
  });

  it('says from when on a no-show can be reported', async () => {
    open({ ...inProgress, actions: ['finish'] });
    expect(await screen.findByText(/you can report a no-show from/)).toHaveTextContent(/09:30/);
  });

  it.each([
    ['until the provider has arrived', [], ['We’re running about 15 minutes late.', 'We’ve arrived.']],
    ['then that it takes longer', ['We’ve arrived.'], ['We need about 30 minutes longer.']],
  ])('offers to say that one is late also after the start, %s', async (_, written, offered) => {
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    open(
      { ...inProgress, startsAt, endsAt },
      {
        [`GET /sales/${idOf(1)}/messages`]: () =>
          ok({
            number: 'B-10001',
            others: 'Mara Lindqvist',
            canWrite: true,
            messages: written.map((text) => ({
              id: idOf(60),
              at: startsAt,
              by: 'you',
              name: 'Riviera',
              text,
            })),
            earlierThan: null,
          }),
      },
    );
    const likely = within(await screen.findByRole('group', { name: 'Likely messages' }));
    const texts = likely.getAllByRole('button').map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(offered));
    expect(texts.includes('We’ve arrived.')).toBe(written.length === 0);
  });

  it('states the full refund before it is cancelled', async () => {
    const { user } = open(confirmed);
    await user.click(await press('Cancel the booking'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('The buyer gets a full refund of €435.60');
  });

  it.each([
    ['cancel', toAnswer, 'Decline B-10001?'],
    ['cancel', confirmed, 'Cancel B-10001?'],
    ['propose_time', confirmed, 'Propose another time for B-10001'],
    ['propose_time', inProgress, null],
  ] as const)(
    'opens the dialog that a link asks for with %s, as far as it is possible',
    async (ask, booking, title) => {
      renderScreen(
        <BookingScreen />,
        { [read]: () => ok(booking), 'GET /vendor/calendar': () => ok(calendar) },
        { path, at: `${path}?booking=${idOf(1)}&ask=${ask}` },
      );
      if (title !== null) expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
      else {
        expect(await screen.findByRole('heading', { level: 1, name: 'Booking B-10001' })).toBeVisible();
        expect(screen.queryByRole('dialog')).toBeNull();
      }
    },
  );

  it('says how it has changed when a step came too late', async () => {
    let reads = 0;
    const cancelled = {
      process: 'booking',
      command: 'cancel',
      status: 'cancelled_by_crew',
      by: 'buyer',
    } as const;
    const timeline = [
      ...confirmed.timeline,
      {
        ...cancelled,
        at: '2026-12-28T11:00:00.000Z',
        saleNumber: confirmed.number,
        byName: null,
        note: null,
      },
    ];
    const { user } = open(rescheduling, {
      [read]: () =>
        ok(
          reads++ === 0 ? rescheduling : { ...confirmed, status: 'cancelled_by_crew', actions: [], timeline },
        ),
      [action]: () => refused(409, 'NOT_ALLOWED_NOW', 'That cannot be done now.'),
    });
    await user.click(await press('Accept the new time'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Accept the new time' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This booking was changed by the buyer: it is now “Cancelled by the crew”.',
    );
  });

  it('asks the crew to agree to extra work, with its tax shown', async () => {
    const call = `POST /bookings/${idOf(1)}/supplements`;
    const { user, sent } = open(inProgress, { [call]: () => ok(inProgress, 'The buyer was asked.') });
    await user.click(await press('Propose extra work'));
    await user.type(await screen.findByRole('textbox', { name: 'What has to be done' }), 'Two seacocks');
    await user.type(screen.getByRole('textbox', { name: 'Price before tax' }), '180');
    expect(screen.getByText('The crew pays €217.80 with tax.')).toBeInTheDocument();
    await user.click(await press('Send to the crew'));
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        call,
        body: { description: 'Two seacocks', amount: { amountMinor: 18_000, currency: 'EUR' } },
      }),
    );
  });

  it.each([
    ['tells the transactions of extra work apart by their number', inProgress, ['B-10001', 'B-10001/2']],
    ['does not repeat its number at each transaction where there is no extra work', confirmed, []],
  ])('%s', async (_title, booking, numbers) => {
    const paid = ledgerLine();
    const extra = ledgerLine({ entryId: idOf(41), subOrderNumber: 'B-10001/2' });
    open({ ...booking, ledger: booking === inProgress ? [paid, extra] : [paid] });
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(
      within(table)
        .queryAllByText(/^B-10001/)
        .map(({ textContent }) => textContent),
    ).toEqual(numbers);
  });

  it('says that a link without a booking leads nowhere', async () => {
    renderScreen(<BookingScreen />, {}, { path, at: `${path}?booking=nonsense` });
    expect(await screen.findByText('Booking not found')).toBeInTheDocument();
  });
});
