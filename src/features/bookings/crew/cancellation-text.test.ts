import { expect, it } from 'vitest';
import { requested } from './testing/example-bookings.ts';
import { cancellationText, policyText, refundText } from './cancellation-text.ts';

it('names the limit of free cancellation of a booking that is not confirmed', () => {
  expect(policyText(requested, new Date('2026-11-25T09:00:00.000Z'))).toBe(
    'Once it’s confirmed, you can cancel free of charge until Mon 30 Nov, 09:00 in Palma. After that, nothing is refunded.',
  );
});

it('promises free cancellation only if it is confirmed in time, where the answer may come later', () => {
  const now = new Date('2026-11-29T09:00:00.000Z');
  const conditional =
    'If it’s confirmed before Mon 30 Nov, 09:00 in Palma, you can cancel free of charge until then. If it’s confirmed later, nothing is refunded if you cancel: Riviera Marine Engineering keeps €435.60.';
  expect(policyText({ ...requested, answerBy: '2026-12-01T09:00:00.000Z' }, now)).toBe(conditional);
  expect(policyText({ ...requested, status: 'held', answerBy: null }, now)).toBe(conditional);
});

it('names the limit of the proposed time where another one can be agreed', () => {
  const proposal = {
    startsAt: '2026-12-07T08:00:00.000Z',
    endsAt: '2026-12-07T12:00:00.000Z',
    by: 'provider',
    message: null,
    expiresAt: '2026-11-28T09:00:00.000Z',
  } as const;
  expect(
    policyText({ ...requested, status: 'time_proposed', proposal }, new Date('2026-11-27T09:00:00.000Z')),
  ).toMatch(/^Once it’s confirmed, you can cancel free of charge until Fri 4 Dec, 09:00 in Palma\./);
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
  const moved = {
    at: '2026-11-27T08:00:00.000Z',
    saleNumber: 'B-10001',
    process: 'booking',
    command: 'accept_time',
    status: 'confirmed',
    by: 'service_provider',
    byName: null,
    note: null,
  } as const;
  const early = { ...late, createdAt: '2026-11-20T08:00:00.000Z', timeline: [...late.timeline, moved] };
  expect(cancellationText(kept, early)).toBe(
    'The time it was moved to was too near to be cancelled free of charge. If you cancel now, nothing is refunded.',
  );
});
