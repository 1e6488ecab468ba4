import { expect, it } from 'vitest';
import { offeredActions } from './return-steps.ts';
import { offeredReturn, refundedReturn, requestedReturn, returnable } from './testing/example-returns.ts';
import {
  agreedFact,
  buyerWishText,
  leadText,
  postageFact,
  postageText,
  returnStatusLabel,
  waitText,
} from './return-texts.ts';
import type { Return } from './return.types.ts';

const buyersStep = (command: 'refuse_part' | 'decide'): Return['history'][number] => ({
  at: '2026-11-21T10:00:00.000Z',
  command,
  status: 'escalated',
  by: 'buyer',
  note: null,
});

it.each([
  ['requested', 'accept', 'for you to answer. After that, Quayside decides.', 'Waiting for you'],
  ['part_proposed', 'accept_part', 'for you to answer. After that, Quayside decides.', 'Waiting for you'],
  ['rejected', 'escalate', 'for you to ask Quayside. After that, the request is closed.', 'Rejected'],
  ['accepted', 'send_back', 'for you to send it back. After that, the return is closed.', 'To be sent back'],
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
      waitText({ status, actions: [step], history: [] }),
      returnStatusLabel({ status, actions: [step], history: [] }).word,
    ]).toEqual([wait, word]);
  },
);

it.each([
  ['accepted', 'for the buyer to send it back. After that, the return is closed.'],
  ['received', 'for the supplier to refund it. After that, Quayside decides.'],
] as const)('names to the others who is waited for while it is %s', (status, wait) => {
  expect(waitText({ status, actions: ['write'], history: [] })).toBe(wait);
});

it.each([
  ['accepted', 'Decided by Quayside: to be sent back'],
  ['dismissed', 'Decided by Quayside: no refund'],
  ['received', 'Arrived: to be refunded'],
] as const)('labels a return that Quayside decided, while it is %s: %s', (status, word) => {
  expect(returnStatusLabel({ status, actions: [], history: [buyersStep('decide')] }).word).toBe(word);
});

it('ends with the refund, and not with another decision, where Quayside has decided', () => {
  const history = [buyersStep('decide')];
  const decided: Pick<Return, 'status' | 'actions' | 'history'> = {
    status: 'received',
    actions: [],
    history,
  };
  expect(waitText(decided)).toBe('for the supplier to refund it. After that, it is refunded automatically.');
  const labels = (past: Return['history']) =>
    offeredActions({ actions: ['refund', 'escalate'], history: past }).map(({ label }) => label);
  expect([labels([]), labels(history)]).toEqual([
    ['Refund', 'Ask Quayside to decide'],
    ['Refund', 'The goods came back damaged or incomplete'],
  ]);
});

it('says who pays for sending it back, and that a private buyer needs no reason', () => {
  expect([null, 'not_needed' as const].map(postageText)).toEqual([
    'You pay for sending it back.',
    'You pay for sending it back.',
  ]);
  expect(postageText('damaged')).toMatch(/^If it is as you say, the supplier pays/);
  const lead = (canWithdraw: boolean) =>
    leadText('buyer', { items: [], returnable: { ...returnable, canWithdraw } });
  expect([lead(false), lead(true)]).toEqual([null, expect.stringContaining('without a reason')]);
});

it('says to who decides what the buyer wants', () => {
  const wishes: readonly Partial<Return>[] = [
    {},
    { wanted: 'price_reduction' },
    { kind: 'withdrawal', reason: null },
  ];
  expect(wishes.map((wish) => buyerWishText({ ...requestedReturn, ...wish }))).toEqual([
    'The buyer wants to send it back for a refund of €108.30.',
    'The buyer wants to keep it and get €108.30 back.',
    'The buyer withdraws from the contract and wants €108.30 back.',
  ]);
});

it('an offer is agreed on when the buyer has accepted it, and not when Quayside is asked', () => {
  const refused: Return = {
    ...offeredReturn,
    status: 'escalated',
    history: [...offeredReturn.history, buyersStep('refuse_part')],
  };
  const decided: Return = {
    ...refused,
    status: 'refunded',
    history: [...refused.history, { ...buyersStep('decide'), by: 'admin' }],
  };
  const comesBack: Return = { ...decided, status: 'accepted', goodsComeBack: true };
  const cameBack: Return = { ...comesBack, status: 'refunded' };
  const dismissed: Return = { ...decided, status: 'dismissed', agreed: { amountMinor: 0, currency: 'EUR' } };
  const withdrawal: Return = { ...requestedReturn, kind: 'withdrawal', status: 'accepted' };
  const accepted: Return = { ...refundedReturn, status: 'accepted', goodsComeBack: true };
  const decisions = [decided, comesBack, cameBack, dismissed];
  const facts = [offeredReturn, refundedReturn, accepted, refused, ...decisions, withdrawal].map(agreedFact);
  expect(facts.map(({ term, description }) => [term, description])).toEqual([
    ['Offered', '€40.00, and nothing is sent back'],
    ['Agreed', '€40.00, and nothing is sent back'],
    ['Agreed', '€40.00, once the goods have arrived'],
    ['Offered, not accepted', '€40.00'],
    ['Decided', '€40.00, and the buyer keeps the goods'],
    ['Decided', '€40.00, once the goods have arrived'],
    ['Decided', '€40.00, and the supplier keeps the goods'],
    ['Decided', 'No refund, and the buyer keeps the goods'],
    ['Agreed', null],
  ]);
});

it.each([
  [
    'damaged',
    'accepted',
    'buyer',
    'The supplier pays. If there is no label here yet, ask for one before you send it.',
  ],
  [
    'damaged',
    'accepted',
    'supplier',
    'You pay. Add a label here, or write that it can be sent at your cost.',
  ],
  ['damaged', 'accepted', 'admin', 'The supplier pays.'],
  ['wrong_item', 'sent_back', 'buyer', 'The supplier pays.'],
  [null, 'accepted', 'buyer', 'You pay, unless the supplier says otherwise.'],
  ['not_needed', 'accepted', 'supplier', 'The buyer pays, unless you say otherwise.'],
  ['damaged', 'requested', 'buyer', null],
  ['damaged', 'received', 'supplier', null],
] as const)(
  'says of a return (%s), while it is %s, to the %s who pays the postage',
  (reason, status, reader, text) => {
    expect(postageFact(reader, { reason, status, goodsComeBack: true })).toBe(text);
    expect(postageFact(reader, { reason, status, goodsComeBack: false })).toBeNull();
  },
);
