import { expect } from 'vitest';
import { newPageVisitor } from '../../services/payments-sandbox/testing/page-visitor.ts';
import { payOnPage, type TestCardName } from '../../services/payments-sandbox/testing/pay-on-page.ts';
import { insist } from './market.ts';
import type { Person } from './stall.ts';
import { hourOf, type Yard } from './yard.ts';

interface Held {
  readonly bookingId: string;
  readonly paymentUrl: string | null;
}

/** Presses "Book" twice at once, like two tabs, until both are answered; null if the hour was not free. */
export async function book(
  origin: string,
  { serviceId, totalMinor }: Pick<Yard, 'serviceId' | 'totalMinor'>,
  { id, token }: Person,
  { hour, count }: { readonly hour: number; readonly count: <T>(answer: T) => T },
): Promise<Held | null> {
  const press = async () =>
    count(
      await insist(origin, {
        method: 'POST',
        path: '/bookings',
        token,
        key: `booking-${id}`,
        body: {
          serviceId,
          placeKind: 'berth',
          port: 'palma',
          quantity: 1,
          startsAt: hourOf(hour),
          expectedTotal: { amountMinor: totalMinor, currency: 'EUR' },
          yachtId: null,
          berth: 'B-12',
          contact: null,
          latestUsefulOn: null,
          note: null,
          billTo: null,
        },
      }),
    );
  const [first, second] = await Promise.all([press(), press()]);
  expect([409, 201]).toContain(first.status);
  expect(second.status).toBe(first.status);
  if (first.status === 409) return null;
  const { bookingId, paymentUrl } = first.body.data;
  expect(second.body.data.bookingId).toBe(bookingId);
  return { bookingId: String(bookingId), paymentUrl: typeof paymentUrl === 'string' ? paymentUrl : null };
}

export async function payBooking(
  origin: string,
  { token }: Person,
  { bookingId, paymentUrl }: Held,
  card: TestCardName | 'walks away',
): Promise<void> {
  if (card === 'walks away') return;
  const path = `/bookings/${bookingId}/payment`;
  const asked = { method: 'POST', path, token, body: { supplementId: null } } as const;
  const opened = paymentUrl ?? String((await insist(origin, asked)).body.data.paymentUrl);
  await payOnPage(newPageVisitor(), opened, card, { authenticate: 'complete' });
}
