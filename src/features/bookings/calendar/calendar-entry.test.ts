import { describe, expect, it } from 'vitest';
import { entriesByDay, startText, timeTexts, type CalendarEntry, type EntryTime } from './calendar-entry.ts';

const time: EntryTime = {
  startsAt: '2026-12-03T08:00:00.000Z',
  endsAt: '2026-12-03T12:00:00.000Z',
  zone: 'Europe/Madrid',
  clock: 'in Palma',
};
const entry = (key: string, change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key,
  first: '2026-12-03',
  last: '2026-12-03',
  title: key,
  detail: null,
  href: '/',
  state: { label: 'Confirmed', tone: 'success' },
  time,
  ...change,
});

describe('the entries of a day', () => {
  it('begin with what has no time, then follow the clock', () => {
    const early = entry('early', { time: { ...time, startsAt: '2026-12-03T07:00:00.000Z' } });
    const delivery = entry('delivery', { time: null });
    const days = entriesByDay([entry('late'), early, delivery]);
    expect(days.get('2026-12-03')?.map(({ key }) => key)).toEqual(['delivery', 'early', 'late']);
  });

  it('include the work of several days on each of them', () => {
    const days = entriesByDay([entry('paint', { first: '2026-12-30', last: '2027-01-01' })]);
    expect([...days.keys()]).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

it('leaves out the closed days between, and counts the others', () => {
  const paint = entry('paint', {
    first: '2026-12-04',
    last: '2026-12-07',
    closed: new Set(['2026-12-05', '2026-12-06']),
    time: { ...time, endsAt: '2026-12-07T16:00:00.000Z' },
  });
  expect([...entriesByDay([paint]).keys()]).toEqual(['2026-12-04', '2026-12-07']);
  expect(timeTexts(paint, '2026-12-07', 'Europe/Madrid').part).toBe('Day 2 of 2');
});

describe('a time', () => {
  it('of work over several days begins on the first, ends on the last, and takes those between', () => {
    const paint = entry('paint', {
      first: '2026-12-03',
      last: '2026-12-05',
      time: { ...time, endsAt: '2026-12-05T16:00:00.000Z' },
    });
    const texts = ['2026-12-03', '2026-12-04', '2026-12-05'].map((day) => {
      const { there, part } = timeTexts(paint, day, 'Europe/Madrid');
      return [there, part, startText(paint, day)];
    });
    expect(texts).toEqual([
      ['From 09:00', 'Day 1 of 3', '09:00'],
      ['All day', 'Day 2 of 3', null],
      ['Until 17:00', 'Day 3 of 3', null],
    ]);
  });

  it('that something has none is said in its own words', () => {
    const delivery = entry('delivery', { time: null, untimed: 'Expected' });
    expect(timeTexts(delivery, '2026-12-03', 'Europe/Madrid').there).toBe('Expected');
  });

  it('is the port’s, with the viewer’s where it is another', () => {
    const textIn = (zone: string) => timeTexts(entry('one'), '2026-12-03', zone);
    const there = { there: '09:00–13:00', yours: null, part: null };
    expect(textIn('Europe/Madrid')).toEqual(there);
    expect(textIn('Europe/Paris')).toEqual(there);
    expect(textIn('America/New_York')).toEqual({ ...there, yours: '03:00–07:00' });
  });
});
