import { expect, it } from 'vitest';
import { nextText } from './next-text.ts';
import { freeToCancel } from './testing/example-bookings.ts';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const cancelled = { ...freeToCancel, status: 'cancelled_by_crew' } as const;

it('says what a cancellation gives back, that nothing is refunded, or that nothing was charged', () => {
  const [paid, none] = [money(10_000), money(0)];
  expect(nextText({ ...cancelled, paid, refunded: paid })).toBe(
    'You cancelled it. €100.00 goes back to your card.',
  );
  expect(nextText({ ...cancelled, paid, refunded: none })).toBe(
    'You cancelled it. Nothing is refunded, as the cancellation terms say.',
  );
  expect(nextText({ ...cancelled, paid: none, refunded: none })).toBe(
    'You cancelled it. Nothing was charged.',
  );
});
