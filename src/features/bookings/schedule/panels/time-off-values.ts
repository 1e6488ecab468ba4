import { plusDays, type Day } from '../../calendar/calendar-days.ts';
import { clockOf, instantOf, minuteOf, wallTime } from '../grid/wall-clock.ts';
import { endFromField, toField } from '../interval-rules.ts';
import type { TimeOff, TimeOffGiven } from '../schedule.types.ts';

/** A time off as the fields of its form have it; the last day is included. */
export interface TimeOffValues {
  teamId: string;
  from: string;
  until: string;
  isWholeDays: boolean;
  fromTime: string;
  untilTime: string;
  note: string;
}

/** A day, or some of its minutes, of one team or of all (null). */
export interface FreePeriod {
  readonly day: Day;
  readonly teamId: string | null;
  /** Null: the whole day. */
  readonly minutes: { readonly from: number; readonly until: number } | null;
}

/** What the form begins with for time off that is not there yet. */
export const newTimeOff = ({ day, teamId, minutes }: FreePeriod): TimeOffValues => ({
  teamId: teamId ?? '',
  from: day,
  until: day,
  isWholeDays: minutes === null,
  fromTime: minutes === null ? '08:00' : clockOf(minutes.from),
  untilTime: minutes === null ? '12:00' : toField(clockOf(minutes.until)),
  note: '',
});

/** What the form begins with for time off that is there, on the clock of a zone. */
export function timeOffValues({ teamId, startsAt, endsAt, note }: TimeOff, zone: string): TimeOffValues {
  const start = wallTime(startsAt, zone);
  const end = wallTime(endsAt, zone);
  const isWholeDays = start.minute === 0 && end.minute === 0;
  const begun = newTimeOff({ day: start.day, teamId, minutes: null });
  return {
    ...begun,
    // Midnight ends the day before it.
    until: end.minute === 0 ? plusDays(end.day, -1) : end.day,
    isWholeDays,
    ...(isWholeDays ? {} : { fromTime: clockOf(start.minute), untilTime: clockOf(end.minute) }),
    note: note ?? '',
  };
}

/** The period of what was typed, on the clock of a zone. */
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
