import { dayIn, lastDayIn } from '../calendar/calendar-days.ts';
import type { CalendarEntry } from '../calendar/calendar-entry.ts';
import { bookingStatusLabel, clockText, type BookingRow, type BookingStatus } from '../shared/index.ts';
import { adminBookingPath } from './admin-paths.ts';

/** Bookings that ended without taking place: their time is free again. */
const offTheCalendar: readonly BookingStatus[] = [
  'released',
  'declined',
  'withdrawn',
  'expired',
  'cancelled_by_crew',
  'cancelled_by_provider',
  'cancelled',
];

/** A calendar entry with its port. */
interface AdminEntry extends CalendarEntry {
  readonly port: string;
}

const remote = 'Remote';

/** The calendar entries of these bookings. */
export const adminEntries = (rows: readonly BookingRow[]): readonly AdminEntry[] =>
  rows
    .filter(({ status }) => !offTheCalendar.includes(status))
    .map(({ id, number, status, serviceName, providerName, yachtName, buyerName, port, ...when }) => ({
      key: id,
      first: dayIn(when.startsAt, when.timeZone),
      last: lastDayIn(when.startsAt, when.endsAt, when.timeZone),
      title: serviceName,
      detail: [number, port ?? remote, providerName, yachtName ?? buyerName].join(' · '),
      href: adminBookingPath(id),
      state: bookingStatusLabel(status, 'admin'),
      time: {
        startsAt: when.startsAt,
        endsAt: when.endsAt,
        zone: when.timeZone,
        clock: clockText(port, when.timeZone),
      },
      port: port ?? remote,
    }));

/** The entries grouped by port: the port with the most entries first, then by name. */
export function byPort<E extends AdminEntry>(
  entries: readonly E[],
): readonly { readonly port: string; readonly entries: readonly E[] }[] {
  const ports = new Map<string, E[]>();
  for (const entry of entries) ports.set(entry.port, [...(ports.get(entry.port) ?? []), entry]);
  return [...ports]
    .map(([port, there]) => ({ port, entries: there }))
    .sort((one, other) => other.entries.length - one.entries.length || one.port.localeCompare(other.port));
}
