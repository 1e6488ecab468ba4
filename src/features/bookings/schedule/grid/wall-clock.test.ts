import { describe, expect, it } from 'vitest';
import { clockOf, instantOf, minuteOf, wallTime } from './wall-clock.ts';

const at = (day: string, clock: string) => ({ day, minute: minuteOf(clock) });

describe('the clock on the wall', () => {
  it.each([
    ['Europe/Athens', '2026-12-03T07:30:00.000Z', at('2026-12-03', '09:30')],
    ['Atlantic/Azores', '2026-12-03T00:30:00.000Z', at('2026-12-02', '23:30')],
    ['America/New_York', '2026-07-03T13:00:00.000Z', at('2026-07-03', '09:00')],
    ['Australia/Lord_Howe', '2026-07-03T22:30:00.000Z', at('2026-07-04', '09:00')],
    ['Africa/Casablanca', '2025-03-10T08:00:00.000Z', at('2025-03-10', '08:00')],
    ['Africa/Casablanca', '2025-07-03T08:00:00.000Z', at('2025-07-03', '09:00')],
  ])('in %s at %s is read from the instant, and leads back to it', (zone, instant, wall) => {
    expect(wallTime(instant, zone)).toEqual(wall);
    expect(instantOf(wall, zone)).toBe(instant);
  });

  it('skips a gap: 02:30 that night is 03:30', () => {
    const instant = instantOf(at('2026-03-29', '02:30'), 'Europe/Madrid');
    expect(wallTime(instant, 'Europe/Madrid')).toEqual(at('2026-03-29', '03:30'));
  });

  it('takes the first of an hour that is there twice', () => {
    expect(instantOf(at('2026-10-25', '02:30'), 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('shows the end of a day as 24:00', () => {
    expect([clockOf(0), clockOf(570), clockOf(1440)]).toEqual(['00:00', '09:30', '24:00']);
  });
});
