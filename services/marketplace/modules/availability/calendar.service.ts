import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { BookingStatus } from '../../platform/db/booking-tables.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { farDate, type AvailabilityParts } from './availability.parts.ts';
import { findBooked, findOutsideBusy, type BookedRow, type OutsideRow } from './calendar.repository.ts';
import { hoursOf, zoneOf } from './slots/offer.domain.ts';
import { noSchedule, type Team, type TimeOff } from './schedule/schedule.domain.ts';
import { findSchedule, portsOf } from './schedule/schedule.repository.ts';
import { findTeams } from './schedule/teams.repository.ts';
import { findTimeOff } from './schedule/time-off.repository.ts';
import { openHoursOn } from './schedule/working-hours.domain.ts';
import { waitsFor, type WaitsFor } from './waits-for.domain.ts';
import { dayOf, isFarDate, zoneClock } from './zone-clock.domain.ts';

/** `teamId` null: every team. `blocked` includes travel and buffer. */
interface CalendarEntry {
  readonly kind: 'booking' | 'proposal' | 'time_off' | 'busy';
  readonly bookingId: string | null;
  readonly serviceId: string | null;
  readonly timeOffId: string | null;
  readonly teamId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly blockedFrom: Date;
  readonly blockedUntil: Date;
  readonly title: string;
  readonly detail: string | null;
  readonly status: BookingStatus | null;
  readonly waitsFor: WaitsFor;
  readonly mayMove: boolean;
}

/** `open` are the provider's working hours. */
interface ProviderCalendar {
  readonly timeZone: string;
  readonly teams: readonly Team[];
  readonly open: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  readonly entries: readonly CalendarEntry[];
}

const maxDays = 62;
const movable: readonly BookingStatus[] = ['requested', 'confirmed'];
const notOfBooking = {
  bookingId: null,
  serviceId: null,
  timeOffId: null,
  detail: null,
  status: null,
  waitsFor: null,
  mayMove: false,
} as const;

function bookedEntry(row: BookedRow, now: Date): CalendarEntry {
  const { kind, proposal, status, yachtName, portName } = row;
  const proposed = kind === 'proposal' ? proposal : null;
  return {
    ...notOfBooking,
    kind,
    bookingId: row.bookingId,
    serviceId: row.serviceId,
    teamId: row.teamId,
    startsAt: proposed === null ? row.startsAt : new Date(proposed.startsAt),
    endsAt: proposed === null ? row.endsAt : new Date(proposed.endsAt),
    blockedFrom: row.blockedFrom,
    blockedUntil: row.blockedUntil,
    title: row.serviceName,
    detail: [yachtName, portName].filter((part) => part !== null).join(', ') || null,
    status,
    waitsFor: waitsFor(row, now),
    mayMove: kind === 'booking' && movable.includes(status),
  };
}

const timeOffEntry = ({ id, teamId, startsAt, endsAt, note }: TimeOff): CalendarEntry => ({
  ...notOfBooking,
  kind: 'time_off',
  timeOffId: id,
  teamId,
  startsAt,
  endsAt,
  blockedFrom: startsAt,
  blockedUntil: endsAt,
  title: note ?? 'Time off',
});

const busyEntry = ({ teamId, name, busyFrom, busyUntil }: OutsideRow): CalendarEntry => ({
  ...notOfBooking,
  kind: 'busy',
  teamId,
  startsAt: busyFrom,
  endsAt: busyUntil,
  blockedFrom: busyFrom,
  blockedUntil: busyUntil,
  title: 'Busy',
  detail: name,
});

/** Bookings, time off and open hours between two days, both inclusive (contract: readProviderCalendar). */
export async function readProviderCalendar(
  { db, clock: marketClock }: AvailabilityParts,
  session: Session,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Result<ProviderCalendar, Invalid>> {
  if (isFarDate(from)) return refuse(farDate('from'));
  if (isFarDate(until)) return refuse(farDate('until'));
  const [first, last] = [dayOf(from), dayOf(until)];
  if (last < first) return refuse(invalid('until', 'This must not be before the first day.', 'after'));
  if (last - first > maxDays)
    return refuse(invalid('until', `This can be at most ${maxDays} days after the first.`, 'range'));
  const providerId = ownVendorId(session);
  const timeZone = zoneOf(await portsOf(db, providerId));
  const clock = zoneClock(timeZone);
  const begins = new Date(clock.startOf(first));
  const ends = new Date(clock.startOf(last + 1));
  const schedule = (await findSchedule(db, providerId)) ?? noSchedule;
  const [teams, booked, timeOff, busy] = await Promise.all([
    findTeams(db, providerId),
    findBooked(db, providerId, begins, ends),
    findTimeOff(db, providerId, { after: begins, before: ends }),
    findOutsideBusy(db, providerId, begins, ends),
  ]);
  const hours = hoursOf(schedule);
  const open = [];
  for (let day = first; day <= last; day += 1)
    for (const { from: opens, until: closes } of openHoursOn(hours, clock, day))
      open.push({ startsAt: new Date(opens), endsAt: new Date(closes) });
  const now = marketClock.now();
  const entries = [
    ...booked.map((row) => bookedEntry(row, now)),
    ...timeOff.map(timeOffEntry),
    ...busy.map(busyEntry),
  ];
  return ok({
    timeZone,
    teams,
    open,
    entries: entries.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
  });
}
