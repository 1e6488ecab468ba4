import { describe, expect, it } from 'vitest';
import {
  dayIn,
  daysBetween,
  isDay,
  lastDayIn,
  plusDays,
  plusMonths,
  weekOf,
  weekText,
  weeksOfMonth,
} from './calendar-days.ts';

describe('a day', () => {
  it.each([
    ['2026-12-03', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['3 December', false],
    ['', false],
  ])('is what the calendar has: %s is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('is the port’s, not UTC’s', () => {
    const late = '2026-12-03T23:30:00.000Z';
    expect(
      ['UTC', 'Europe/Madrid', 'Atlantic/Azores', 'Australia/Lord_Howe'].map((zone) => dayIn(late, zone)),
    ).toEqual(['2026-12-03', '2026-12-04', '2026-12-03', '2026-12-04']);
  });

  it('is not reached by what ends at its midnight', () => {
    const zone = 'Europe/Madrid';
    const begin = '2026-12-03T08:00:00.000Z';
    expect(lastDayIn(begin, '2026-12-03T23:00:00.000Z', zone)).toBe('2026-12-03');
    expect(lastDayIn(begin, '2026-12-03T23:01:00.000Z', zone)).toBe('2026-12-04');
    expect(lastDayIn(begin, begin, zone)).toBe('2026-12-03');
  });
});

describe('counting', () => {
  it('goes over the ends of months and years, and over days of 23 and 25 hours', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(plusDays('2026-10-26', -1)).toBe('2026-10-25');
  });

  it('stays in a shorter month', () => {
    expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(plusMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(plusMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it('has nothing from a day to one before it', () => {
    expect(daysBetween('2026-12-03', '2026-12-01')).toEqual([]);
    expect(daysBetween('2026-11-30', '2026-12-01')).toEqual(['2026-11-30', '2026-12-01']);
  });
});

describe('weeks', () => {
  it('begin on Monday', () => {
    expect(weekOf('2026-12-06')[0]).toBe('2026-11-30');
    expect(weekOf('2026-11-30')[6]).toBe('2026-12-06');
  });

  it.each([
    ['2026-12-03', '30 Nov – 6 Dec 2026'],
    ['2026-12-07', '7 – 13 Dec 2026'],
    ['2027-01-01', '28 Dec 2026 – 3 Jan 2027'],
  ])('are named by their ends: that of %s is %s', (day, text) => {
    expect(weekText(day)).toBe(text);
  });

  it('of a month are the whole ones that it touches', () => {
    const december = weeksOfMonth('2026-12-15');
    expect(december).toHaveLength(5);
    expect([december[0]?.[0], december.at(-1)?.[6]]).toEqual(['2026-11-30', '2027-01-03']);
    // A February that begins on a Monday has exactly four weeks.
    expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  });
});
