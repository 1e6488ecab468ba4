import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bookingId,
  confirmed,
  declinedCard,
  engineService,
  held,
  nearestSlots,
  newPrice,
  price,
  released,
  requested,
  slot,
  untaxedPrice,
} from '../../../machines/booking/testing/examples.ts';
import { charterCompany } from '../../../api/testing/delivery.ts';
import { sessionOf } from '../../testing/render-screen.tsx';
import { created, refused, renderBook } from './testing/render-book.tsx';
import { heldTime, slots, yachts } from './testing/example-reads.ts';

const { id: serviceId } = engineService;
const chosen = `service=${serviceId}&place=berth&port=palma&start=${encodeURIComponent(slot.startsAt)}`;
const atDetails = `/crew/booking/new-create-booking?${chosen}&step=details`;
const atReview = `/crew/booking/confirm-booking?${chosen}`;
const atBooking = `/crew/booking/status?booking=${bookingId}`;
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 });
const press = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 5_000 });

/** Stores a draft as if details and billing had been completed in this tab before. */
const skipBoth = (
  place: { yachtId: string | null; berth: string | null } = { yachtId: null, berth: 'B-12' },
) =>
  sessionStorage.setItem(
    'quayside:booking-draft',
    JSON.stringify({
      serviceId,
      details: { ...place, contact: null, latestUsefulOn: null, note: null },
      billTo: null,
      settled: ['details', 'billing'],
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-25T09:02:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the path to a booking', () => {
  it('leads from the search to the held time, with an address for each step', async () => {
    const { user, address, changes } = renderBook('/crew/booking/select-service');
    await user.click(await press(/^Choose Diesel engine service/));
    await title('Choose a place and time');
    expect(address()).toContain('/crew/booking/new-create-booking?');
    await user.click(screen.getByRole('radio', { name: 'On board, at the berth' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Port' }), 'Palma');
    await user.click(await press(/^09:00/));
    await user.click(await press('Continue'));
    await title('What should the provider know?');
    const chosenLine = /^Diesel engine service by /;
    expect(screen.getByText(chosenLine)).toHaveTextContent('Thu 3 Dec, 09:00–13:00 in Palma');
    expect(screen.getByText(chosenLine)).toHaveTextContent('€435.60 with tax for a private person');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Yacht/ }), 'MY Halcyon');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Coolant is lost.');
    await user.click(await press('Continue'));
    await title('Who is this booking for?');
    // The tax depends on who the booking is for, so the price follows the choice at once.
    await user.click(screen.getByRole('radio', { name: 'The yacht’s business' }));
    expect(screen.getByText(chosenLine)).toHaveTextContent('€360.00 before tax');
    await user.click(screen.getByRole('radio', { name: /private person/i }));
    expect(screen.getByText(chosenLine)).toHaveTextContent('€435.60 with tax for a private person');
    await user.click(await press('Continue'));
    await title('Review your booking');
    expect(
      screen.getByText(/Cancel free of charge until Mon 30 Nov, 09:00 in Palma: you get €435.60 back/),
    ).toBeVisible();
    await user.click(await press('Hold the time and pay €435.60'));
    await title('Pay to request the booking');
    expect(address()).toBe(`/crew/booking/confirm-booking?booking=${bookingId}`);
    expect(changes()).toMatchObject([
      {
        call: 'POST /bookings',
        body: {
          serviceId,
          placeKind: 'berth',
          port: 'palma',
          startsAt: slot.startsAt,
          expectedTotal: price.total,
          berth: 'B-12',
          note: 'Coolant is lost.',
          billTo: null,
        },
      },
    ]);
    expect(changes()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('begins with the yacht’s business, remembers it as it is changed, and books for it', async () => {
    const [yacht] = yachts;
    const { user, changes } = renderBook(atDetails, {
      'GET /yachts': () => ({ items: [{ ...yacht, billTo: charterCompany }] }),
      'POST /bookings/price': () => untaxedPrice,
      [`PUT /yachts/${yacht?.id}`]: ({ body }) => ({ ...yacht, ...Object(body), version: 2 }),
    });
    await title('What should the provider know?');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Yacht/ }), 'MY Halcyon');
    // What the business pays is known before the step that asks for it.
    const exact = '€360.00 without tax for Halcyon Charter S.L.';
    expect(await screen.findByText(exact)).toBeVisible();
    await user.click(await press('Continue'));
    await title('Who is this booking for?');
    expect(screen.getByText(exact)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The yacht’s business' })).toBeChecked();
    const city = screen.getByRole('textbox', { name: 'City' });
    expect(city).toHaveValue('Palma');
    await user.clear(city);
    await user.click(await press('Continue'));
    expect(city).toHaveAccessibleDescription('Enter the city of the billing address.');
    await user.type(city, 'Calvià');
    await user.click(await press('Continue'));
    await title('Review your booking');
    expect(screen.getByText('Halcyon Charter S.L.')).toBeVisible();
    await user.click(await press(/^Hold the time and pay/));
    await title('Pay to request the booking');
    const billTo = { ...charterCompany, city: 'Calvià' };
    expect(changes()).toMatchObject([
      { call: `PUT /yachts/${yacht?.id}`, body: { name: 'MY Halcyon', billTo } },
      { call: 'POST /bookings', body: { billTo } },
    ]);
  });

  it('books again what a link names with each step asked anew, and without the last PO number', async () => {
    const kept = {
      serviceId,
      details: { yachtId: null, berth: 'B-12', contact: 'Jo', note: 'Coolant is lost.', poNumber: 'PO-77' },
      billTo: null,
      settled: ['details', 'billing'],
    };
    sessionStorage.setItem('quayside:booking-draft', JSON.stringify(kept));
    const { user } = renderBook(
      `/crew/booking/new-create-booking?service=${serviceId}&place=berth&port=palma&again=B-10114`,
    );
    expect(await screen.findByText('Copied from B-10114')).toBeVisible();
    await user.click(await press(/^09:00/));
    await user.click(await press('Continue'));
    await title('What should the provider know?');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Coolant is lost.');
    expect(screen.getByRole('textbox', { name: /^PO number/ })).toHaveValue('');
  });

  it('goes back with the browser, and keeps what was typed', async () => {
    const { user, router } = renderBook(atDetails);
    await title('What should the provider know?');
    await user.type(screen.getByRole('textbox', { name: /^Contact/ }), 'Jo, on deck');
    await user.type(screen.getByRole('textbox', { name: /^Berth/ }), 'C-7');
    await user.click(await press('Continue'));
    await title('Who is this booking for?');
    await router.navigate(-1);
    await title('What should the provider know?');
    expect(screen.getByRole('textbox', { name: /^Contact/ })).toHaveValue('Jo, on deck');
  });

  it('leaves no step between a service’s page and the first that asks for something', async () => {
    const titles: (string | undefined)[] = [];
    const seen = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent));
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { router } = renderBook(atDetails.replace('&step=details', ''));
    await title('What should the provider know?');
    seen.disconnect();
    expect([...new Set(titles)]).toEqual(['Book a service', 'What should the provider know?']);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('asks on board for a berth or a yacht, where it is typed', async () => {
    const { user } = renderBook(atDetails);
    await title('What should the provider know?');
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    // The only yacht is preselected, with its berth.
    const yacht = await screen.findByRole('combobox', { name: /^Yacht/ });
    await waitFor(() => expect(yacht).toHaveDisplayValue('MY Halcyon'));
    expect(screen.getByRole('textbox', { name: /^Berth/ })).toHaveValue('B-12');
    await user.selectOptions(yacht, '');
    await user.clear(screen.getByRole('textbox', { name: /^Berth/ }));
    await user.click(await press('Continue'));
    const sentence = 'Enter the berth or marina, or choose the yacht.';
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Berth/ })).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      ),
    );
    await user.selectOptions(yacht, 'MY Halcyon');
    await user.click(await press('Continue'));
    await title('Who is this booking for?');
  });

  it('loses nothing typed over a reload', async () => {
    const before = renderBook(atDetails);
    await title('What should the provider know?');
    const berth = screen.getByRole('textbox', { name: /^Berth/ });
    await waitFor(() => expect(berth).toHaveValue('B-12'));
    await before.user.clear(berth);
    await before.user.type(berth, 'C-7');
    before.unmount();
    renderBook(before.address());
    await title('What should the provider know?');
    expect(screen.getByRole('textbox', { name: /^Berth/ })).toHaveValue('C-7');
  });

  it('takes the focus to the title of each step', async () => {
    const { user } = renderBook(atDetails);
    await title('What should the provider know?');
    await user.type(screen.getByRole('textbox', { name: /^Berth/ }), 'C-7');
    await user.click(await press('Continue'));
    expect(await title('Who is this booking for?')).toHaveFocus();
  });

  it('looks first in the port of the yacht, and everywhere once that is asked for', async () => {
    const ports: (string | undefined)[] = [];
    const { user } = renderBook('/crew/booking/select-service', {
      'GET /market/services': ({ query }) => {
        ports.push(query.port);
        return { items: [], nextCursor: null, total: 0, categories: [] };
      },
    });
    const port = await screen.findByRole('combobox', { name: 'Port' });
    await waitFor(() => expect(port).toHaveValue(yachts[0]?.port));
    await user.selectOptions(port, '');
    await waitFor(() => expect(ports).toEqual([yachts[0]?.port, undefined]));
  });

  it('says in the review that no berth was given', async () => {
    skipBoth({ yachtId: yachts[0]?.id ?? '', berth: null });
    renderBook(atReview);
    await title('Review your booking');
    expect(screen.getByText(/^Not given yet\. You can still tell .* by message\.$/)).toBeVisible();
  });

  it('says beside the price of a time that it is too near for free cancellation', async () => {
    vi.setSystemTime('2026-11-30T08:00:00.000Z');
    const { user } = renderBook(
      `/crew/booking/new-create-booking?service=${serviceId}&place=berth&port=palma`,
    );
    await user.click(await press(/^13:30/));
    expect(screen.queryByText(/too soon for free cancellation/)).toBeNull();
    await user.click(await press(/^09:00/));
    const terms = screen.getByText(/^It starts too soon for free cancellation: .* nothing is refunded/);
    expect(terms.closest('[role="status"]')).toHaveTextContent('€435.60 with tax for a private person');
  });

  it('begins anew for a link from elsewhere', async () => {
    const { router } = renderBook(atBooking, { [`GET /bookings/${bookingId}`]: () => confirmed });
    await title('Your booking is confirmed');
    await router.navigate('/crew/booking/select-service');
    await title('What do you need done?');
  });
});

describe('the price for who is billed', () => {
  const forBusiness = async (answers: Parameters<typeof renderBook>[1]) => {
    const [yacht] = yachts;
    const book = renderBook(atDetails, {
      'GET /yachts': () => ({ items: [{ ...yacht, billTo: charterCompany }] }),
      ...answers,
    });
    await book.user.selectOptions(
      await screen.findByRole('combobox', { name: /^Yacht/ }, { timeout: 5_000 }),
      'MY Halcyon',
    );
    await book.user.click(await press('Continue'));
    await title('Who is this booking for?');
    await book.user.click(await press('Continue'));
    return book;
  };

  it('of a business that owes the tax itself is shown with the reason, and held', async () => {
    const asked: unknown[] = [];
    const { user, changes } = await forBusiness({
      'POST /bookings/price': ({ body }) => {
        asked.push(body);
        return untaxedPrice;
      },
    });
    await title('Review your booking');
    expect(await screen.findByText(/^Reverse charge: the buyer accounts for the VAT/)).toBeVisible();
    await user.click(await press('Hold the time and pay €360.00'));
    await title('Pay to request the booking');
    const work = { serviceId, placeKind: 'berth', port: 'palma', quantity: 1 };
    expect(asked.at(-1)).toEqual({ ...work, billTo: charterCompany });
    expect(changes().at(-1)).toMatchObject({
      call: 'POST /bookings',
      body: { billTo: charterCompany, expectedTotal: untaxedPrice.total },
    });
  });

  it('is not given for a VAT ID that VIES doesn’t know, which is said at its field', async () => {
    const message = 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.';
    const fields = [{ field: 'billTo/vatId', message, rule: 'unknown' }];
    await forBusiness({ 'POST /bookings/price': () => refused('VALIDATION', { fields }, 400) });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^VAT ID/ })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
    await title('Who is this booking for?');
  });

  it('that the server can’t tell is asked for again, with the booking as it was typed', async () => {
    let isAway = true;
    const { user } = await forBusiness({
      'POST /bookings/price': () => (isAway ? refused('UNAVAILABLE', {}, 503) : price),
    });
    expect(await screen.findByText('We couldn’t work out the price.')).toBeVisible();
    expect(screen.getByText('Halcyon Charter S.L.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Hold the time/ })).toBeNull();
    isAway = false;
    await user.click(await press(/again/i));
    expect(await press('Hold the time and pay €435.60')).toBeEnabled();
  });
});

describe('a time that is lost', () => {
  it('leads back to the times with the nearest ones', async () => {
    skipBoth();
    let isTaken = false;
    const { user } = renderBook(atReview, {
      'POST /bookings': () => {
        isTaken = true;
        return refused('SLOT_TAKEN', { nearestSlots });
      },
      [`GET /market/services/${serviceId}/slots`]: () =>
        isTaken ? { ...slots, days: [{ date: '2026-12-04', slots: nearestSlots.slice(1) }] } : slots,
    });
    await user.click(await press(/^Hold the time/));
    await title('Choose a place and time');
    expect(await screen.findByText('This time was just taken.')).toBeVisible();
    expect(await press('Thu 3 Dec, 13:30–17:30')).toBeVisible();
    await user.click(await press('Fri 4 Dec, 09:00–13:00'));
    await title('Review your booking');
    expect(screen.getByText(/berth B-12/)).toBeVisible();
  });

  it('leaves the month and the day open in which it was', async () => {
    skipBoth();
    const later = '2027-01-20T08:00:00.000Z';
    const asked: (string | null)[] = [];
    const at = (startsAt: string) => ({
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 14_400_000).toISOString(),
    });
    let isTaken = false;
    const { user } = renderBook(atReview.replace(/start=[^&]*/, `start=${later}`), {
      'POST /bookings': () => {
        isTaken = true;
        return refused('SLOT_TAKEN', { nearestSlots: [] });
      },
      [`GET /market/services/${serviceId}/slots`]: ({ query }) => {
        asked.push(query.from ?? null);
        const days = ['2027-01-05', '2027-01-19', ...(isTaken ? [] : ['2027-01-20'])];
        return {
          ...slots,
          from: '2027-01-01',
          days: days.map((date) => ({ date, slots: [at(`${date}T08:00:00.000Z`)] })),
        };
      },
    });
    await user.click(await press(/^Hold the time/));
    await title('Choose a place and time');
    expect(await screen.findByRole('group', { name: 'Tuesday 19 January 2027' })).toBeVisible();
    expect(asked.at(-1)).toBe('2027-01-01');
  });

  it('shows a new price and asks again', async () => {
    skipBoth();
    const prices = [price, newPrice];
    const { user, changes } = renderBook(atReview, {
      'POST /bookings/price': () => prices.shift(),
      'POST /bookings': () => refused('PRICE_CHANGED'),
    });
    await user.click(await press('Hold the time and pay €435.60'));
    expect(await screen.findByText('The price has changed.')).toBeVisible();
    await user.click(await press('Hold the time and pay €471.90'));
    expect(new Set(changes().map(({ key }) => key)).size).toBe(2);
  });

  it('says that the provider was suspended in between', async () => {
    skipBoth();
    const { user } = renderBook(atReview, { 'POST /bookings': () => refused('LISTING_NOT_AVAILABLE') });
    await user.click(await press(/^Hold the time/));
    await title('What do you need done?');
    expect(screen.getByText('This service can’t be booked at the moment.')).toBeVisible();
  });
});

describe('an answer that is lost', () => {
  it('is not said to have changed nothing, and is asked for again under the same key', async () => {
    skipBoth();
    let tries = 0;
    const { user, changes } = renderBook(atReview, {
      'POST /bookings': () => {
        tries += 1;
        return tries === 1 ? Response.error() : created;
      },
    });
    await user.click(await press(/^Hold the time/));
    expect(await screen.findByText(/^We don’t know if your time is held\./)).toBeVisible();
    expect(screen.queryByText(/Nothing was changed/)).toBeNull();
    await user.click(await press('Try again'));
    await title('Pay to request the booking');
    expect(new Set(changes().map(({ key }) => key)).size).toBe(1);
  });
});

describe('a held time', () => {
  it('in another tab is shown before another is chosen, with the way to pay or release it', async () => {
    const { user, address } = renderBook(atDetails, {
      'GET /bookings': () => ({
        items: [heldTime],
        nextCursor: null,
        total: 1,
      }),
    });
    expect(await screen.findByText('You’re holding a time for Diesel engine service')).toBeVisible();
    expect(screen.getByText(/Thu 3 Dec, 09:00–13:00 in Palma/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pay or release it' }));
    await title('Pay to request the booking');
    expect(address()).toBe(`/crew/booking/confirm-booking?booking=${bookingId}`);
    expect(screen.queryByText(/^You’re holding a time/)).toBeNull();
  });

  it('is shown beside the one that is being paid, which is not', async () => {
    const other = { ...heldTime, id: 'another', serviceName: 'Rigging check' };
    renderBook(`/crew/booking/confirm-booking?booking=${bookingId}`, {
      'GET /bookings': () => ({ items: [heldTime, other], nextCursor: null, total: 2 }),
    });
    expect(await screen.findByText('You’re holding a time for Rigging check')).toBeVisible();
    expect(screen.queryByText('You’re holding a time for Diesel engine service')).toBeNull();
  });

  it('is resumed with what the server knows, and counts down', async () => {
    renderBook(`/crew/booking/confirm-booking?booking=${bookingId}`);
    await title('Pay to request the booking');
    expect(screen.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('13:00');
  });

  it('that is paid leaves no order number to the next booking, which asks for each step again', async () => {
    const stored = () => JSON.parse(sessionStorage.getItem('quayside:booking-draft') ?? '{}');
    sessionStorage.setItem(
      'quayside:booking-draft',
      JSON.stringify({
        serviceId,
        details: { contact: 'Jo, on deck', poNumber: 'PO-77' },
        billTo: null,
        settled: ['details', 'billing'],
      }),
    );
    renderBook(`/crew/booking/confirm-booking?booking=${bookingId}&payment=returned`, {
      [`GET /bookings/${bookingId}`]: () => requested,
    });
    await waitFor(() => expect(stored().settled).toEqual([]));
    expect(stored().details).toEqual({ contact: 'Jo, on deck', poNumber: null });
  });

  it('says why the card was declined, and offers to try again', async () => {
    renderBook(`/crew/booking/confirm-booking?booking=${bookingId}&payment=returned`, {
      [`GET /bookings/${bookingId}`]: () => declinedCard,
    });
    expect(await screen.findByText('Your bank declined the card.')).toBeVisible();
    // The bank's message already explains that nothing was charged.
    expect(screen.getByText('Your time is still held.')).toBeVisible();
    expect(await press('Try again')).toBeEnabled();
  });

  it('that ran out leads to the times, and is held anew under another key', async () => {
    skipBoth();
    let read = held;
    const { user, changes, router } = renderBook(atReview, {
      [`GET /bookings/${bookingId}`]: () => read,
    });
    await user.click(await press(/^Hold the time/));
    await title('Pay to request the booking');
    read = released;
    await router.navigate('/crew/cart');
    await router.navigate(`/crew/booking/status?booking=${bookingId}`);
    await title('Choose a place and time');
    expect(screen.getByText('The time to pay ran out.')).toBeVisible();
    await user.click(await press(/^09:00/));
    await user.click(await press('Continue'));
    read = held;
    await title('What should the provider know?');
    await user.click(await press('Continue'));
    await title('Who is this booking for?');
    await user.click(await press('Continue'));
    await user.click(await press(/^Hold the time/));
    await title('Pay to request the booking');
    expect(new Set(changes().map(({ key }) => key)).size).toBe(2);
  });

  it('is given up after a question', async () => {
    const { user, changes } = renderBook(`/crew/booking/confirm-booking?booking=${bookingId}`, {
      [`POST /bookings/${bookingId}/give-up`]: () => released,
    });
    await user.click(await press('Release the time'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Release the time' }));
    await title('Choose a place and time');
    expect(changes()).toMatchObject([{ call: `POST /bookings/${bookingId}/give-up` }]);
  });
});

describe('the provider’s answer', () => {
  it('is awaited, and the request can be withdrawn', async () => {
    const { user, changes } = renderBook(atBooking, {
      [`GET /bookings/${bookingId}`]: () => requested,
      [`POST /bookings/${bookingId}/actions`]: () => ({
        ...requested,
        status: 'withdrawn',
        actions: [],
        version: 3,
      }),
    });
    await title('Waiting for Riviera Marine Engineering');
    expect(await screen.findByText(/^Nothing is charged: your bank releases the €/)).toBeVisible();
    await user.click(await press('Withdraw the request'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw the request' }));
    await title('You withdrew the request');
    expect(changes()).toMatchObject([{ body: { action: 'withdraw' } }]);
  });

  it('is shown when the booking’s event arrives, without waiting for the next look', async () => {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    let read = requested;
    let reads = 0;
    renderBook(
      atBooking,
      {
        'GET /orders/events': () =>
          new Response(new ReadableStream<Uint8Array>({ start: (given) => void (line = given) }), {
            headers: { 'content-type': 'text/event-stream' },
          }),
        [`GET /bookings/${bookingId}`]: () => {
          reads += 1;
          return read;
        },
      },
      sessionOf('crew_member'),
    );
    await title('Waiting for Riviera Marine Engineering');
    // One read by the machine, one by the screen, and one when the event stream connected.
    await waitFor(() => expect(reads).toBe(3));
    read = confirmed;
    const event = `event: booking\ndata: {"bookingId":"${bookingId}","at":"2026-11-25T09:02:00.000Z"}\n\n`;
    line?.enqueue(new TextEncoder().encode(event));
    await title('Your booking is confirmed');
  });

  it('confirmed, shows what cancelling gives back and sends that figure', async () => {
    const { user, changes } = renderBook(atBooking, {
      [`GET /bookings/${bookingId}`]: () => confirmed,
      [`POST /bookings/${bookingId}/actions`]: () => ({
        ...confirmed,
        status: 'cancelled_by_crew',
        refunded: price.total,
        actions: [],
        version: 9,
      }),
    });
    await title('Your booking is confirmed');
    const terms = /^You can cancel free of charge until Mon 30 Nov, 09:00 in Palma\./;
    expect(screen.getByText(terms)).toBeVisible();
    await user.click(await press('Cancel the booking'));
    expect(await screen.findByText(/You get €435.60 back/)).toBeVisible();
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
    await title('You cancelled the booking');
    expect(changes()).toMatchObject([{ body: { action: 'cancel', expectedRefund: price.total } }]);
  });

  it('of a booking that is not one’s own is not shown', async () => {
    renderBook(atBooking, { [`GET /bookings/${bookingId}`]: () => refused('NOT_FOUND', {}, 404) });
    await title('We couldn’t load your booking');
  });
});
