import { expect, it } from 'vitest';
import { nextText } from './next-text.ts';
import { disputed, freeToCancel, partOffered } from './testing/example-bookings.ts';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const cancelled = { ...freeToCancel, status: 'cancelled_by_crew' } as const;

it('says what a cancellation gives back, that nothing is refunded, or that nothing was charged', () => {
  const [paid, none] = [money(10_000), money(0)];
  expect(nextText({ ...cancelled, paid, refunded: paid })).toBe(
    'You cancelled it. €100.00 goes back the way you paid.',
  );
  expect(nextText({ ...cancelled, paid, refunded: none })).toBe(
    'You cancelled it. Nothing is refunded, as the cancellation terms say.',
  );
  expect(nextText({ ...cancelled, paid: none, refunded: none })).toBe(
    'You cancelled it. Nothing was charged.',
  );
});

it('says of a reported problem whose step comes next, and until when', () => {
  const escalated = {
    ...disputed,
    dispute: { stage: 'escalated', answerBy: null, offered: null, most: null, providerNote: null },
  } as const;
  expect([disputed, partOffered, escalated].map(nextText)).toEqual([
    expect.stringMatching(
      /answers by .*8 Dec.*; without an answer, Quayside decides\. Until then, .* isn’t paid\.$/,
    ),
    expect.stringMatching(/please accept or refuse the offer by .*9 Dec.*Otherwise, Quayside decides/),
    expect.stringMatching(
      /Quayside reads what you and .* wrote, decides .* usually within five working days/,
    ),
  ]);
});
