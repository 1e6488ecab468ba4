import type { components } from '../../../api/index.ts';
import { statusLabels } from '../../orders/index.ts';
import { dayIn, lastDayIn } from '../calendar/calendar-days.ts';
import type { CalendarEntry, EntryTime } from '../calendar/calendar-entry.ts';
import { bookingStatuses, bookingStatusLabel, type StatusLabel } from '../shared/booking-status.ts';
import { clockText } from '../shared/period-text.ts';
import { bookingPath } from './crew-paths.ts';

export type CrewCalendarEntry = components['schemas']['CrewCalendarEntry'];

/** A status that this version of the site does not know is shown by its own name. */
const unknownState = (status: string): StatusLabel => ({
  label: status.replaceAll('_', ' '),
  tone: 'neutral',
});

const bookingState = ({ status, waitsFor }: CrewCalendarEntry): StatusLabel => {
  const known = bookingStatuses.find((each) => each === status);
  return known ? bookingStatusLabel(known, 'buyer', waitsFor) : unknownState(status);
};

/** A delivery has the status of its sub-order, or of its order. */
const deliveryState = (status: string): StatusLabel => {
  const known = Object.entries({ ...statusLabels.order, ...statusLabels.subOrder.buyer }).find(
    ([each]) => each === status,
  )?.[1];
  return known ? { label: known.word, tone: known.tone } : unknownState(status);
};

const received: ReadonlySet<string> = new Set(['delivered', 'fulfilled', 'completed', 'returned']);

/** Shown in place of a time. */
function arrivalText(status: string): string {
  if (status === 'ready_for_collection') return 'To be collected';
  return received.has(status) ? 'Received' : 'Expected';
}

/** The entries of a crew member's calendar; those without a time or a day are left out. */
export function crewEntries(items: readonly CrewCalendarEntry[]): readonly CalendarEntry[] {
  return items.flatMap((item, index) => {
    const { kind, id, title, detail, status, startsAt, endsAt, on, timeZone } = item;
    const isBooking = kind === 'booking';
    const shared = {
      // An order has a delivery from each of its suppliers.
      key: `${kind} ${id} ${index}`,
      title,
      detail,
      href: isBooking ? bookingPath(id) : `/crew/orders-management/${encodeURIComponent(id)}`,
      state: isBooking ? bookingState(item) : deliveryState(status),
    };
    if (startsAt !== null && endsAt !== null) {
      const zone = timeZone ?? 'UTC';
      const time: EntryTime = { startsAt, endsAt, zone, clock: clockText(null, zone) };
      const first = dayIn(startsAt, zone);
      return { ...shared, first, last: lastDayIn(startsAt, endsAt, zone), time };
    }
    return on === null ? [] : { ...shared, first: on, last: on, time: null, untimed: arrivalText(status) };
  });
}

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`;

/** "2 bookings, 1 delivery" */
export function crewSummary(entries: readonly CalendarEntry[]): string {
  const bookings = entries.filter(({ key }) => key.startsWith('booking')).length;
  return [
    counted(bookings, 'booking', 'bookings'),
    counted(entries.length - bookings, 'delivery', 'deliveries'),
  ]
    .filter(Boolean)
    .join(', ');
}
