import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { toastStore } from '../../toasts/index.ts';
import {
  good,
  MarketStage,
  refused,
  type StageAnswers,
  type StageCall,
} from '../calendar/testing/market-stage.tsx';
import type { Booking } from '../shared/index.ts';
import { december } from '../../../api/testing/slots.ts';
import { CrewBookingScreen } from './booking-screen.tsx';
import {
  asked,
  completed,
  declinedCard,
  disputed,
  freeToCancel,
  held,
  lateToCancel,
  noShowReported,
  partOffered,
  released,
  requested,
  underWay,
} from './testing/example-bookings.ts';

/** Renders a booking's page; the fake server has the booking, and the test can change it and set other answers. */
function open(booking: Booking, answers: StageAnswers = {}, search = '') {
  const server = { booking };
  const calls: StageCall[] = [];
  const leaveFor = vi.fn();
  render(
    <UiTheme>
      <MarketStage
        address={`/crew/bookings/completed/details?booking=${booking.id}${search}`}
        answers={{ [`GET /bookings/${booking.id}`]: () => good(server.booking), ...answers }}
        onCall={(call) => calls.push(call)}
      >
        <CrewBookingScreen leaveFor={leaveFor} />
      </MarketStage>
    </UiTheme>,
  );
  const sent = () =>
    calls.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body]);
  return { server, sent, leaveFor, user: userEvent.setup() };
}

const steps = (booking: Booking) => `POST /bookings/${booking.id}/actions`;
const toasts = () => toastStore.getSnapshot().context.toasts.map(({ message }) => message);

describe('paying', () => {
  it('leads to the payment page', async () => {
    const { user, sent, leaveFor } = open(held, {
      [`POST /bookings/${held.id}/payment`]: { paymentUrl: 'https://payments.example.com/pay/1' },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay €435.60' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://payments.example.com/pay/1'));
    expect(sent()).toEqual([[`POST /bookings/${held.id}/payment`, { supplementId: null }]]);
  });

  it('never leaves for an address that is none of the web', async () => {
    const { user, sent, leaveFor } = open(held, {
      [`POST /bookings/${held.id}/payment`]: { paymentUrl: 'javascript:alert(1)' },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay €435.60' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('waits for the provider’s word after the payment page, and hears it', async () => {
    const { server } = open(held, {}, '&payment=returned');
    expect(await screen.findByText('Waiting for the payment provider.')).toBeVisible();
    server.booking = requested;
    // Polled automatically.
    expect(await screen.findByText('Thank you: the booking is requested.')).toBeVisible();
  });

  it('says why a card was declined, and that the time is still held', async () => {
    open(declinedCard, {}, '&payment=returned');
    expect(await screen.findByText('The payment was declined.')).toBeVisible();
    expect(screen.getByText(/over its limit/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('that was left is still possible, and the time can be released after asking', async () => {
    const { user, sent, server } = open(
      held,
      {
        [`POST /bookings/${held.id}/give-up`]: () => {
          server.booking = released;
          return good(released, 'The time is free again.');
        },
      },
      '&payment=cancelled',
    );
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Release the time' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Release the time' }));
    expect(await screen.findByText('Nothing was charged.')).toBeVisible();
    expect(sent()).toEqual([[`POST /bookings/${held.id}/give-up`, null]]);
    expect(screen.getByRole('link', { name: 'Choose a time again' })).toHaveAttribute(
      'href',
      `/crew/booking/new-create-booking?service=${held.serviceId}&place=berth&again=${held.number}&port=palma`,
    );
  });
});

describe('cancelling', () => {
  const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    return screen.findByRole('dialog', { name: /^Cancel B-10001/ });
  };

  it('shows what comes back and until when, and sends that figure', async () => {
    const { user, sent } = open(freeToCancel, {
      [steps(freeToCancel)]: () =>
        good({ ...freeToCancel, status: 'cancelled_by_crew', actions: [] }, 'Cancelled.'),
    });
    const dialog = await openDialog(user);
    expect(dialog).toHaveTextContent(
      'You get back €435.60, everything you paid. This applies until Mon 30 Nov, 09:00 in Palma.',
    );
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(
      'Riviera Marine Engineering will see this. 0 of 1,000 characters',
    );
    await user.type(within(dialog).getByRole('textbox'), 'We sail tonight.');
    expect(within(dialog).getByText('16 of 1,000 characters')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and get back €435.60' }));
    await waitFor(() => expect(toasts()).toEqual(['Cancelled.']));
    expect(sent()).toEqual([
      [
        steps(freeToCancel),
        {
          action: 'cancel',
          note: 'We sail tonight.',
          expectedRefund: { amountMinor: 43_560, currency: 'EUR' },
        },
      ],
    ]);
  });

  it('says that nothing comes back once the limit is over, and needs no reason', async () => {
    const { user, sent } = open(lateToCancel, {
      [steps(lateToCancel)]: () =>
        good({ ...lateToCancel, status: 'cancelled_by_crew', actions: [] }, 'Cancelled.'),
    });
    const dialog = await openDialog(user);
    expect(dialog).toHaveTextContent(
      'You get nothing back: free cancellation ended on Mon 30 Nov, 09:00 in Palma.',
    );
    expect(dialog).toHaveTextContent('Riviera Marine Engineering keeps €435.60.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel without a refund' }));
    await waitFor(() => expect(toasts()).toContain('Cancelled.'));
    expect(sent()).toMatchObject([[steps(lateToCancel), { action: 'cancel', note: null }]]);
  });

  it('shows the new figure where it has changed meanwhile, keeps what was typed, and asks again', async () => {
    const { user, server, sent } = open(freeToCancel, {
      [steps(freeToCancel)]: () => {
        server.booking = lateToCancel;
        return refused(409, 'PRICE_CHANGED');
      },
    });
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox'), 'We sail tonight.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and get back €435.60' }));
    expect(await within(dialog).findByText(/The refund has changed/)).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('We sail tonight.');
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel without a refund' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.[1]).toMatchObject({ expectedRefund: { amountMinor: 0, currency: 'EUR' } });
  });

  it('says that the booking has changed meanwhile, and leaves nothing to press', async () => {
    const { user, server } = open(freeToCancel, {
      [steps(freeToCancel)]: () => {
        server.booking = { ...freeToCancel, status: 'in_progress', actions: [], cancellation: null };
        return refused(409, 'NOT_ALLOWED_NOW');
      },
    });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and get back €435.60' }));
    const told = within(await screen.findByRole('alertdialog'));
    expect(told.getByRole('alert')).toHaveTextContent(
      'This booking has changed meanwhile: it is now “In progress”.',
    );
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });
});

describe('another time', () => {
  it('that the provider proposes is shown beside the booked one, and accepted after asking', async () => {
    const { user, sent } = open(asked, {
      [steps(asked)]: () => good(freeToCancel, 'The new time is agreed.'),
    });
    expect(await screen.findByText('The crane is under repair', { exact: false })).toBeVisible();
    // Each time has its own limit; until the provider agrees, that of the booked time applies.
    expect(
      screen.getByText(
        'The price stays the same. Without an answer, the booked time applies, with free cancellation until Mon 30 Nov, 09:00 in Palma. Once the new time is agreed, you can cancel free of charge until Tue 1 Dec, 09:00 in Palma.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept the new time' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'The work is then on Fri 4 Dec, 09:00–13:00 in Palma instead of Thu 3 Dec, 09:00–13:00 in Palma. The price stays €435.60. Once the new time is agreed, you can cancel free of charge until Tue 1 Dec, 09:00 in Palma.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Accept the new time' }));
    await waitFor(() => expect(toasts()).toEqual(['The new time is agreed.']));
    expect(sent()).toEqual([[steps(asked), { action: 'accept_time' }]]);
  });

  it('is chosen first, among times other than the booked one, and says until when it can be cancelled', async () => {
    const free = (startsAt: string) => ({ startsAt, endsAt: startsAt.replace('T08', 'T12') });
    const booked = '2026-12-03';
    const { user } = open(freeToCancel, {
      [`GET /market/services/${freeToCancel.serviceId}/slots`]: {
        ...december,
        days: [
          { date: booked, slots: [free(freeToCancel.startsAt)] },
          { date: '2026-12-04', slots: [free('2026-12-04T08:00:00.000Z')] },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('group', { name: 'Free times' })).toHaveFocus();
    expect(await dialog.findByText('Friday 4 December 2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^09:00–13:00/ }));
    expect(
      dialog.getByText(
        'Once the new time is agreed, you can cancel free of charge until Tue 1 Dec, 09:00 in Palma.',
      ),
    ).toBeVisible();
  });

  it('is proposed from the free times, with a message; one that is gone is said so', async () => {
    const { user, sent } = open(freeToCancel, {
      [`GET /market/services/${freeToCancel.serviceId}/slots`]: december,
      [steps(freeToCancel)]: () => refused(409, 'SLOT_TAKEN', 'Someone else took this time.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const dialog = within(await screen.findByRole('dialog'));
    const propose = dialog.getByRole('button', { name: 'Propose this time' });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(propose);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose one of the free times.');
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(/^Choose one of the free times\.$/);
    expect(scrolled.mock.contexts.at(-1)).toHaveFocus();
    await user.click(await dialog.findByRole('button', { name: /^09:00–13:00/ }));
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent('New time');
    scrolled.mockRestore();
    await user.type(dialog.getByRole('textbox'), 'We arrive later.');
    await user.click(propose);
    expect(await dialog.findByText('Someone else took this time.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('We arrive later.');
    expect(sent()).toEqual([
      [
        steps(freeToCancel),
        { action: 'propose_time', startsAt: '2026-12-07T08:00:00.000Z', note: 'We arrive later.' },
      ],
    ]);
  });
});

it('that is confirmed is saved as a file for a calendar', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = open(freeToCancel, {
    [`GET /bookings/${freeToCancel.id}/event`]: () =>
      new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar; charset=utf-8' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.type, await saved[0]?.text()]).toEqual(['text/calendar', 'BEGIN:VCALENDAR']);
});

it('that is not confirmed yet has nothing to add to a calendar', async () => {
  open(requested);
  await screen.findByText('What you booked');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

describe('a problem', () => {
  // Uploads with photos are tested in a browser, because jsdom's forms differ from its requests' (booking.stories.tsx).
  it('shows what the provider offers for a problem, which is accepted or refused with a reason', async () => {
    const { user, sent } = open(partOffered, { [steps(partOffered)]: () => null });
    expect(await screen.findByRole('heading', { name: /offers €121\.00 back$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/€121\.00 goes back the way you paid/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Refuse the offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Too little.');
    await user.click(dialog.getByRole('button', { name: 'Refuse the offer' }));
    await waitFor(() =>
      expect(sent()).toEqual([[steps(partOffered), { action: 'refuse_part', note: 'Too little.' }]]),
    );
  });

  it('is reported with words, which stay typed over a failure', async () => {
    let isAway = true;
    const { user, sent } = open(underWay, {
      [steps(underWay)]: () =>
        isAway ? null : good({ ...underWay, status: 'disputed', actions: [] }, 'Reported.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    const report = dialog.getByRole('button', { name: 'Report the problem' });
    await user.click(report);
    expect(await dialog.findAllByText('Describe the problem.')).not.toHaveLength(0);
    await user.type(dialog.getByRole('textbox'), 'It still leaks.');
    await user.click(report);
    expect(await dialog.findByText(/couldn’t reach Quayside/)).toBeVisible();
    isAway = false;
    await user.click(report);
    await waitFor(() => expect(toasts()).toEqual(['Reported.']));
    expect(sent().map(([, body]) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ action: 'dispute', note: 'It still leaks.' })),
    );
  });

  it('is a no-show with which the crew disagrees, with what happened', async () => {
    const { user, sent } = open(noShowReported, {
      [steps(noShowReported)]: () =>
        good({ ...noShowReported, status: 'disputed', actions: [] }, 'Reported.'),
    });
    const panel = within(
      await screen.findByRole('region', { name: 'Riviera Marine Engineering reports that nobody was there' }),
    );
    expect(panel.getByText('“The berth was empty, and nobody answered the phone.”')).toBeVisible();
    expect(panel.getByText(/^If that isn’t right, say so by /)).toHaveTextContent(
      /Otherwise, what you paid isn’t refunded\.$/,
    );
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    expect(screen.queryByText('Buyer’s phone')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Disagree: we were there' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^What happened/ }), 'We were all on board.');
    await user.click(dialog.getByRole('button', { name: 'Disagree' }));
    await waitFor(() =>
      expect(sent()).toEqual([[steps(noShowReported), { action: 'dispute', note: 'We were all on board.' }]]),
    );
  });

  it.each([
    ['withdrawn', false],
    ['settled', true],
  ] as const)('that is %s shows the last word only if it is of who decided', async (stage, isShown) => {
    open({
      ...disputed,
      status: 'completed',
      answer: 'Half of it is still green.',
      actions: [],
      dispute: { stage, answerBy: null, offered: null, most: null, providerNote: null },
    });
    expect(await screen.findByRole('region', { name: 'What you booked' })).toBeVisible();
    expect(screen.queryByText('Half of it is still green.') !== null).toBe(isShown);
  });

  it('does not take a photo of more than 10 MB', async () => {
    const { user } = open(underWay);
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    const large = new File(['1'], 'film.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    await user.upload(dialog.getByLabelText('Photos of the problem'), large);
    expect(await dialog.findByText('film.jpg is larger than 10 MB.')).toBeVisible();
    expect(dialog.queryByRole('list', { name: 'Photos to send' })).toBeNull();
  });
});

describe('extra work', () => {
  const [extra, accepted] = underWay.supplements;
  const page = {
    [`POST /bookings/${underWay.id}/payment`]: { paymentUrl: 'https://payments.example.com/pay/2' },
  };
  const answerTo = `POST /bookings/${underWay.id}/supplements/${extra?.id}`;
  const actsOn = async (number: string) =>
    within(await screen.findByRole('group', { name: `Actions for ${number}` }));

  it('that waits comes first, with its deadline and its price with tax', async () => {
    open({ ...underWay, answer: 'See you on board.' });
    const panels = await screen.findAllByRole('region');
    expect(panels[0]).toHaveAccessibleName('Riviera Marine Engineering proposes extra work');
    expect(panels[0]).toHaveTextContent('Answer by Sat 5 Dec, 11:15 in Palma');
    expect(panels[0]).toHaveTextContent('€217.80with €37.80 tax');
    expect(panels[0]?.compareDocumentPosition(screen.getByText('See you on board.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('is accepted and paid in one step', async () => {
    const { user, sent, leaveFor } = open(underWay, {
      [answerTo]: () => good(underWay, 'Accepted.'),
      ...page,
    });
    const acts = await actsOn('B-10001/2');
    await user.click(acts.getByRole('button', { name: 'Accept and pay €217.80' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      [answerTo, { action: 'accept' }],
      [`POST /bookings/${underWay.id}/payment`, { supplementId: extra?.id }],
    ]);
  });

  it('that could not be accepted is not paid, and that is said', async () => {
    const { user, sent, leaveFor } = open(underWay, { [answerTo]: () => refused(409, 'NOT_ALLOWED_NOW') });
    const acts = await actsOn('B-10001/2');
    await user.click(acts.getByRole('button', { name: 'Accept and pay €217.80' }));
    await waitFor(() => expect(toasts()).toEqual(['The extra work wasn’t accepted.']));
    expect([sent().length, leaveFor.mock.calls.length]).toEqual([1, 0]);
  });

  it('that was accepted before is paid', async () => {
    const { user, sent } = open(underWay, page);
    const acts = await actsOn('B-10001/3');
    await user.click(acts.getByRole('button', { name: 'Pay €217.80' }));
    await waitFor(() =>
      expect(sent()).toEqual([[`POST /bookings/${underWay.id}/payment`, { supplementId: accepted?.id }]]),
    );
  });

  it('is declined after asking', async () => {
    const { user, sent } = open(underWay, { [answerTo]: () => good(underWay, 'Declined.') });
    const acts = await actsOn('B-10001/2');
    await user.click(acts.getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('“Two corroded seacocks replaced” isn’t done');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(toasts()).toEqual(['Declined.']));
    expect(sent()).toEqual([[answerTo, { action: 'decline' }]]);
  });

  it('has lines of its own in the price, so that what was paid adds up', async () => {
    open(completed);
    const price = within(await screen.findByRole('table', { name: 'Price' }));
    expect(price.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '1 visit€360.00',
      'Tax (21%)€75.60',
      'Agreed price€435.60',
      'Extra work B-10001/2, with tax€217.80',
      'Total€653.40',
      'Paid€653.40',
      'Refunded-€50.00',
      'After refunds€603.40',
    ]);
  });
});

describe('a completed booking', () => {
  it('has a receipt with tax, extra work and what came back, and can be booked again', async () => {
    open(completed);
    const receipt = within(await screen.findByRole('table', { name: 'What was paid' }));
    expect(receipt.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'WorkNetTax (21%)Total',
      'Diesel engine service1 visit€360.00€75.60€435.60',
      'Extra work: Two corroded seacocks replaced€180.00€37.80€217.80',
      'Total paid€653.40',
      'Refunded-€50.00',
      'After refunds€603.40',
    ]);
    // With the year, and each day on which something was paid.
    expect(screen.getByText('Wednesday 25 November 2026, Thursday 3 December 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      `/crew/booking/new-create-booking?service=${completed.serviceId}&place=berth&again=${completed.number}&port=palma`,
    );
  });

  it('names the business that it was booked for on its receipt, with its VAT ID', async () => {
    const billTo = {
      status: 'business',
      country: 'DE',
      vatId: 'DE136695976',
      usedCommercially: false,
      companyName: 'Halcyon Yachting GmbH',
      street: 'Am Sandtorkai 1',
      postalCode: '20457',
      city: 'Hamburg',
    } as const;
    open({ ...completed, status: 'cancelled_by_crew', billTo });
    const receipt = within(await screen.findByRole('region', { name: `Receipt ${completed.number}` }));
    const fact = (term: string) => receipt.getByText(term).nextElementSibling;
    expect(fact('Booked for')).toHaveTextContent('Halcyon Yachting GmbHVAT ID DE136695976');
    expect(fact('Buyer')).toHaveTextContent('Marina Soler, MY Halcyon');
    expect(fact('Cancelled, was planned for')).toHaveTextContent('Thursday 3 December 2026');
  });

  it('has a receipt to download', async () => {
    open(completed);
    expect(await screen.findByRole('button', { name: 'Receipt' })).toBeVisible();
  });

  it('is not one before: there is no receipt while the work is under way', async () => {
    open(underWay);
    await screen.findByRole('heading', { name: 'Booking B-10001' });
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
  });
});

it('shows the terms with their date before the provider has confirmed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  open(requested);
  expect(
    await screen.findByText(
      'Once it’s confirmed, you can cancel free of charge until Mon 30 Nov, 09:00 in Palma. After that, nothing is refunded.',
    ),
  ).toBeVisible();
});

it('that is not one’s own is none', async () => {
  open(requested, { [`GET /bookings/${requested.id}`]: () => refused(404, 'NOT_FOUND') });
  expect(await screen.findByText('Booking not found')).toBeVisible();
});
