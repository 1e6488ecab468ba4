import { invariant } from '../../../src/lib/invariant.ts';
import { ownVendorId, type Session } from '../modules/account/index.ts';
import type { BookingView } from '../modules/bookings/index.ts';
import type { ScenarioModules } from './scenario-modules.ts';
import type { ScenarioParts } from './scenario-parts.ts';
import { done, sessionFor, yachtOf } from './scenario-purchase.ts';
import { payOnPage } from './scenario-sandbox.ts';

/** A service of a demo provider in a port: the provider's email address, and the service's name. */
export interface WantedVisit {
  readonly owner: string;
  readonly name: string;
  readonly port: string;
}

const daysLookedAt = 42;

/** The service, with its free times in the next weeks and its price. */
export async function freeTimesOf(
  parts: ScenarioParts,
  { catalogue, availability }: ScenarioModules,
  { owner, name, port }: WantedVisit,
) {
  const providerId = ownVendorId(await sessionFor(parts, owner));
  const { items } = done(await catalogue.listServices(providerId, { limit: 100 }));
  const service = items.find((one) => one.name === name);
  invariant(service !== undefined, `the demo market has ${name}`);
  const wanted = { placeKind: 'berth', port, quantity: 1 } as const;
  const { days, sums, currency } = done(
    await availability.listSlots(service.id, { ...wanted, days: daysLookedAt }),
  );
  const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  return { serviceId: service.id, wanted, starts, total: { amountMinor: sums.totalMinor, currency } };
}

type FreeTimes = Awaited<ReturnType<typeof freeTimesOf>>;
interface HeldTime {
  readonly startsAt: Date;
  /** The yacht's name. */
  readonly yacht: string;
}

/** Reserves a time for a yacht, which then awaits its payment. */
export async function holdTime(
  { ids }: ScenarioParts,
  modules: ScenarioModules,
  crew: Session,
  { serviceId, wanted, total, startsAt, yacht }: FreeTimes & HeldTime,
): Promise<string> {
  const yachtId = await yachtOf(modules, crew, yacht);
  const { bookingId } = done(
    await modules.bookings.createBooking(crew, ids.newId(), {
      ...wanted,
      serviceId,
      startsAt: startsAt.toISOString(),
      expectedTotal: total,
      yachtId,
      berth: 'Pier 3, berth 42',
      contact: 'Mara Lindqvist, +34 600 000 000',
      note: 'There is a line around the starboard propeller. Engines are locked out while you dive.',
    }),
  );
  return bookingId;
}

/** Pays a reserved booking: its provider is notified. */
export async function payBooking(
  { payments, bookings }: ScenarioModules,
  crew: Session,
  bookingId: string,
): Promise<BookingView> {
  const payment = { purchaseId: bookingId, saleId: bookingId };
  const { paymentUrl } = await payments.openPayment(payment);
  invariant(paymentUrl !== null, 'the sandbox opens a payment page');
  await payOnPage(paymentUrl, 'pays');
  // Refused if the running service received the event first.
  await payments.payPurchase(crew, payment);
  const booking = done(await bookings.getBooking(crew, bookingId));
  invariant(booking.status === 'requested', `the paid booking is ${booking.status}`);
  return booking;
}
