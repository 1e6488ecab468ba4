import { expect, it } from 'vitest';
import { expectedDay, movedDay } from './expected-day.ts';

const confirmed = new Date('2026-11-30T22:30:00Z');

it.each([
  ['berth', { from: 1, to: 5 }, '2026-12-05'],
  ['collection', { from: 0, to: 0 }, '2026-11-30'],
  ['berth', null, '2026-12-02'],
  ['courier', null, '2026-12-04'],
] as const)('what comes by %s in %o days is expected on %s', (deliveryKind, deliveryDays, day) => {
  expect(expectedDay({ deliveryKind, deliveryDays }, confirmed)).toBe(day);
});

it('what leaves later than it was promised for is expected as many days later', () => {
  expect(movedDay('2026-12-01', confirmed, new Date('2026-12-02T23:29:00Z'))).toBe('2026-12-03');
  expect(movedDay('2026-12-01', confirmed, new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
});
