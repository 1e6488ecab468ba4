import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { ClockInterval, WeekHours } from '../../../platform/db/booking-tables.ts';
import { slotFinder, slotsBetween, type SlotRules, type Work } from './slots.domain.ts';
import { dayOf, dateOf } from '../zone-clock.domain.ts';

const everyDay = (...intervals: readonly ClockInterval[]): WeekHours =>
  Array.from({ length: 7 }, () => intervals);
const workingWeek = (...intervals: readonly ClockInterval[]): WeekHours =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? intervals : []));

const madrid: SlotRules = {
  timeZone: 'Europe/Madrid',
  hours: { week: workingWeek(['08:00', '12:30'], ['14:00', '18:00']), exceptions: new Map() },
  noticeHours: 0,
  horizonDays: 400,
  beforeMinutes: 0,
  afterMinutes: 0,
};
const hours = (
  week: WeekHours,
  exceptions: readonly (readonly [string, readonly ClockInterval[]])[] = [],
) => ({
  hours: { week, exceptions: new Map(exceptions) },
});
const minutes = (count: number): Work => ({ minutes: count, days: null });

interface Asked {
  readonly on: string;
  readonly until?: string;
  readonly now?: string;
}

/** Each slot as its local start and end with their offsets. */
function slotsOf(rules: SlotRules, work: Work, { on, until = on, now = '2026-01-01T00:00:00Z' }: Asked) {
  const shown = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(rules.timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never' });
  return slotsBetween(slotFinder(rules, work, new Date(now)), dayOf(on), dayOf(until)).map(
    ({ startsAt, endsAt }) => `${shown(startsAt)} ${shown(endsAt)}`,
  );
}
const startsOf = (...asked: Parameters<typeof slotsOf>) =>
  slotsOf(...asked).map((slot) => slot.slice(slot.indexOf('T') + 1, slot.indexOf(' ')));

describe('within working hours', () => {
  test('work begins on half hours of the local time and ends within the same hours', () => {
    expect(slotsOf(madrid, minutes(120), { on: '2026-12-03' })).toEqual([
      '2026-12-03T08:00+01:00 2026-12-03T10:00+01:00',
      '2026-12-03T08:30+01:00 2026-12-03T10:30+01:00',
      '2026-12-03T09:00+01:00 2026-12-03T11:00+01:00',
      '2026-12-03T09:30+01:00 2026-12-03T11:30+01:00',
      '2026-12-03T10:00+01:00 2026-12-03T12:00+01:00',
      '2026-12-03T10:30+01:00 2026-12-03T12:30+01:00',
      '2026-12-03T14:00+01:00 2026-12-03T16:00+01:00',
      '2026-12-03T14:30+01:00 2026-12-03T16:30+01:00',
      '2026-12-03T15:00+01:00 2026-12-03T17:00+01:00',
      '2026-12-03T15:30+01:00 2026-12-03T17:30+01:00',
      '2026-12-03T16:00+01:00 2026-12-03T18:00+01:00',
    ]);
  });

  test('hours that begin off the half hour start at the next half hour', () => {
    const rules = { ...madrid, ...hours(everyDay(['08:10', '10:00'])) };
    expect(startsOf(rules, minutes(60), { on: '2026-12-03' })).toEqual(['08:30+01:00', '09:00+01:00']);
  });

  test('hours that touch are continuous', () => {
    const rules = { ...madrid, ...hours(everyDay(['10:00', '12:00'], ['08:00', '10:00'])) };
    expect(startsOf(rules, minutes(240), { on: '2026-12-03' })).toEqual(['08:00+01:00']);
  });

  test('a day may end at 24:00', () => {
    const rules = { ...madrid, ...hours(everyDay(['22:00', '24:00'])) };
    expect(slotsOf(rules, minutes(90), { on: '2026-12-03' })).toEqual([
      '2026-12-03T22:00+01:00 2026-12-03T23:30+01:00',
      '2026-12-03T22:30+01:00 2026-12-04T00:00+01:00',
    ]);
  });

  test('a weekday without hours has no slots, nor has a week without any', () => {
    expect(slotsOf(madrid, minutes(60), { on: '2026-12-05', until: '2026-12-06' })).toEqual([]);
    expect(
      slotsOf({ ...madrid, ...hours([]) }, minutes(60), { on: '2026-12-01', until: '2026-12-31' }),
    ).toEqual([]);
  });

  test('an exception replaces the weekday’s hours, open or closed', () => {
    const rules = {
      ...madrid,
      ...hours(madrid.hours.week, [
        ['2026-12-03', []],
        ['2026-12-05', [['10:00', '11:00']]],
      ]),
    };
    expect(slotsOf(rules, minutes(60), { on: '2026-12-03' })).toEqual([]);
    expect(startsOf(rules, minutes(60), { on: '2026-12-05' })).toEqual(['10:00+01:00']);
  });
});

describe('notice and horizon', () => {
  test('the first slot is the one after the notice, to the minute', () => {
    const rules = { ...madrid, noticeHours: 24 };
    expect(startsOf(rules, minutes(60), { on: '2026-12-03', now: '2026-12-02T15:00:00Z' })).toEqual([
      '16:00+01:00',
      '16:30+01:00',
      '17:00+01:00',
    ]);
    expect(startsOf(rules, minutes(60), { on: '2026-12-03', now: '2026-12-02T15:00:01Z' })[0]).toBe(
      '16:30+01:00',
    );
  });

  test('nothing is offered in the past, or after the horizon’s last day', () => {
    const now = '2026-12-03T16:59:00Z';
    const rules = { ...madrid, horizonDays: 1 };
    expect(
      slotsOf(rules, minutes(60), { on: '2026-12-01', until: '2026-12-31', now }).map((slot) =>
        slot.slice(0, 10),
      ),
    ).toEqual(Array.from({ length: 15 }, () => '2026-12-04'));
  });
});

test('travel and buffers surround the work', () => {
  const rules = { ...madrid, beforeMinutes: 50, afterMinutes: 30 };
  const [slot] = slotsBetween(
    slotFinder(rules, minutes(60), new Date('2026-12-01T00:00:00Z')),
    dayOf('2026-12-03'),
    dayOf('2026-12-03'),
  );
  expect(slot).toEqual({
    day: dayOf('2026-12-03'),
    startsAt: Date.parse('2026-12-03T07:00:00Z'),
    endsAt: Date.parse('2026-12-03T08:00:00Z'),
    blockedFrom: Date.parse('2026-12-03T06:10:00Z'),
    blockedUntil: Date.parse('2026-12-03T08:30:00Z'),
  });
});

describe('whole days', () => {
  test('work longer than every working day takes as many days as its minutes need', () => {
    // 8.5 hours a day: 17 hours are two of them, a minute more is three.
    expect(slotsOf(madrid, minutes(17 * 60), { on: '2026-12-02' })).toEqual([
      '2026-12-02T08:00+01:00 2026-12-03T18:00+01:00',
    ]);
    expect(slotsOf(madrid, minutes(17 * 60 + 1), { on: '2026-12-02' })).toEqual([
      '2026-12-02T08:00+01:00 2026-12-04T18:00+01:00',
    ]);
  });

  test('work as long as the longest hours is not divided into days', () => {
    expect(startsOf(madrid, minutes(270), { on: '2026-12-02' })).toEqual(['08:00+01:00']);
    expect(slotsOf(madrid, minutes(271), { on: '2026-12-02' })).toEqual([
      '2026-12-02T08:00+01:00 2026-12-02T18:00+01:00',
    ]);
  });

  test('closed days between working days are not counted', () => {
    expect(slotsOf(madrid, { minutes: 480, days: 3 }, { on: '2026-12-03', until: '2026-12-06' })).toEqual([
      '2026-12-03T08:00+01:00 2026-12-07T18:00+01:00',
      '2026-12-04T08:00+01:00 2026-12-08T18:00+01:00',
    ]);
  });

  test('work by the day is not offered without enough working days ahead', () => {
    const rules = { ...madrid, ...hours([], [['2026-12-03', [['08:00', '18:00']]]]) };
    expect(slotsOf(rules, { minutes: 480, days: 1 }, { on: '2026-12-03' })).toHaveLength(1);
    expect(slotsOf(rules, { minutes: 480, days: 2 }, { on: '2026-12-03' })).toEqual([]);
  });
});

describe('on days with a clock change', () => {
  const round = (timeZone: string): SlotRules => ({
    ...madrid,
    timeZone,
    ...hours(everyDay(['00:00', '04:30'])),
  });

  test('Athens skips 03:00 to 04:00', () => {
    expect(startsOf(round('Europe/Athens'), minutes(30), { on: '2026-03-29' })).toEqual([
      '00:00+02:00',
      '00:30+02:00',
      '01:00+02:00',
      '01:30+02:00',
      '02:00+02:00',
      '02:30+02:00',
      '04:00+03:00',
    ]);
  });

  test('Athens has 03:00 to 04:00 twice: the first is offered, and the repeated hour is worked', () => {
    const rules = round('Europe/Athens');
    expect(slotsOf(rules, minutes(120), { on: '2026-10-25' })).toEqual([
      '2026-10-25T00:00+03:00 2026-10-25T02:00+03:00',
      '2026-10-25T00:30+03:00 2026-10-25T02:30+03:00',
      '2026-10-25T01:00+03:00 2026-10-25T03:00+03:00',
      '2026-10-25T01:30+03:00 2026-10-25T03:30+03:00',
      '2026-10-25T02:00+03:00 2026-10-25T03:00+02:00',
      '2026-10-25T02:30+03:00 2026-10-25T03:30+02:00',
      '2026-10-25T03:00+03:00 2026-10-25T04:00+02:00',
      '2026-10-25T03:30+03:00 2026-10-25T04:30+02:00',
    ]);
  });

  test('the Azores have no midnight in spring', () => {
    expect(startsOf(round('Atlantic/Azores'), minutes(30), { on: '2026-03-29' })).toEqual([
      '01:00+00:00',
      '01:30+00:00',
      '02:00+00:00',
      '02:30+00:00',
      '03:00+00:00',
      '03:30+00:00',
      '04:00+00:00',
    ]);
    // The day before ends at the midnight that does not exist.
    const late = { ...madrid, timeZone: 'Atlantic/Azores', ...hours(everyDay(['23:00', '24:00'])) };
    expect(slotsOf(late, minutes(60), { on: '2026-03-28' })).toEqual([
      '2026-03-28T23:00-01:00 2026-03-29T01:00+00:00',
    ]);
  });

  test('the Azores have two midnights in autumn: a day begins at the first and ends at the first', () => {
    const rules = {
      ...madrid,
      timeZone: 'Atlantic/Azores',
      ...hours(everyDay(['00:00', '01:30'], ['23:30', '24:00'])),
    };
    expect(slotsOf(rules, minutes(30), { on: '2026-10-24', until: '2026-10-25' }).slice(3)).toEqual([
      '2026-10-24T23:30+00:00 2026-10-25T00:00+00:00',
      '2026-10-25T00:00+00:00 2026-10-25T00:30+00:00',
      '2026-10-25T00:30+00:00 2026-10-25T00:00-01:00',
      '2026-10-25T01:00-01:00 2026-10-25T01:30-01:00',
      '2026-10-25T23:30-01:00 2026-10-26T00:00-01:00',
    ]);
  });

  test('New York: hours that begin or end within the skipped hour end where it begins', () => {
    const rules = {
      ...madrid,
      timeZone: 'America/New_York',
      ...hours(everyDay(['01:00', '02:30'], ['02:45', '04:00'])),
    };
    expect(slotsOf(rules, minutes(30), { on: '2026-03-08' })).toEqual([
      '2026-03-08T01:00-05:00 2026-03-08T01:30-05:00',
      '2026-03-08T01:30-05:00 2026-03-08T03:00-04:00',
      '2026-03-08T03:00-04:00 2026-03-08T03:30-04:00',
      '2026-03-08T03:30-04:00 2026-03-08T04:00-04:00',
    ]);
  });

  test('Lord Howe changes by half an hour', () => {
    const rules = { ...madrid, timeZone: 'Australia/Lord_Howe', ...hours(everyDay(['01:00', '03:00'])) };
    expect(slotsOf(rules, minutes(30), { on: '2026-10-04' })).toEqual([
      '2026-10-04T01:00+10:30 2026-10-04T01:30+10:30',
      '2026-10-04T01:30+10:30 2026-10-04T02:30+11:00',
      '2026-10-04T02:30+11:00 2026-10-04T03:00+11:00',
    ]);
    expect(startsOf(rules, minutes(30), { on: '2026-04-05' })).toEqual([
      '01:00+11:00',
      '01:30+11:00',
      '02:00+10:30',
      '02:30+10:30',
    ]);
  });

  test('Casablanca is an hour behind itself during Ramadan', () => {
    const rules = { ...madrid, timeZone: 'Africa/Casablanca', ...hours(everyDay(['01:30', '03:30'])) };
    // 02:00 to 03:00 occurs twice, so that three hours pass.
    expect(slotsOf(rules, minutes(60), { on: '2026-02-15' })).toEqual([
      '2026-02-15T01:30+01:00 2026-02-15T02:30+01:00',
      '2026-02-15T02:00+01:00 2026-02-15T02:00+00:00',
      '2026-02-15T02:30+01:00 2026-02-15T02:30+00:00',
    ]);
    expect(startsOf(rules, minutes(30), { on: '2026-03-22' })).toEqual(['01:30+00:00', '03:00+01:00']);
    expect(startsOf(rules, minutes(120), { on: '2026-03-01' })).toEqual(['01:30+00:00']);
  });

  test('a day’s working minutes are those that really pass', () => {
    const rules = { ...madrid, timeZone: 'Europe/Athens', ...hours(everyDay(['02:00', '06:00'])) };
    // Three hours on the day in spring, five on the day in autumn, else four.
    expect(slotsOf(rules, minutes(8 * 60), { on: '2026-03-29' })[0]?.slice(23)).toContain('2026-03-31T06:00');
    expect(slotsOf(rules, minutes(9 * 60), { on: '2026-10-25' })[0]?.slice(23)).toContain('2026-10-26T06:00');
  });
});

test('a date converts to its day and back', () => {
  expect([dateOf(dayOf('2026-02-28') + 1), dateOf(dayOf('2028-02-28') + 1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
  ]);
});
