import type { FieldRefusal } from '../../../platform/refusals.ts';
import type { IntervalGiven, ScheduleGiven, WeekDayGiven } from './schedule.domain.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function intervalProblem(
  { from, until }: IntervalGiven,
  before: readonly IntervalGiven[],
  path: string,
): FieldRefusal | null {
  if (from === '24:00')
    return {
      field: `${path}/from`,
      message: 'Hours can’t begin at 24:00. Use 00:00 of the next day.',
      rule: 'before',
    };
  if (until <= from)
    return { field: `${path}/until`, message: `This must be later than ${from}.`, rule: 'after' };
  const other = before.find((one) => from < one.until && one.from < until);
  if (other === undefined) return null;
  const message = `This overlaps ${other.from} to ${other.until}.`;
  return { field: `${path}/from`, message, rule: 'overlap' };
}

/** Problems for hours that overlap, or end before they begin. */
const intervalProblems = (intervals: readonly IntervalGiven[], path: string): readonly FieldRefusal[] =>
  intervals.flatMap((interval, index) => {
    const problem = intervalProblem(interval, intervals.slice(0, index), `${path}/intervals/${index}`);
    return problem === null ? [] : [problem];
  });

/** Problems for duplicate values. */
const repeated = (
  values: readonly string[],
  problem: (value: string, index: number) => FieldRefusal,
): readonly FieldRefusal[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [problem(value, index)] : []));

/** The problems of a week's hours; each weekday may occur once. */
export const hoursProblems = (hours: readonly WeekDayGiven[]): readonly FieldRefusal[] => [
  ...repeated(
    hours.map(({ weekday }) => weekdays[weekday - 1] ?? ''),
    (name, index) => ({
      field: `hours/${index}/weekday`,
      message: `${name} is listed twice.`,
      rule: 'unique',
    }),
  ),
  ...hours.flatMap(({ intervals }, index) => intervalProblems(intervals, `hours/${index}`)),
];

/** The problems of a schedule that its schema cannot express; `ports` are those that the provider serves. */
export const scheduleProblems = (
  { hours, exceptions, travel }: ScheduleGiven,
  ports: readonly string[],
): readonly FieldRefusal[] => [
  ...hoursProblems(hours),
  ...repeated(
    exceptions.map(({ on }) => on),
    (_, index) => ({
      field: `exceptions/${index}/on`,
      message: 'This date is listed twice.',
      rule: 'unique',
    }),
  ),
  ...exceptions.flatMap(({ intervals }, index) => intervalProblems(intervals, `exceptions/${index}`)),
  ...travel.flatMap(({ port }, index) =>
    ports.includes(port)
      ? []
      : [{ field: `travel/${index}/port`, message: 'You don’t work in this port.', rule: 'port' }],
  ),
  ...repeated(
    travel.map(({ port }) => port),
    (_, index) => ({ field: `travel/${index}/port`, message: 'This port is listed twice.', rule: 'unique' }),
  ),
];
