import { describe, expect, it } from 'vitest';
import { dueDay } from './digest.domain.ts';

describe('the digest of a day', () => {
  it.each([
    ['2026-11-20T05:59:00Z', 'Europe/Madrid', null, null],
    ['2026-11-20T06:00:00Z', 'Europe/Madrid', null, '2026-11-20'],
    ['2026-11-20T22:30:00Z', 'Europe/Madrid', '2026-11-19', '2026-11-20'],
    ['2026-11-20T23:30:00Z', 'Europe/Madrid', '2026-11-20', null],
    ['2026-11-20T12:00:00Z', 'Europe/Madrid', '2026-11-20', null],
    ['2026-11-20T06:00:00Z', 'Pacific/Auckland', null, '2026-11-20'],
    ['2026-11-19T18:00:00Z', 'Pacific/Auckland', '2026-11-19', '2026-11-20'],
  ] as const)('at %s in %s, after one of %s, is %s', (now, zone, sentOn, due) => {
    expect(dueDay(new Date(now), zone, sentOn)).toBe(due);
  });

  it.each([
    ['the day of 23 hours', '2026-03-29', 5],
    ['the day of 25 hours', '2026-10-25', 6],
  ] as const)('comes once on %s, at seven by the clock', (_, day, hourUtc) => {
    const at = (hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
    const before = dueDay(at(hourUtc - 1), 'Europe/Madrid', null);
    const due = dueDay(at(hourUtc), 'Europe/Madrid', null);
    expect([before, due, dueDay(at(hourUtc + 1), 'Europe/Madrid', due)]).toEqual([null, day, null]);
  });
});
