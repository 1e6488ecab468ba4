import { expect, it } from 'vitest';
import { nextWorkedDay } from './schedule-queries.ts';

const interval = (from: string, until: string) => ({ intervals: [{ from, until }] });
const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...interval('08:00', '18:00') })),
  { weekday: 6, ...interval('09:00', '13:00') },
  { weekday: 7, intervals: [] },
];

// 28 November 2026 is a Saturday.
it.each([
  ['a weekday', '2026-11-25', 23 * 60, hours, '2026-11-25'],
  ['a Saturday that is still worked', '2026-11-28', 12 * 60, hours, '2026-11-28'],
  ['a Saturday evening', '2026-11-28', 21 * 60, hours, '2026-11-30'],
  ['a Sunday', '2026-11-29', 9 * 60, hours, '2026-11-30'],
  ['a Sunday of who never works', '2026-11-29', 9 * 60, [{ weekday: 1, intervals: [] }], '2026-11-29'],
  ['a Sunday, while the hours are read', '2026-11-29', 9 * 60, undefined, '2026-11-29'],
])('the week to look at on %s', (_name, today, minute, week, day) => {
  expect(nextWorkedDay(week, today, minute)).toBe(day);
});
