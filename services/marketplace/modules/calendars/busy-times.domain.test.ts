import { describe, expect, it } from 'vitest';
import { busyTimesOf } from './busy-times.domain.ts';

const window = {
  from: new Date('2026-11-01T00:00:00Z'),
  until: new Date('2027-01-01T00:00:00Z'),
  timeZone: 'Europe/Madrid',
};
const calendarOf = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yard//Planning//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@yard.example.com`,
      ...lines.split('|'),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const busyOf = (...events: readonly string[]) => {
  const read = busyTimesOf(calendarOf(...events), window);
  if (!read.ok) return read.error;
  return read.value.map(
    ({ from, until }) => `${new Date(from).toISOString()} ${new Date(until).toISOString()}`,
  );
};

describe('busy times', () => {
  it.each([
    ['of UTC', 'DTSTART:20261203T080000Z|DTEND:20261203T100000Z', '2026-12-03T08:00'],
    ['of a zone', 'DTSTART;TZID=Europe/Athens:20261203T080000|DURATION:PT2H', '2026-12-03T06:00'],
    ['of no zone, in the reader’s', 'DTSTART:20261203T080000|DTEND:20261203T100000', '2026-12-03T07:00'],
    ['of a whole day, from midnight to midnight', 'DTSTART;VALUE=DATE:20261203', '2026-12-02T23:00'],
  ])('%s', (_which, event, from) => {
    expect(busyOf(event)[0]).toMatch(from);
  });

  it('leaves out what is free, cancelled, over, or far ahead', () => {
    expect(
      busyOf(
        'DTSTART:20261203T080000Z|DTEND:20261203T100000Z|TRANSP:TRANSPARENT',
        'DTSTART:20261203T080000Z|DTEND:20261203T100000Z|STATUS:CANCELLED',
        'DTSTART:20200103T080000Z|DTEND:20200103T100000Z',
        'DTSTART:20300103T080000Z|DTEND:20300103T100000Z',
      ),
    ).toEqual([]);
  });

  it('expands recurring events across the clock change, without their exceptions, to the end of the window', () => {
    const busy = busyOf(
      'DTSTART;TZID=Europe/Madrid:20261001T090000|DURATION:PT1H|RRULE:FREQ=WEEKLY|EXDATE;TZID=Europe/Madrid:20261112T090000',
    );
    // Thursdays: summer time until 25 October.
    expect(busy).toEqual(
      [5, 19, 26, 33, 40, 47, 54, 61].map((day) => {
        const at = new Date(Date.UTC(2026, 10, day, 8));
        return `${at.toISOString()} ${new Date(at.getTime() + 3_600_000).toISOString()}`;
      }),
    );
  });

  it('expands endless events only to the end of the window', () => {
    const busy = busyOf('DTSTART:20200101T080000Z|DURATION:PT1H|RRULE:FREQ=DAILY');
    expect(Array.isArray(busy) ? busy.length : busy).toBe(61);
  });

  it('merges events that touch', () => {
    expect(
      busyOf(
        'DTSTART:20261203T090000Z|DTEND:20261203T100000Z',
        'DTSTART:20261203T080000Z|DTEND:20261203T093000Z',
      ),
    ).toEqual(['2026-12-03T08:00:00.000Z 2026-12-03T10:00:00.000Z']);
  });

  it('uses a time zone as the calendar defines it', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Yard time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = calendarOf('DTSTART;TZID=Yard time:20261203T080000|DURATION:PT1H').replace(
      'BEGIN:VEVENT',
      `${zone}\r\nBEGIN:VEVENT`,
    );
    expect(busyTimesOf(text, window)).toEqual({
      ok: true,
      value: [{ from: Date.UTC(2026, 11, 3, 5), until: Date.UTC(2026, 11, 3, 6) }],
    });
  });
});

describe('invalid calendars', () => {
  it.each([
    ['a zone that nobody knows', 'DTSTART;TZID=Atlantis/Capital:20261203T080000|DURATION:PT1H', /time zone/],
    [
      'what recurs every minute for ever',
      'DTSTART:20200101T000000Z|DURATION:PT1S|RRULE:FREQ=MINUTELY',
      /too many/,
    ],
    ['a time that is none', 'DTSTART:yesterday|DURATION:PT1H', /can read/],
  ])('%s', (_what, event, sentence) => {
    expect(busyOf(event)).toMatch(sentence);
  });

  it.each([
    '',
    'nonsense',
    '<html></html>',
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
  ])('a text like %j', (text) => {
    expect(busyTimesOf(text, window)).toEqual({
      ok: false,
      error: 'This isn’t a calendar that we can read.',
    });
  });
});
