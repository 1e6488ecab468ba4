import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { createMarketplaceClient } from '../../api/index.ts';
import { bookingActors } from './booking.actors.ts';
import type { BookingContext } from './booking.types.ts';
import {
  bookingId,
  company,
  confirmed,
  details,
  engineService,
  nearestSlots,
  offer,
  price,
  readyToReview,
  serviceId,
  slot,
  untaxedPrice,
} from './testing/examples.ts';

const context: BookingContext = {
  draft: { ...readyToReview, billTo: company },
  resumesAt: null,
  service: engineService,
  offer,
  price: untaxedPrice,
  bookingId,
  paymentUrl: null,
  booking: null,
  request: { about: 'hold', key: 'booking-key-1' },
  failure: null,
};

const slots = {
  timeZone: offer.timeZone,
  durationMinutes: 240,
  wholeDays: false,
  noticeHours: 24,
  price,
  from: '2026-12-02',
  until: '2026-12-16',
  days: [{ date: '2026-12-03', slots: [slot, ...nearestSlots] }],
  nextStartsAt: slot.startsAt,
};

type Answer = { readonly data: unknown } | { readonly refused: string; readonly details?: object };

/** Runs one effect against a server with these answers, by "METHOD /path". */
async function run(
  name: keyof ReturnType<typeof bookingActors>,
  answers: Readonly<Record<string, Answer>>,
  input: BookingContext = context,
) {
  const asked: { call: string; search: string; key: string | null; body: unknown }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      const text = await request.text();
      asked.push({
        call,
        search,
        key: request.headers.get('idempotency-key'),
        body: text === '' ? null : JSON.parse(text),
      });
      const answer = answers[call];
      if (answer && 'data' in answer)
        return Response.json({ status: true, message: 'Done.', data: answer.data });
      const error = {
        code: answer?.refused ?? 'NOT_FOUND',
        requestId: 'r-1',
        details: answer?.details ?? {},
      };
      return Response.json({ status: false, message: 'Not so.', error }, { status: 409 });
    },
  });
  const logic: AnyActorLogic = bookingActors({ client })[name];
  const outcome: unknown = await toPromise(createActor(logic, { input }).start()).catch(
    (error: unknown) => error,
  );
  return { outcome, asked };
}

const slotsCall = `GET /market/services/${serviceId}/slots`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-25T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a booking’s effects', () => {
  it('load a service without what is sold beside it', async () => {
    const { outcome } = await run('loadService', {
      [`GET /market/services/${serviceId}`]: { data: { ...engineService, others: [{ id: 'other' }] } },
    });
    expect(outcome).toEqual(engineService);
  });

  it('find the wanted time among the free ones', async () => {
    const { outcome, asked } = await run('checkSlot', { [slotsCall]: { data: slots } });
    expect(outcome).toEqual(offer);
    expect(asked[0]?.search).toBe('?placeKind=berth&quantity=1&port=palma&from=2026-12-02&days=15');
  });

  it('name the nearest free times where the wanted one is gone', async () => {
    const { outcome } = await run('checkSlot', {
      [slotsCall]: { data: { ...slots, days: [{ date: '2026-12-03', slots: nearestSlots }] } },
    });
    expect(outcome).toMatchObject({ code: 'SLOT_TAKEN', status: 409, details: { nearestSlots } });
  });

  it('begin with today for a time that is near', async () => {
    vi.setSystemTime('2026-12-02T09:00:00.000Z');
    const { asked } = await run('checkSlot', { [slotsCall]: { data: slots } });
    expect(asked[0]?.search).not.toContain('from=');
  });

  it('ask what it costs for who is billed, whenever it is', async () => {
    const { outcome, asked } = await run('priceBooking', { 'POST /bookings/price': { data: untaxedPrice } });
    expect(outcome).toEqual(untaxedPrice);
    expect(asked.map(({ body }) => body)).toEqual([
      { serviceId, placeKind: 'berth', port: 'palma', quantity: 1, billTo: company },
    ]);
  });

  it('hold the time once, with what was shown and typed', async () => {
    const created = {
      bookingId,
      number: 'B-10001',
      expiresAt: '2026-11-25T09:15:00.000Z',
      paymentUrl: null,
      total: price.total,
    };
    const { outcome, asked } = await run('holdSlot', { 'POST /bookings': { data: created } });
    expect(outcome).toEqual({ bookingId, paymentUrl: null });
    expect(asked).toEqual([
      {
        call: 'POST /bookings',
        search: '',
        key: 'booking-key-1',
        body: {
          serviceId,
          placeKind: 'berth',
          port: 'palma',
          quantity: 1,
          startsAt: slot.startsAt,
          expectedTotal: untaxedPrice.total,
          ...details,
          billTo: company,
        },
      },
    ]);
  });

  it('pass the nearest free times on that a refusal names', async () => {
    const { outcome } = await run('holdSlot', {
      'POST /bookings': { refused: 'SLOT_TAKEN', details: { nearestSlots } },
    });
    expect(outcome).toMatchObject({ code: 'SLOT_TAKEN', details: { nearestSlots } });
  });

  it.each([
    ['readBooking', `GET /bookings/${bookingId}`, null],
    ['giveUpBooking', `POST /bookings/${bookingId}/give-up`, null],
    [
      'actOnBooking',
      `POST /bookings/${bookingId}/actions`,
      { action: 'cancel', expectedRefund: price.total, note: null },
    ],
  ] as const)('%s answers the booking as it now is', async (name, call, body) => {
    const { outcome, asked } = await run(
      name,
      { [call]: { data: confirmed } },
      {
        ...context,
        request: { about: 'act', act: { action: 'cancel', expectedRefund: price.total, note: null } },
      },
    );
    expect(outcome).toEqual(confirmed);
    expect(asked).toMatchObject([{ call, body }]);
  });

  it('come to the payment page of the booking itself', async () => {
    const paymentUrl = 'https://pay.example.com/session-1';
    const { outcome, asked } = await run('openPayment', {
      [`POST /bookings/${bookingId}/payment`]: { data: { paymentUrl } },
    });
    expect(outcome).toEqual({ bookingId, paymentUrl });
    expect(asked[0]?.body).toEqual({ supplementId: null });
  });
});
