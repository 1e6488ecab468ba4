import { expect, it } from 'vitest';
import { requested } from './testing/example-bookings.ts';
import { policyText } from './cancellation-text.ts';

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
