import type { Interval, Schedule, ScheduleGiven } from '../schedule.types.ts';
import { intervalsOf, toField } from '../interval-rules.ts';

/** The maximum length in the contract of the note of a day or of time off. */
export const noteMax = 120;

/** A day's hours as form values. */
interface DayValues {
  intervals: Interval[];
}

export interface HoursValues {
  /** Starts with Monday. */
  week: DayValues[];
  exceptions: (DayValues & { on: string; note: string })[];
}

const fieldsOf = (intervals: readonly Interval[]): Interval[] =>
  intervals.map(({ from, until }) => ({ from, until: toField(until) }));

export const hoursValues = ({ hours, exceptions }: Pick<Schedule, 'hours' | 'exceptions'>): HoursValues => ({
  week: hours.map(({ intervals }) => ({ intervals: fieldsOf(intervals) })),
  exceptions: exceptions.map(({ on, intervals, note }) => ({
    on,
    note: note ?? '',
    intervals: fieldsOf(intervals),
  })),
});

export const hoursGiven = ({
  week,
  exceptions,
}: HoursValues): Pick<ScheduleGiven, 'hours' | 'exceptions'> => ({
  hours: week.map(({ intervals }, index) => ({ weekday: index + 1, intervals: intervalsOf(intervals) })),
  exceptions: exceptions
    .map(({ on, note, intervals }) => ({
      on,
      note: note.trim() === '' ? null : note.trim(),
      intervals: intervalsOf(intervals),
    }))
    .toSorted((one, other) => one.on.localeCompare(other.on)),
});
