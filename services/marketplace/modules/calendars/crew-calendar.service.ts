import { dayMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { farDate, isFarDate, waitsFor, type WaitsFor } from '../availability/index.ts';
import { type CalendarParts } from './calendars.parts.ts';
import { bookingsOf, deliveriesOf, type BookedRow, type DeliveryRow } from './crew-calendar.repository.ts';

export interface CrewEntry {
  readonly kind: 'booking' | 'delivery';
  /** The id of the booking or order. */
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: string;
  readonly waitsFor: WaitsFor;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The expected date of a delivery: YYYY-MM-DD. */
  readonly on: string | null;
  readonly timeZone: string | null;
}

const bookingEntry = ({ proposal, dispute, finishedAt, ...row }: BookedRow, now: Date): CrewEntry => ({
  ...row,
  kind: 'booking',
  waitsFor: waitsFor({ status: row.status, endsAt: row.endsAt, proposal, dispute, finishedAt }, now),
  on: null,
});

const deliveryEntry = (row: DeliveryRow): CrewEntry => ({
  ...row,
  kind: 'delivery',
  waitsFor: null,
  startsAt: null,
  endsAt: null,
  timeZone: null,
});

const daysMax = 62;

/**
 * Bookings and deliveries of several days (contract: readCrewCalendar); YYYY-MM-DD, both inclusive, in any time zone.
 */
export async function readCrewCalendar(
  { db, clock }: CalendarParts,
  { userId }: Pick<Session, 'userId'>,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Result<readonly CrewEntry[], ReturnType<typeof invalid>>> {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Date.parse(`${until}T00:00:00Z`);
  if (isFarDate(from)) return refuse(farDate('from'));
  if (isFarDate(until)) return refuse(farDate('until'));
  if (last < first) return refuse(invalid('until', 'The last day is before the first.', 'order'));
  if (last - first > daysMax * dayMs)
    return refuse(invalid('until', `At most ${daysMax} days can be shown at once.`, 'maximum'));
  const [bookings, deliveries] = await Promise.all([
    bookingsOf(db, userId, new Date(first - dayMs), new Date(last + 2 * dayMs)),
    deliveriesOf(db, userId, from, until),
  ]);
  const now = clock.now();
  return ok([...bookings.map((row) => bookingEntry(row, now)), ...deliveries.map(deliveryEntry)]);
}
