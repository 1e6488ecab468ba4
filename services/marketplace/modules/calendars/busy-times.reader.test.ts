import { expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.reader.ts';

const window = {
  from: new Date('2026-11-01T00:00:00Z'),
  until: new Date('2027-01-01T00:00:00Z'),
  timeZone: 'Europe/Madrid',
};
const calendarOf = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  'UID:a@yard.example.com',
  ...lines,
  'END:VEVENT',
];

const daily = 'DTSTART:20261203T080000Z';
const without = (zone: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=SECONDLY',
  'END:STANDARD',
  'END:VTIMEZONE',
];

it.each([
  ['a day that never comes', event(daily, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')],
  ['every second of one month', event(daily, 'RRULE:FREQ=SECONDLY;BYMONTH=2')],
  ['an interval of millions of years', event(daily, 'RRULE:FREQ=DAILY;INTERVAL=999999999')],
  ['a length of millions of years', event(daily, 'DURATION:P99999999999D')],
  [
    'a zone that changes every second',
    [...without('Yard'), ...event('DTSTART;TZID=Yard:20261203T080000', 'DURATION:PT1H')],
  ],
])('a calendar with %s stops nothing but its own reading', async (_, lines) => {
  const reading = readBusyTimes(calendarOf(...lines), window, { deadlineMs: 400 });
  const ended = reading.then(() => 'read');
  // Resolves while the other is still being read: the event loop is free.
  expect(await Promise.race([ended, new Promise((resolve) => setImmediate(() => resolve('free')))])).toBe(
    'free',
  );
  expect(await reading).toEqual({
    ok: false,
    error: 'This calendar takes too long to read. Please share one with fewer events.',
  });
});

it('reads the next calendar as usual', async () => {
  const stuck = readBusyTimes(calendarOf(...event(daily, 'RRULE:FREQ=SECONDLY;BYMONTH=2')), window, {
    deadlineMs: 200,
  });
  const next = readBusyTimes(calendarOf(...event(daily, 'DURATION:PT1H')), window);
  expect((await stuck).ok).toBe(false);
  const from = Date.UTC(2026, 11, 3, 8);
  expect(await next).toEqual({ ok: true, value: [{ from, until: from + 3_600_000 }] });
});

it('reads thousands of ordinary events, each separately', async () => {
  const plain = Array.from({ length: 20_000 }, (_, index) =>
    event(`DTSTART:202612${String((index % 28) + 1).padStart(2, '0')}T080000Z`, 'DURATION:PT1H'),
  );
  const read = await readBusyTimes(calendarOf(...plain.flat()), window, { deadlineMs: 60_000 });
  expect(read.ok && read.value.length).toBe(28);
});
