import { expect, it } from 'vitest';
import { requested } from './testing/example-bookings.ts';
import { cancellationText, policyText, refundText } from './cancellation-text.ts';

it('names the limit of free cancellation of a booking that is not confirmed', () => {
  expect(policyText(requested, new Date('2026-11-25T09:00:00.000Z'))).toBe(
    'Once it’s confirmed, you can cancel free of charge until Mon 30 Nov, 09:00 in Palma. After that, nothing is refunded.',
  );
});

it('promises no free cancellation where the limit has passed before the answer', () => {
  expect(policyText(requested, new Date('2026-11-30T08:00:00.000Z'))).toBe(
    'It starts too soon for free cancellation: once it’s confirmed, nothing is refunded if you cancel.',
  );
});

it('names no day on which free cancellation ended, where the booking was made after it', () => {
  const kept = {
    freeUntil: '2026-11-24T21:30:00.000Z',
    refund: { amountMinor: 0, currency: 'EUR' },
    kept: requested.total,
  };
  const late = { ...requested, createdAt: '2026-11-27T21:17:00.000Z' };
  expect(cancellationText(kept, late)).toBe(
    'It was booked too shortly before it starts to be cancelled free of charge. If you cancel now, nothing is refunded.',
  );
  expect(refundText(kept, late)).toMatch(/^You get nothing back: it was booked too shortly before it starts/);
  expect(cancellationText(kept, { ...late, createdAt: '2026-11-20T08:00:00.000Z' })).toBe(
    'Free cancellation ended on Tue 24 Nov, 22:30 in Palma. If you cancel now, nothing is refunded.',
  );
});
