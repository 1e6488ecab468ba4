import { expect, test } from 'vitest';
import { lastMonths, monthName } from './months.ts';

test('a year of months ends with the present one', () => {
  const months = lastMonths(new Date('2026-02-28T23:59:00Z'), 'UTC');
  expect([months[0], months[1], months[2], months.at(-1), months.length]).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03',
    12,
  ]);
});

test('a month begins where the vendor is, before or after UTC', () => {
  const first = (at: string, zone: string) => lastMonths(new Date(at), zone)[0];
  expect(first('2026-11-30T23:30:00Z', 'Europe/Madrid')).toBe('2026-12');
  expect(first('2026-12-01T02:00:00Z', 'America/Antigua')).toBe('2026-11');
});

test('a month is named with its year', () => {
  expect(monthName('2026-11')).toBe('November 2026');
});
