import { expect, test } from 'vitest';
import { awaitedOf } from './awaited.domain.ts';

const sale = {
  kind: 'sub_order',
  status: 'confirmed',
  isEarned: false,
  capturedMinor: 0,
  refundedMinor: 0,
} as const;
const booking = { ...sale, kind: 'booking' } as const;
const extraWork = { ...sale, kind: 'supplement', status: 'paid', capturedMinor: 500 } as const;

test.each([
  ['goods that are not paid yet', sale, 'payment'],
  ['goods that the supplier declined', { ...sale, status: 'declined' }, null],
  ['goods that were just paid', { ...sale, capturedMinor: 500 }, 'issue'],
  ['a booking that waits for its provider', { ...booking, status: 'requested' }, 'completion'],
  ['a booking that is paid and still to be done', { ...booking, capturedMinor: 500 }, 'completion'],
  [
    'a booking that was just completed',
    { ...booking, status: 'completed', isEarned: true, capturedMinor: 500 },
    'issue',
  ],
  [
    'a booking that was cancelled and paid back',
    { ...booking, status: 'cancelled_by_crew', isEarned: true, capturedMinor: 500, refundedMinor: 500 },
    null,
  ],
  ['a booking that nobody paid', { ...booking, status: 'expired' }, null],
  ['extra work that is paid', extraWork, 'completion'],
  ['extra work that was declined', { ...extraWork, status: 'declined', capturedMinor: 0 }, null],
])('the invoice of %s', (_what, given, expected) => {
  expect(awaitedOf(given)).toBe(expected);
});
