import { expect, test } from 'vitest';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { readLeadTime } from './typed-lead-time.ts';

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

test('is shown so that it can be typed again', () => {
  expect([0, 24, 36, 72].map((hours) => readLeadTime(hoursOrDays(hours)))).toEqual(
    [0, 24, 36, 72].map((value) => ({ value })),
  );
});
