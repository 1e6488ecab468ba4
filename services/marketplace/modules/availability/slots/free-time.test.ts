import { expect, test } from 'vitest';
import { freeMinutesOf } from './free-time.domain.ts';
import type { Period } from './busy.domain.ts';

const minutes = (from: number, until: number): Period => [from * 60_000, until * 60_000];
const mornings = [minutes(0, 240), minutes(1440, 1680)];

test.each<[string, readonly Period[], number]>([
  ['nothing', [], 480],
  ['a booking', [minutes(60, 120)], 420],
  ['a booking that outlasts the day', [minutes(200, 1500)], 380],
  ['two that overlap, counted once', [minutes(0, 100), minutes(50, 150)], 330],
  ['everything', [minutes(-10, 9000)], 0],
  ['what is outside the hours', [minutes(300, 400)], 480],
])('counts the working time that %s leaves', (_what, busy, free) => {
  expect(freeMinutesOf(mornings, busy)).toBe(free);
});
