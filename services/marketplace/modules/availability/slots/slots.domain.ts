import {
  longestSpan,
  openHoursOn,
  type OpenHours,
  type WorkingHours,
} from '../schedule/working-hours.domain.ts';
import { zoneClock, type DayNumber, type ZoneClock } from '../zone-clock.domain.ts';

const gridMinutes = 30;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The maximum number of days over which work may extend; otherwise it is not offered. */
const maxSpreadDays = 400;

export interface SlotRules {
  readonly timeZone: string;
  readonly hours: WorkingHours;
  readonly noticeHours: number;
  readonly horizonDays: number;
  /** Travel time and buffer. */
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
}

/** `days` null: `minutes` long, in whole days only if no day is long enough. */
export interface Work {
  readonly minutes: number;
  readonly days: number | null;
}

/** Instants are milliseconds since 1970; `blocked` is the period that the team is occupied. */
export interface Slot {
  readonly day: DayNumber;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly blockedFrom: number;
  readonly blockedUntil: number;
}

/** The possible starts of work, regardless of bookings. */
export interface SlotFinder {
  readonly timeZone: string;
  readonly wholeDays: boolean;
  readonly firstDay: DayNumber;
  /** The last day of the horizon. */
  readonly lastDay: DayNumber;
  /** Sorted, after the notice and within the horizon. */
  readonly slotsOn: (day: DayNumber) => readonly Slot[];
  /** The day of an instant, or the nearest day that can have slots. */
  readonly dayNear: (instant: number) => DayNumber;
}

const takesWholeDays = (hours: WorkingHours, { minutes, days }: Work): boolean =>
  days !== null || minutes > longestSpan(hours);

export function slotFinder(rules: SlotRules, work: Work, now: Date): SlotFinder {
  const clock = zoneClock(rules.timeZone);
  const wholeDays = takesWholeDays(rules.hours, work);
  const earliest = now.getTime() + rules.noticeHours * hourMs;
  const firstDay = clock.dayAt(now.getTime());
  const lastDay = firstDay + rules.horizonDays;
  const known = new Map<DayNumber, readonly OpenHours[]>();
  const openOn = (day: DayNumber) => {
    const open = known.get(day) ?? openHoursOn(rules.hours, clock, day);
    known.set(day, open);
    return open;
  };
  const spans = wholeDays ? wholeDaysFrom(openOn, work) : startsWithin(openOn, clock, work);
  return {
    timeZone: rules.timeZone,
    wholeDays,
    firstDay,
    lastDay,
    dayNear: (instant) => clock.dayAt(Math.min(Math.max(instant, now.getTime()), clock.startOf(lastDay))),
    slotsOn: (day) =>
      day < firstDay || day > lastDay
        ? []
        : spans(day)
            .filter(({ startsAt }) => startsAt >= earliest)
            .map(({ startsAt, endsAt }) => ({
              day,
              startsAt,
              endsAt,
              blockedFrom: startsAt - rules.beforeMinutes * minuteMs,
              blockedUntil: endsAt + rules.afterMinutes * minuteMs,
            })),
  };
}

/** The slots of several days, both inclusive. */
export function slotsBetween(finder: SlotFinder, from: DayNumber, until: DayNumber): readonly Slot[] {
  const slots: Slot[] = [];
  const last = Math.min(until, finder.lastDay);
  for (let day = Math.max(from, finder.firstDay); day <= last; day += 1) slots.push(...finder.slotsOn(day));
  return slots;
}

type OpenOn = (day: DayNumber) => readonly OpenHours[];
type SpansOn = (day: DayNumber) => readonly { readonly startsAt: number; readonly endsAt: number }[];

/** The half hours of the local time within working hours, if the work ends within the same hours. */
const startsWithin =
  (openOn: OpenOn, clock: ZoneClock, { minutes }: Work): SpansOn =>
  (day) => {
    const onDay = clock.on(day);
    return openOn(day).flatMap((open) => {
      const spans = [];
      const first = Math.ceil(open.minutes.from / gridMinutes) * gridMinutes;
      for (let minute = first; minute < open.minutes.until; minute += gridMinutes) {
        const startsAt = onDay.instantOf(minute);
        if (startsAt === null) continue;
        const endsAt = startsAt + minutes * minuteMs;
        if (endsAt <= open.until) spans.push({ startsAt, endsAt });
      }
      return spans;
    });
  };

/** From the beginning of a working day to the end of the last needed one; closed days in between are not counted. */
const wholeDaysFrom =
  (openOn: OpenOn, { minutes, days }: Work): SpansOn =>
  (day) => {
    const startsAt = openOn(day)[0]?.from;
    if (startsAt === undefined) return [];
    let daysLeft = days ?? 0;
    let msLeft = days === null ? minutes * minuteMs : 0;
    for (let next = day; next <= day + maxSpreadDays; next += 1) {
      const open = openOn(next);
      const endsAt = open.at(-1)?.until;
      if (endsAt === undefined) continue;
      daysLeft -= 1;
      for (const { from, until } of open) msLeft -= until - from;
      if (daysLeft <= 0 && msLeft <= 0) return [{ startsAt, endsAt }];
    }
    return [];
  };
