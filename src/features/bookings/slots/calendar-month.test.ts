import { describe, expect, it } from 'vitest';
import { dayIn, dayInMonth, dayName, daysAfter, monthsAfter, monthToAsk, weeksOf } from './calendar-month.ts';

describe('a calendar month', () => {
  it('is shown in weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  });

  it('has four weeks when February begins on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('goes on over the end of a year', () => {
    expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1), daysAfter('2026-12-31', 1)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-01-01',
    ]);
  });

  it('ends with its last day where another month has more', () => {
    expect([dayInMonth('2026-10-31', '2026-11'), dayInMonth('2026-10-15', '2026-11')]).toEqual([
      '2026-11-30',
      '2026-11-15',
    ]);
  });

  it('is asked for from today in the present month, whole otherwise', () => {
    expect([monthToAsk('2026-11', '2026-11-25'), monthToAsk('2026-12', '2026-11-25')]).toEqual([
      { from: '2026-11-25', days: 6 },
      { from: '2026-12-01', days: 31 },
    ]);
  });

  it('knows which day it is in a zone', () => {
    const at = new Date('2026-12-03T23:30:00Z');
    expect([dayIn('Europe/Madrid', at), dayIn('America/New_York', at)]).toEqual(['2026-12-04', '2026-12-03']);
  });

  it('names a day in full', () => {
    expect(dayName('2026-12-03')).toBe('Thursday 3 December 2026');
  });
});
