import { plusDays, type Day } from '../../calendar/calendar-days.ts';
import { clockOf, instantOf, minuteOf, wallTime } from '../grid/wall-clock.ts';
import { endFromField, toField } from '../interval-rules.ts';
import type { TimeOff, TimeOffGiven } from '../schedule.types.ts';

/** Time off as form values; the last day is included. */
export interface TimeOffValues {
  teamId: string;
  from: string;
  until: string;
  isWholeDays: boolean;
  fromTime: string;
  untilTime: string;
  note: string;
}

/** A day, or some minutes of it, of one team or all teams (null). */
export interface FreePeriod {
  readonly day: Day;
  readonly teamId: string | null;
  /** Null: the whole day. */
  readonly minutes: { readonly from: number; readonly until: number } | null;
}

/** The form's default values for new time off. */
export const newTimeOff = ({ day, teamId, minutes }: FreePeriod): TimeOffValues => ({
  teamId: teamId ?? '',
  from: day,
  until: day,
  isWholeDays: minutes === null,
  fromTime: minutes === null ? '08:00' : clockOf(minutes.from),
  untilTime: minutes === null ? '12:00' : toField(clockOf(minutes.until)),
  note: '',
});

/** The form's default values for existing time off, in a time zone. */
export function timeOffValues({ teamId, startsAt, endsAt, note }: TimeOff, zone: string): TimeOffValues {
  const start = wallTime(startsAt, zone);
  const end = wallTime(endsAt, zone);
  const isWholeDays = start.minute === 0 && end.minute === 0;
  const begun = newTimeOff({ day: start.day, teamId, minutes: null });
  return {
    ...begun,
    // An end at midnight belongs to the previous day.
    until: end.minute === 0 ? plusDays(end.day, -1) : end.day,
    isWholeDays,
    ...(isWholeDays ? {} : { fromTime: clockOf(start.minute), untilTime: clockOf(end.minute) }),
    note: note ?? '',
  };
}

/** The period that was typed, in a time zone. */
export function timeOffGiven(values: TimeOffValues, zone: string): TimeOffGiven {
  const { from, until, isWholeDays, fromTime, untilTime, teamId, note } = values;
  const end = isWholeDays
    ? { day: plusDays(until, 1), minute: 0 }
    : { day: until, minute: minuteOf(endFromField(untilTime)) };
  return {
    teamId: teamId === '' ? null : teamId,
    startsAt: instantOf({ day: from, minute: isWholeDays ? 0 : minuteOf(fromTime) }, zone),
    endsAt: instantOf(end, zone),
    note: note.trim() === '' ? null : note.trim(),
  };
}
