import type { ClockInterval, WeekHours } from '../../platform/db/booking-tables.ts';
import { dateOf, weekdayOf, type DayNumber, type ZoneClock } from './zone-clock.domain.ts';

/** Minutes of a day, or instants. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** When somebody works: by weekday, and on some days otherwise. */
export interface WorkingHours {
  readonly week: WeekHours;
  /** By date. */
  readonly exceptions: ReadonlyMap<string, readonly ClockInterval[]>;
}

/** Hours on one day, in minutes of its clock and as instants. */
export interface OpenHours {
  readonly minutes: Span;
  readonly from: number;
  readonly until: number;
}

/** `08:30` → 510, `24:00` → 1440. */
const minuteOf = (clockTime: string): number =>
  Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/** Spans in order of their beginning; those that touch become one. */
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

/** The hours of a day as instants: what the clock skips is not worked, what it shows twice is worked twice. */
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
  // Where the clock skips the time between two of them, nothing lies between.
  return joined(
    open,
    (hours) => hours,
    (one, next) => ({ ...joinSpans(one, next), minutes: joinSpans(one.minutes, next.minutes) }),
  );
}

const longestOf = (days: Iterable<readonly ClockInterval[]>): number =>
  Math.max(0, ...[...days].flatMap(spansOf).map(({ from, until }) => until - from));

/** In minutes, of the weekdays; of the exceptions where no weekday has hours. */
export const longestSpan = ({ week, exceptions }: WorkingHours): number =>
  longestOf(week) || longestOf(exceptions.values());
