import { expect, it } from 'vitest';
import { returnStatusLabel, waitText } from './return-texts.ts';

it.each([
  ['requested', 'accept', 'for you to answer. After that, Quayside decides.', 'Waiting for you'],
  ['part_proposed', 'accept_part', 'for you to answer. After that, Quayside decides.', 'Waiting for you'],
  ['rejected', 'escalate', 'for you to ask Quayside. After that, the return is closed.', 'Rejected'],
  [
    'accepted',
    'send_back',
    'for you to send it back. After that, the return is closed.',
    'Accepted: to be sent back',
  ],
  [
    'sent_back',
    'receive',
    'for you to say that it arrived. After that, Quayside decides.',
    'On its way back',
  ],
  ['received', 'refund', 'for you to refund it. After that, Quayside decides.', 'Arrived: to be refunded'],
] as const)(
  'says to whose turn it is, while it is %s, that they are waited for',
  (status, step, wait, word) => {
    expect([
      waitText({ status, actions: [step] }),
      returnStatusLabel({ status, actions: [step] }).word,
    ]).toEqual([wait, word]);
  },
);

it.each([
  ['accepted', 'for the buyer to send it back. After that, the return is closed.'],
  ['received', 'for the supplier to refund it. After that, Quayside decides.'],
] as const)('names to the others who is waited for while it is %s', (status, wait) => {
  expect(waitText({ status, actions: ['write'] })).toBe(wait);
});
