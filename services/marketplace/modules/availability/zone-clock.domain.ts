import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../../../src/lib/durations.ts';

/** Days since 1970-01-01 in the calendar, without a time zone. */
export type DayNumber = number;

const minuteMs = 60_000;
const minutesOfDay = 1440;

export const dayOf = (date: string): DayNumber => Date.parse(`${date}T00:00:00Z`) / dayMs;
export const dateOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** Monday is 0. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

/** Valid dates are between these years; others are typing errors. */
const years = { first: '2000', end: '2100' } as const;
export const isFarDate = (date: string): boolean => date < years.first || date >= years.end;

/** A day in a time zone; instants are milliseconds since 1970, minutes are in local time. */
interface ClockDay {
  /** Null for a skipped time; for a repeated one, the first. */
  readonly instantOf: (minute: number) => number | null;
  /** The instant of a boundary of hours: for a skipped time, the moment of the change. 1440 is the end of the day. */
  readonly boundaryOf: (minute: number) => number;
}

export interface ZoneClock {
  /** The first instant of a day: later than 00:00 if midnight is skipped, the first of two midnights. */
  readonly startOf: (day: DayNumber) => number;
  readonly dayAt: (instant: number) => DayNumber;
  readonly on: (day: DayNumber) => ClockDay;
}

/** Ten years of a zone, because computing a day's start takes a quarter of a millisecond. */
const maxCachedStarts = 3653;
const startsOfZones = new Map<string, Map<DayNumber, number>>();

/** A day on which the clock changes. */
function whenChanged(
  timeZone: string,
  day: DayNumber,
  minute: number,
): { readonly shown: Temporal.ZonedDateTime; readonly isSkipped: boolean } {
  const plain = Temporal.PlainDate.from(dateOf(day)).toPlainDateTime(
    Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }),
  );
  const shown = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return { shown, isSkipped: !shown.toPlainDateTime().equals(plain) };
}

export function zoneClock(timeZone: string): ZoneClock {
  const starts = startsOfZones.get(timeZone) ?? new Map<DayNumber, number>();
  startsOfZones.set(timeZone, starts);

  function startOf(day: DayNumber): number {
    const known = starts.get(day);
    if (known !== undefined) return known;
    if (starts.size >= maxCachedStarts) starts.clear();
    const start = Temporal.PlainDate.from(dateOf(day)).toZonedDateTime(timeZone).epochMilliseconds;
    starts.set(day, start);
    return start;
  }

  /** A day of 24 hours: no zone changes its clock forth and back within a day. */
  const regularDay = (start: number): ClockDay => ({
    instantOf: (minute) => start + minute * minuteMs,
    boundaryOf: (minute) => start + minute * minuteMs,
  });

  const changingDay = (day: DayNumber): ClockDay => ({
    instantOf: (minute) => {
      const { shown, isSkipped } = whenChanged(timeZone, day, minute);
      return isSkipped ? null : shown.epochMilliseconds;
    },
    boundaryOf: (minute) => {
      if (minute === minutesOfDay) return startOf(day + 1);
      const { shown, isSkipped } = whenChanged(timeZone, day, minute);
      if (!isSkipped) return shown.epochMilliseconds;
      // With the offset after the change, a skipped time is before it.
      return shown.getTimeZoneTransition('next')?.epochMilliseconds ?? shown.epochMilliseconds;
    },
  });

  return {
    startOf,
    dayAt: (instant) => {
      let day = Math.floor(instant / dayMs);
      while (startOf(day) > instant) day -= 1;
      while (startOf(day + 1) <= instant) day += 1;
      return day;
    },
    on: (day) => {
      const start = startOf(day);
      return startOf(day + 1) - start === dayMs ? regularDay(start) : changingDay(day);
    },
  };
}
