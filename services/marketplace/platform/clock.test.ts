import { describe, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { fixedClock } from './testing/fixed-clock.ts';

describe('the fixed clock', () => {
  test('stands still until it is advanced or set', () => {
    const clock = fixedClock('2026-11-20T12:00:00Z');
    const first = clock.now();
    const second = clock.now();
    clock.advance(90_000);
    const advanced = clock.now();
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect([first, second, advanced, clock.now()].map((instant) => instant.toISOString())).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:01:30.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
  });

  test('is not affected by changes to a returned date', () => {
    const clock = fixedClock('2026-11-20T12:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });

  test('refuses a text that is no instant', () => {
    expect(() => fixedClock('tomorrow')).toThrow('Not an instant: tomorrow');
  });
});

test("the system clock is between two readings of the machine's", () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
