import { describe, expect, it } from 'vitest';
import { intervalProblem, intervalsOf, weekSummary } from './interval-rules.ts';
import { schedule } from '../../../api/testing/schedule.ts';

const hours = (...texts: readonly string[]) =>
  texts.map((text) => {
    const [from = '', until = ''] = text.split('-');
    return { from, until };
  });

describe('working hours as they are typed', () => {
  it.each([
    ['that end before they begin', hours('14:00-08:00'), 'The end must be after the start.'],
    ['that end when they begin', hours('08:00-08:00'), 'The end must be after the start.'],
    ['without an end', hours('08:00-'), 'Enter both times.'],
    ['that begin where others end', hours('08:00-12:30', '12:30-18:00'), true],
    ['until midnight', hours('18:00-00:00'), true],
  ])('%s', (_name, typed, problem) => {
    expect(intervalProblem(typed, 0)).toBe(problem);
  });

  it('that overlap others are named once, at the later', () => {
    const typed = hours('08:00-12:30', '12:00-18:00', '17:00-00:00');
    expect(typed.map((_one, index) => intervalProblem(typed, index))).toEqual([
      true,
      '12:00–18:00 overlaps with 08:00–12:30.',
      '17:00–00:00 overlaps with 12:00–18:00.',
    ]);
  });

  it('are sent in their order, midnight as 24:00', () => {
    expect(intervalsOf(hours('18:00-00:00', '08:00-12:00'))).toEqual(hours('08:00-12:00', '18:00-24:00'));
  });
});

it('shows neighbouring days with the same hours as one line', () => {
  expect(weekSummary(schedule.hours)).toEqual([
    { days: 'Mon', hours: '08:00–12:30, 14:00–18:00' },
    { days: 'Tue – Thu', hours: '08:00–18:00' },
    { days: 'Fri', hours: '08:00–16:00' },
    { days: 'Sat – Sun', hours: 'Closed' },
  ]);
});
