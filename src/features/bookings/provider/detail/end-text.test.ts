import { expect, it } from 'vitest';
import { confirmed } from '../../shared/testing/example-bookings.ts';
import { endText } from './end-text.ts';

const nothing = { amountMinor: 0, currency: 'EUR' };
const paid = { ...confirmed, paid: confirmed.total, share: { amountMinor: 35_520, currency: 'EUR' } };

it.each([
  [
    'a cancellation in time',
    { status: 'cancelled_by_crew', refunded: paid.total },
    'The buyer got everything back. The time is free again.',
  ],
  [
    'one that came too late',
    { status: 'cancelled_by_crew', refunded: nothing },
    'It was too late for a refund. Your share, €355.20, is sent to you. The time is free again.',
  ],
  [
    'nobody there',
    { status: 'no_show', refunded: nothing },
    'The buyer isn’t refunded. Your share, €355.20, is sent to you.',
  ],
  [
    'nobody there, of which Quayside gave a part back',
    { status: 'no_show', refunded: { amountMinor: 5_000, currency: 'EUR' } },
    '€50.00 goes back to the buyer. Your share, €355.20, is sent to you.',
  ],
  [
    'a problem that was settled with a part',
    { status: 'completed', refunded: { amountMinor: 5_000, currency: 'EUR' } },
    'There is nothing left to do. €50.00 went back to the buyer. Your share, €355.20, is sent to you.',
  ],
  [
    'a cancellation of one’s own',
    { status: 'cancelled_by_provider', refunded: paid.total },
    'The buyer gets everything back, and you are paid nothing. The time is free again.',
  ],
  [
    'a request that was not answered',
    { status: 'expired', paid: nothing, refunded: nothing },
    'The buyer was charged nothing. The time is free again.',
  ],
  [
    'one whose payment the bank let go',
    { status: 'cancelled', paid: nothing, refunded: nothing },
    'The buyer was charged nothing. The time is free again.',
  ],
  ['work under way', { status: 'in_progress', refunded: nothing }, null],
] as const)('says of %s what it means for the provider', (_name, change, text) => {
  expect(endText({ ...paid, ...change })).toBe(text);
});
