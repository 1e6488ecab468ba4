import { expect, test } from 'vitest';
import { leadTimeHoursOf } from './lead-time.ts';

test.each([
  ['48', 48],
  ['48 h', 48],
  ['36 hrs.', 36],
  ['2 days', 48],
  ['1.5 days', 36],
  ['3 días', 72],
  ['2 weeks', 336],
  ['2 Wochen', 336],
  ['1 semaine', 168],
  ['1 month', 720],
  ['10 working days', 336],
  ['5 Werktage', 168],
  ['3 jours ouvrés', 120],
  ['2 días hábiles', 72],
  ['4 giorni lavorativi', 144],
])('%s is %i hours', (text, hours) => expect(leadTimeHoursOf(text)).toBe(hours));

test.each(['', 'soon', '-3', '2 moons', '1.3 h', 'two weeks'])('%s is no lead time', (text) =>
  expect(leadTimeHoursOf(text)).toBeNull(),
);
