import { expect, test } from 'vitest';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { leadTimeShownAs, readLeadTime } from './typed-lead-time.ts';

test.each([
  ['48', 48],
  ['48 h', 48],
  ['3 days', 72],
  ['2d', 48],
  ['0', 0],
  ['90 days', 2_160],
  ['2 Wochen', 336],
  ['10 working days', 336],
])('%s is so many hours: %i', (text, hours) => expect(readLeadTime(text)).toEqual({ value: hours }));

test.each(['', 'soon', '-3', '91 days', '2161', '13 weeks'])('%s is no lead time', (text) =>
  expect(readLeadTime(text)).toHaveProperty('problem'),
);

test.each([
  ['2 working days', 'Crew will read “3 days”, weekends included.'],
  ['2 weeks', 'Crew will read “14 days”, weekends included.'],
  ['3 days', null],
  ['24 hours', null],
  ['soon', null],
])('of %s it is said at once what crew will read', (text, said) => expect(leadTimeShownAs(text)).toBe(said));

test('is shown so that it can be typed again', () => {
  expect([0, 24, 36, 72].map((hours) => readLeadTime(hoursOrDays(hours)))).toEqual(
    [0, 24, 36, 72].map((value) => ({ value })),
  );
});
