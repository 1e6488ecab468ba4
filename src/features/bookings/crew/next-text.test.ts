import { euro } from '../../../api/testing/values.ts';
import { expect, it } from 'vitest';
import { nextText } from './next-text.ts';
import { disputed, freeToCancel, partOffered } from './testing/example-bookings.ts';

const cancelled = { ...freeToCancel, status: 'cancelled_by_crew' } as const;

it('says what a cancellation gives back, that nothing is refunded, or that nothing was charged', () => {
  const [paid, none] = [euro(10_000), euro(0)];
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

it('says what Quayside decided, and what goes back', () => {
  const dispute = {
    stage: 'settled',
    answerBy: null,
    offered: null,
    most: null,
    providerNote: null,
  } as const;
  const over = { ...disputed, status: 'completed', dispute } as const;
  const some = { refunded: euro(85_023) };
  expect([
    nextText({ ...over, ...some }),
    nextText({ ...over, refunded: euro(0) }),
    nextText({ ...over, ...some, status: 'no_show' }),
    nextText({ ...over, ...some, dispute: null }),
  ]).toEqual([
    'Quayside decided about the problem: €850.23 goes back the way you paid. The booking is complete.',
    `Quayside decided about the problem: ${disputed.provider.name} is paid. The booking is complete.`,
    `${disputed.provider.name} reported that nobody was there, as Quayside decided. €850.23 goes back the way you paid.`,
    'The work is done and paid. €850.23 was refunded the way you paid.',
  ]);
});
