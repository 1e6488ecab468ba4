import { weekOf, type Day } from '../../calendar/calendar-days.ts';
import type { Schedule } from '../schedule.types.ts';
import { hoursValues, type HoursValues } from './hours-form.types.ts';

interface DayHours {
  /** All hours, with the day among the exceptions; it is added with its current hours if missing. */
  readonly values: HoursValues;
  /** The index of the day among the exceptions. */
  readonly index: number;
  /** Whether the day already differs from its weekday. */
  readonly isOwn: boolean;
}

/** The form's default values for the hours of a single day. */
export function dayHours(schedule: Pick<Schedule, 'hours' | 'exceptions'>, day: Day): DayHours {
  const values = hoursValues(schedule);
  const index = values.exceptions.findIndex(({ on }) => on === day);
  if (index !== -1) return { values, index, isOwn: true };
  const usual = values.week[weekOf(day).indexOf(day)]?.intervals ?? [];
  return {
    values: {
      ...values,
      exceptions: [...values.exceptions, { on: day, note: '', intervals: usual.map((one) => ({ ...one })) }],
    },
    index: values.exceptions.length,
    isOwn: false,
  };
}
