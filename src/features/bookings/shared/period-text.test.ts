import { describe, expect, it } from 'vitest';
import { clockText, periodText, shortPeriodText, viewersPeriodText } from './period-text.ts';

const zone = 'Europe/Madrid';
const year = new Date().getUTCFullYear() === 2026 ? '' : ' 2026';
const at = (startsAt: string, endsAt: string, wholeDays = false) => ({ startsAt, endsAt, wholeDays });

describe('a period as text', () => {
  it.each([
    ['on one day', at('2026-12-03T08:00:00Z', '2026-12-03T12:00:00Z'), `Thu 3 Dec${year}, 09:00–13:00`],
    [
      'that ends with the day',
      at('2026-12-03T08:00:00Z', '2026-12-03T23:00:00Z'),
      `Thu 3 Dec${year}, 09:00–24:00`,
    ],
    [
      'over midnight',
      at('2026-12-03T21:00:00Z', '2026-12-04T01:00:00Z'),
      `Thu 3 Dec${year}, 22:00 – Fri 4 Dec${year}, 02:00`,
    ],
    [
      'of several whole days',
      at('2026-12-07T07:00:00Z', '2026-12-09T17:00:00Z', true),
      `Mon 7 Dec${year} – Wed 9 Dec${year}`,
    ],
    ['of one whole day', at('2026-12-07T07:00:00Z', '2026-12-07T17:00:00Z', true), `Mon 7 Dec${year}`],
    [
      'that ends at midnight after several whole days',
      at('2026-12-06T23:00:00Z', '2026-12-08T23:00:00Z', true),
      `Mon 7 Dec${year} – Tue 8 Dec${year}`,
    ],
    [
      'through the doubled hour in autumn',
      at('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
      `Sun 25 Oct${year}, 02:30–02:30 (the clocks go back)`,
    ],
    [
      'through the hour that is left out in spring',
      at('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'),
      `Sun 29 Mar${year}, 01:30–03:30 (the clocks go forward)`,
    ],
    [
      'before the clocks go back, to the end of that day',
      at('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'),
      `Sun 25 Oct${year}, 00:00–24:00 (the clocks go back)`,
    ],
  ])('%s', (_name, period, text) => {
    expect(periodText(period, zone)).toBe(text);
  });

  it.each([
    ['on one day', at('2026-12-03T08:00:00Z', '2026-12-03T12:00:00Z'), `Thu 3 Dec${year}, 09:00–13:00`],
    [
      'over midnight',
      at('2026-12-03T21:00:00Z', '2026-12-04T01:00:00Z'),
      `Thu 3 Dec${year}, 22:00 – Fri 4 Dec${year}, 02:00`,
    ],
    [
      'of several days',
      at('2026-12-07T07:00:00Z', '2026-12-09T17:00:00Z'),
      `Mon 7 Dec${year} – Wed 9 Dec${year}`,
    ],
  ])('has its times in a row of a list unless it is of several days: %s', (_name, period, text) => {
    expect(shortPeriodText(period, zone)).toBe(text);
  });

  it('is shown on the viewer’s clock only where that differs', () => {
    const period = at('2026-12-03T08:00:00Z', '2026-12-03T12:00:00Z');
    expect(viewersPeriodText(period, zone, 'Europe/Paris')).toBeNull();
    expect(viewersPeriodText(period, zone, 'Atlantic/Azores')).toBe('07:00–11:00');
    expect(viewersPeriodText({ ...period, wholeDays: true }, zone, 'Atlantic/Azores')).toBeNull();
  });

  it('names the viewer’s day where that is another one', () => {
    const period = at('2026-12-03T22:00:00Z', '2026-12-03T22:30:00Z');
    expect(viewersPeriodText(period, zone, 'Australia/Sydney')).toBe(`Fri 4 Dec${year}, 09:00–09:30`);
  });

  it('says whose clock it is', () => {
    expect(clockText('Palma', zone)).toBe('in Palma');
    expect(clockText(null, 'America/Port-au-Prince')).toBe('Port-au-Prince time');
    expect(clockText(null, 'Australia/Lord_Howe')).toBe('Lord Howe time');
  });
});
