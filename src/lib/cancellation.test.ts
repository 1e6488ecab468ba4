import { expect, it } from 'vitest';
import { freeUntil, mayBeConfirmedTooLate, refundOnCancelling } from './cancellation.ts';

const startsAt = new Date('2026-12-10T08:00:00Z');

it.each([
  ['flexible', '2026-12-09T08:00:00.000Z'],
  ['moderate', '2026-12-07T08:00:00.000Z'],
  ['strict', '2026-12-03T08:00:00.000Z'],
] as const)('lets a booking go free of charge under %s terms until %s', (policy, until) => {
  expect(freeUntil(policy, startsAt).toISOString()).toBe(until);
});

it.each([
  ['2026-12-07T07:59:00Z', false],
  ['2026-12-07T08:00:00Z', true],
])('may be confirmed too late for free cancellation where it is answered by %s: %s', (answerBy, isLate) => {
  const limit = freeUntil('moderate', startsAt);
  expect(mayBeConfirmedTooLate(limit, new Date(answerBy), startsAt)).toBe(isLate);
  // Before the request, the usual 48 hours apply.
  expect(mayBeConfirmedTooLate(limit, null, new Date(Date.parse(answerBy) - 48 * 3_600_000))).toBe(isLate);
});

it('gives everything back before the limit and nothing from it on', () => {
  const booking = { policy: 'flexible', startsAt, totalMinor: 43_560 } as const;
  expect(refundOnCancelling(booking, new Date('2026-12-09T07:59:59.999Z'))).toBe(43_560);
  expect(refundOnCancelling(booking, new Date('2026-12-09T08:00:00Z'))).toBe(0);
});
