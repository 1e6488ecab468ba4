import { minuteOf } from './grid/wall-clock.ts';
import type { Interval, WeekDay } from './schedule.types.ts';

/** Midnight as the end of a day: a time field cannot contain `24:00`. */
const fieldMidnight = '00:00';

export const toField = (clock: string): string => (clock === '24:00' ? fieldMidnight : clock);
export const endFromField = (clock: string): string => (clock === fieldMidnight ? '24:00' : clock);

/** The intervals as in the contract, sorted. */
export const intervalsOf = (typed: readonly Interval[]): Interval[] =>
  typed
    .map(({ from, until }) => ({ from, until: endFromField(until) }))
    .sort((one, other) => one.from.localeCompare(other.from));

/** The problem of an interval within its day; an overlap is reported at the later interval. True if there is none. */
export function intervalProblem(typed: readonly Interval[], index: number): true | string {
  const one = typed[index];
  if (!one || one.from === '' || one.until === '') return 'Enter both times.';
  const until = endFromField(one.until);
  if (minuteOf(until) <= minuteOf(one.from)) return 'The end must be after the start.';
  const overlapped = typed
    .slice(0, index)
    .find(
      (other) =>
        other.from !== '' &&
        other.until !== '' &&
        minuteOf(other.from) < minuteOf(until) &&
        minuteOf(endFromField(other.until)) > minuteOf(one.from),
    );
  return overlapped ? `${hoursText([one])} overlaps with ${hoursText([overlapped])}.` : true;
}

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const hoursText = (intervals: readonly Interval[]): string =>
  intervals.length === 0 ? 'Closed' : intervals.map(({ from, until }) => `${from}–${until}`).join(', ');

interface DayRange {
  readonly days: string;
  readonly hours: string;
}

/** The week in a few lines: neighbouring days with the same hours are combined. */
export function weekSummary(hours: readonly WeekDay[]): readonly DayRange[] {
  const ranges: { first: number; last: number; hours: string }[] = [];
  for (const { weekday, intervals } of hours) {
    const text = hoursText(intervals);
    const current = ranges.at(-1);
    if (current?.hours === text) current.last = weekday;
    else ranges.push({ first: weekday, last: weekday, hours: text });
  }
  const short = (weekday: number) => (weekdayNames[weekday - 1] ?? '').slice(0, 3);
  return ranges.map(({ first, last, hours: text }) => ({
    days: first === last ? short(first) : `${short(first)} – ${short(last)}`,
    hours: text,
  }));
}
