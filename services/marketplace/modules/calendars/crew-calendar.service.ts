import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Session } from '../account/index.ts';
import { farDate, isFarDate } from '../availability/index.ts';
import { invalid, type CalendarParts } from './calendars.parts.ts';
import { bookingsOf, deliveriesOf, type CrewEntry } from './crew-calendar.repository.ts';

export type { CrewEntry } from './crew-calendar.repository.ts';

const dayMs = 24 * 60 * 60_000;
const daysMax = 62;

/** Bookings and deliveries of some days (contract: readCrewCalendar); YYYY-MM-DD, both included, wherever in the world a day begins. */
export async function readCrewCalendar(
  { db }: CalendarParts,
  { userId }: Pick<Session, 'userId'>,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Result<readonly CrewEntry[], ReturnType<typeof invalid>>> {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Date.parse(`${until}T00:00:00Z`);
  if (isFarDate(from)) return refuse(invalid('from', farDate.message, farDate.rule));
  if (isFarDate(until)) return refuse(invalid('until', farDate.message, farDate.rule));
  if (last < first) return refuse(invalid('until', 'The last day is before the first.', 'order'));
  if (last - first > daysMax * dayMs)
    return refuse(invalid('until', `At most ${daysMax} days can be shown at once.`, 'maximum'));
  const [bookings, deliveries] = await Promise.all([
    bookingsOf(db, userId, new Date(first - dayMs), new Date(last + 2 * dayMs)),
    deliveriesOf(db, userId, from, until),
  ]);
  return ok([...bookings, ...deliveries]);
}
