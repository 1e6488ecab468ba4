import { answer, dataOf, type MarketplaceClient } from '../../api/index.ts';
import { dayMs } from '../../lib/durations.ts';
import { invariant } from '../../lib/invariant.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';
import type {
  Booking,
  BookingContext,
  BookingPrice,
  BookingRequest,
  ChosenService,
  HeldBooking,
  Offer,
} from './booking.types.ts';

/** The machine runs this effect only after the event that requests it. */
function requestAbout<About extends BookingRequest['about']>(
  { request }: BookingContext,
  about: About,
): Extract<BookingRequest, { about: About }> {
  invariant(request?.about === about, `something was asked about: ${about}`);
  // The line above narrows the type, which the compiler does not infer through a type parameter.
  return request as Extract<BookingRequest, { about: About }>;
}

function bookingIdOf({ bookingId }: BookingContext): string {
  invariant(bookingId !== null, 'a time is held');
  return bookingId;
}

function wantedOf({ draft: { serviceId, placeKind, port, quantity, startsAt } }: BookingContext) {
  invariant(serviceId !== null && placeKind !== null && startsAt !== null, 'a time was chosen');
  return { serviceId, placeKind, port, quantity, startsAt };
}

/**
 * The search begins one day before the wanted time, so that the port's own day is included in any time zone; undefined
 * for a past day, where the server begins with today.
 */
const dayBefore = (startsAt: string, now: number): { from?: string } => {
  const at = Date.parse(startsAt) - dayMs;
  return at > now + dayMs ? { from: new Date(at).toISOString().slice(0, 10) } : {};
};

/** The days around a wanted time: enough to find it and the free times near it. */
const daysAround = 15;

const nearestShown = 3;

/**
 * A refusal in the shape of ApiError: the machine need not know whether the server or its list of free times refused.
 */
const taken = (nearestSlots: readonly { startsAt: string; endsAt: string }[]): Error =>
  Object.assign(new Error('This time is no longer free.'), {
    code: 'SLOT_TAKEN',
    status: 409,
    details: { nearestSlots },
  });

/**
 * The booking's effects: calls of the contract, each given the whole context. Failures are thrown as ApiError, or in
 * its shape.
 */
export function bookingActors({ client }: { client: MarketplaceClient }) {
  const effect = <Output>(run: (context: BookingContext, signal: AbortSignal) => Promise<Output>) =>
    fromAbandonablePromise<Output, BookingContext>(({ input, signal }) => run(input, signal));

  const readOffer = async (context: BookingContext, signal: AbortSignal): Promise<Offer> => {
    const { serviceId, placeKind, port, quantity, startsAt } = wantedOf(context);
    const slots = await dataOf(
      client.GET('/market/services/{serviceId}/slots', {
        params: {
          path: { serviceId },
          query: {
            placeKind,
            quantity,
            ...(port !== null && { port }),
            ...dayBefore(startsAt, Date.now()),
            days: daysAround,
          },
        },
        signal,
      }),
    );
    const free = slots.days.flatMap((day) => day.slots);
    const wanted = Date.parse(startsAt);
    const slot = free.find((one) => Date.parse(one.startsAt) === wanted);
    if (!slot) {
      const away = (one: { startsAt: string }) => Math.abs(Date.parse(one.startsAt) - wanted);
      throw taken(free.toSorted((one, other) => away(one) - away(other)).slice(0, nearestShown));
    }
    const { timeZone, wholeDays, durationMinutes } = slots;
    return { ...slot, timeZone, wholeDays, durationMinutes };
  };

  return {
    loadService: effect<ChosenService>(async ({ draft: { serviceId } }, signal) => {
      invariant(serviceId !== null, 'a service was chosen');
      const { others: _, ...service } = await dataOf(
        client.GET('/market/services/{serviceId}', { params: { path: { serviceId } }, signal }),
      );
      return service;
    }),

    checkSlot: effect(readOffer),

    priceBooking: effect<BookingPrice>(async (context, signal) => {
      const { startsAt: _, ...work } = wantedOf(context);
      const { billTo } = context.draft;
      return dataOf(client.POST('/bookings/price', { body: { ...work, billTo }, signal }));
    }),

    holdSlot: effect<HeldBooking>(async (context, signal) => {
      const { key } = requestAbout(context, 'hold');
      const { price, draft } = context;
      invariant(price, 'a price was shown');
      const { bookingId, paymentUrl } = await dataOf(
        client.POST('/bookings', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            ...wantedOf(context),
            expectedTotal: price.total,
            ...draft.details,
            billTo: draft.billTo,
          },
          signal,
        }),
      );
      return { bookingId, paymentUrl };
    }),

    openPayment: effect<HeldBooking>(async (context, signal) => {
      const bookingId = bookingIdOf(context);
      const { paymentUrl } = await dataOf(
        client.POST('/bookings/{bookingId}/payment', {
          params: { path: { bookingId } },
          body: { supplementId: null },
          signal,
        }),
      );
      return { bookingId, paymentUrl };
    }),

    readBooking: effect<Booking>((context, signal) =>
      dataOf(
        client.GET('/bookings/{bookingId}', {
          params: { path: { bookingId: bookingIdOf(context) } },
          signal,
        }),
      ),
    ),

    giveUpBooking: effect<Booking>(async (context, signal) => {
      const path = { bookingId: bookingIdOf(context) };
      return (await answer(client.POST('/bookings/{bookingId}/give-up', { params: { path }, signal }))).data;
    }),

    actOnBooking: effect<Booking>(async (context, signal) => {
      const { act } = requestAbout(context, 'act');
      const path = { bookingId: bookingIdOf(context) };
      const asked = { params: { path }, body: act, signal };
      return (await answer(client.POST('/bookings/{bookingId}/actions', asked))).data;
    }),
  };
}
