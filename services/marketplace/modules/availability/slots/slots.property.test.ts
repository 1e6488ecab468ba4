import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { ClockInterval, WeekHours } from '../../../platform/db/booking-tables.ts';
import { apart, isFree, type Period } from './busy.domain.ts';
import { slotFinder, slotsBetween } from './slots.domain.ts';
import { dayOf, zoneClock } from '../zone-clock.domain.ts';

const zones = [
  'Europe/Athens',
  'Atlantic/Azores',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  // Clocks change at midnight, to the day before, and at half past.
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'America/St_Johns',
  'UTC',
];
const halfHourMs = 30 * 60_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** Hours of a day, on the hour, disjoint. */
const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 6 })
  .map((hours) => hours.toSorted((a, b) => a - b))
  .map((hours) =>
    Array.from({ length: Math.floor(hours.length / 2) }, (_, index): ClockInterval => [
      `${twoDigits(hours[2 * index] ?? 0)}:00`,
      `${twoDigits(hours[2 * index + 1] ?? 0)}:00`,
    ]),
  );
const week: fc.Arbitrary<WeekHours> = fc.array(intervals, { minLength: 7, maxLength: 7 });

/** The two days around a clock change in these years, or any day in a zone without one. */
const daysOf = (timeZone: string): readonly string[] => {
  const days = new Set<string>(['2026-06-15']);
  let at = Temporal.Instant.from('2025-06-01T00:00:00Z').toZonedDateTimeISO(timeZone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year > 2027) return [...days];
    for (const hours of [-30, -1, 0, 20]) days.add(next.add({ hours }).toPlainDate().toString());
    at = next;
  }
};

/** Whether an instant is within working hours, by local time. */
function isOpen(
  hours: WeekHours,
  exceptions: ReadonlyMap<string, readonly ClockInterval[]>,
  at: Temporal.ZonedDateTime,
) {
  const shown = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = exceptions.get(at.toPlainDate().toString()) ?? hours[at.dayOfWeek - 1] ?? [];
  return day.some(([from, until]) => from <= shown && shown < until);
}

test('slots are exactly the half hours, each once, from which the work fits into working hours of the local time', () => {
  const zoneAndDay = fc
    .constantFrom(...zones)
    .chain((timeZone) =>
      fc.record({ timeZone: fc.constant(timeZone), day: fc.constantFrom(...daysOf(timeZone)) }),
    );
  fc.assert(
    fc.property(
      zoneAndDay,
      week,
      fc.option(intervals),
      fc.integer({ min: 1, max: 4 }),
      ({ timeZone, day }, hours, exception, halfHours) => {
        // With a day that is open throughout, nothing takes whole days.
        const weekdayOf = Temporal.PlainDate.from(day).dayOfWeek - 1;
        const open = hours.map((some, index): readonly ClockInterval[] =>
          index === (weekdayOf + 3) % 7 ? [['00:00', '24:00']] : some,
        );
        const exceptions = new Map(exception === null ? [] : [[day, exception]]);
        const finder = slotFinder(
          {
            timeZone,
            hours: { week: open, exceptions },
            noticeHours: 0,
            horizonDays: 2000,
            beforeMinutes: 0,
            afterMinutes: 0,
          },
          { minutes: halfHours * 30, days: null },
          new Date('2025-01-01T00:00:00Z'),
        );
        const begins = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
        const expected: number[] = [];
        for (let start = begins - 2 * halfHourMs; start < begins + 26 * 2 * halfHourMs; start += halfHourMs) {
          const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
          if (at.toPlainDate().toString() !== day || at.minute % 30 !== 0) continue;
          const first = at.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'earlier' });
          if (first.epochMilliseconds !== start) continue;
          const worked = Array.from({ length: halfHours }, (_, index) =>
            Temporal.Instant.fromEpochMilliseconds(start + index * halfHourMs).toZonedDateTimeISO(timeZone),
          );
          const isSameDay = worked.every((time) => time.toPlainDate().toString() === day);
          if (isSameDay && worked.every((time) => isOpen(open, exceptions, time))) expected.push(start);
        }
        expect(finder.slotsOn(dayOf(day)).map(({ startsAt }) => startsAt)).toEqual(expected);
      },
    ),
    {
      numRuns: 400,
      // The clock skips the time between two working hours.
      examples: [
        [
          { timeZone: 'Africa/Casablanca', day: '2026-03-22' },
          [[], [], [], [], [], [], []],
          [
            ['00:00', '02:00'],
            ['03:00', '04:00'],
          ],
          2,
        ],
      ],
    },
  );
});

test('an instant is on the day of its local time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 40_000 }), (timeZone, halfHours) => {
      const instant = Date.parse('2025-01-01T00:00:00Z') + halfHours * halfHourMs;
      const shown = Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate();
      expect(zoneClock(timeZone).dayAt(instant)).toBe(dayOf(shown.toString()));
    }),
  );
});

const period = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]): Period => [from, from + length]);

test('a time is free exactly if no busy time overlaps it, and touching is not overlapping', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 12 }), period, (busy, wanted) => {
      const overlaps = busy.some(([from, until]) => from < wanted[1] && wanted[0] < until);
      expect(isFree(apart(busy), wanted)).toBe(!overlaps);
    }),
  );
});

test('work by the day begins and ends with working hours and contains as many working days as it needs', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 1, max: 9 }), (hours, days) => {
      const rules = { hours: { week: hours, exceptions: new Map() }, timeZone: 'Europe/Athens' };
      const margins = { noticeHours: 0, horizonDays: 40, beforeMinutes: 0, afterMinutes: 0 };
      const finder = slotFinder(
        { ...rules, ...margins },
        { minutes: 480, days },
        new Date('2026-10-01T00:00:00Z'),
      );
      for (const { startsAt, endsAt } of slotsBetween(finder, finder.firstDay, finder.lastDay)) {
        const at = (instant: number) =>
          Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/Athens');
        const [begins, ends] = [at(startsAt), at(endsAt - 1)];
        let worked = 0;
        for (
          let day = begins.toPlainDate();
          Temporal.PlainDate.compare(day, ends.toPlainDate()) <= 0;
          day = day.add({ days: 1 })
        )
          worked += (hours[day.dayOfWeek - 1] ?? []).length > 0 ? 1 : 0;
        expect([worked, isOpen(hours, new Map(), begins), isOpen(hours, new Map(), ends)]).toEqual([
          days,
          true,
          true,
        ]);
      }
    }),
  );
});
