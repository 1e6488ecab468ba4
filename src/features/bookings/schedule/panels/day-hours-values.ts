import { weekOf, type Day } from '../../calendar/calendar-days.ts';
import type { Schedule } from '../schedule.types.ts';
import { hoursValues, type HoursValues } from './hours-form.types.ts';

interface DayHours {
  /** All hours, with the day among the exceptions: as it is now, if it was not there. */
  readonly values: HoursValues;
  /** Where it is there. */
  readonly index: number;
  /** It differs from its weekday already. */
  readonly isOwn: boolean;
}

/** What the form begins with for the hours of a single day. */
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
