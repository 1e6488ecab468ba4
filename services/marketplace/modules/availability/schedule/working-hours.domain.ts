import type { ClockInterval, WeekHours } from '../../../platform/db/booking-tables.ts';
import { dateOf, weekdayOf, type DayNumber, type ZoneClock } from '../zone-clock.domain.ts';

/** In minutes of a day, or as instants. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** Working hours by weekday, with exceptions for some dates. */
export interface WorkingHours {
  readonly week: WeekHours;
  /** By date. */
  readonly exceptions: ReadonlyMap<string, readonly ClockInterval[]>;
}

/** Working hours on one day, in minutes of the local time and as instants. */
export interface OpenHours {
  readonly minutes: Span;
  readonly from: number;
  readonly until: number;
}

/** `08:30` → 510, `24:00` → 1440. */
const minuteOf = (clockTime: string): number =>
  Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/** Spans sorted by their beginning; those that touch are merged. */
function joined<Each>(
  spans: readonly Each[],
  spanOf: (each: Each) => Span,
  join: (one: Each, next: Each) => Each,
): readonly Each[] {
  const apart: Each[] = [];
  for (const each of spans) {
    const last = apart.at(-1);
    if (last !== undefined && spanOf(each).from <= spanOf(last).until) apart.splice(-1, 1, join(last, each));
    else apart.push(each);
  }
  return apart;
}

const joinSpans = (one: Span, next: Span): Span => ({
  from: one.from,
  until: Math.max(one.until, next.until),
});

const spansOf = (intervals: readonly ClockInterval[]): readonly Span[] =>
  joined(
    intervals
      .map(([from, until]) => ({ from: minuteOf(from), until: minuteOf(until) }))
      .toSorted((a, b) => a.from - b.from),
    (span) => span,
    joinSpans,
  );

/** The hours of a day as instants: skipped local time is not worked, repeated time is worked twice. */
export function openHoursOn(
  { week, exceptions }: WorkingHours,
  clock: ZoneClock,
  day: DayNumber,
): readonly OpenHours[] {
  const intervals = exceptions.get(dateOf(day)) ?? week[weekdayOf(day)] ?? [];
  const onDay = clock.on(day);
  const open = spansOf(intervals)
    .map((minutes) => ({
      minutes,
      from: onDay.boundaryOf(minutes.from),
      until: onDay.boundaryOf(minutes.until),
    }))
    .filter(({ from, until }) => from < until);
  // If the clock skips the time between two spans, they touch.
  return joined(
    open,
    (hours) => hours,
    (one, next) => ({ ...joinSpans(one, next), minutes: joinSpans(one.minutes, next.minutes) }),
  );
}

const longestOf = (days: Iterable<readonly ClockInterval[]>): number =>
  Math.max(0, ...[...days].flatMap(spansOf).map(({ from, until }) => until - from));

/** In minutes, on weekdays; on exceptions if no weekday has hours. */
export const longestSpan = ({ week, exceptions }: WorkingHours): number =>
  longestOf(week) || longestOf(exceptions.values());
