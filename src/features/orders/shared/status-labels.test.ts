import { euro } from '../../../api/testing/values.ts';
import { expect, it } from 'vitest';
import type { OpenReturn } from './order.types.ts';
import { anyOrderWord, orderWord, partWord, suppliersInIt } from './status-labels.ts';

const plain = { openReturns: [], due: euro(12_000), refunded: euro(0) };
const open = (waitsFor: OpenReturn['waitsFor']): OpenReturn[] => [
  { kind: 'complaint', status: 'requested', goodsComeBack: true, waitsFor, answerBy: null },
];

it('names only suppliers who still have a part in an order, and all of them where nobody has', () => {
  const suppliers = ['Xarxa Chandlery', 'Cala Blava'];
  expect(suppliersInIt(suppliers, ['dispatched', 'cancelled'])).toEqual(['Xarxa Chandlery']);
  expect(suppliersInIt(suppliers, ['declined', 'cancelled'])).toEqual(suppliers);
});

it('calls an order for those who look after all of them by its returns and refunds first', () => {
  const wordOf = (change: Partial<Parameters<typeof anyOrderWord>[0]>) =>
    anyOrderWord({ ...plain, status: 'completed', ...change }).word;
  expect([
    wordOf({}),
    wordOf({ openReturns: open('supplier') }),
    wordOf({ openReturns: open('admin') }),
    // What its buyer keeps for less isn’t returned.
    wordOf({ openReturns: open('supplier').map((one) => ({ ...one, goodsComeBack: false })) }),
    wordOf({ openReturns: open('admin').map((one) => ({ ...one, goodsComeBack: false })) }),
    wordOf({ refunded: plain.due }),
    wordOf({ refunded: plain.due, status: 'cancelled' }),
  ]).toEqual([
    'Completed',
    'Return open',
    'Return waits for you',
    'Lower price asked',
    'Lower price waits for you',
    'Refunded',
    'Cancelled',
  ]);
});

it('an order that was not paid is called by whose doing', () => {
  const unpaid = { ...plain, status: 'payment_expired', parts: ['released'] } as const;
  const wordsOf = (isGivenUp: boolean) => {
    const standing = { ...unpaid, isGivenUp };
    return [orderWord(standing).word, anyOrderWord(standing).word];
  };
  expect([wordsOf(true), wordsOf(false), orderWord(unpaid).word]).toEqual([
    ['You cancelled it', 'Cancelled unpaid'],
    ['Not paid in time', 'Not paid in time'],
    'Not paid',
  ]);
});

it.each([
  ['pending_payment', ['reserved'], 'To pay'],
  ['placed', ['pending_confirmation'], 'Waiting for an answer'],
  ['placed', ['pending_confirmation', 'change_proposed'], 'Change proposed'],
  ['partially_confirmed', ['pending_confirmation', 'confirmed'], 'Partly confirmed'],
  ['confirmed', ['ready_for_collection', 'declined'], 'Ready to collect'],
  ['confirmed', ['preparing', 'dispatched'], 'Confirmed'],
  ['cancelled', ['declined'], 'Declined'],
  ['cancelled', ['declined', 'cancelled'], 'Cancelled'],
  ['completed', ['completed', 'expired'], 'Completed'],
] as const)('an order that is %s with %s is called so', (status, parts, word) => {
  expect(orderWord({ ...plain, status, parts }).word).toBe(word);
});

it.each([
  ['completed', ['completed'], open('supplier'), 'Return open'],
  ['completed', ['completed', 'declined'], open('buyer'), 'Return waits for you'],
  ['fulfilled', ['delivered', 'completed'], open('admin'), 'Quayside decides'],
  // An outstanding delivery comes before a return that waits for others, and after one that waits for the buyer.
  ['partially_fulfilled', ['dispatched', 'completed'], open('supplier'), 'Partly delivered'],
  ['partially_fulfilled', ['dispatched', 'completed'], open('buyer'), 'Return waits for you'],
] as const)(
  'an order that is %s with %s and an open return is not done',
  (status, parts, openReturns, word) => {
    expect(orderWord({ ...plain, status, parts, openReturns }).word).toBe(word);
  },
);

it('an order of which everything was paid back is called refunded, one of which a part was is not', () => {
  const received = { ...plain, status: 'completed', parts: ['completed'] } as const;
  expect(orderWord({ ...received, refunded: euro(12_000) }).word).toBe('Refunded');
  expect(orderWord({ ...received, refunded: euro(11_999) }).word).toBe('Completed');
  expect(
    orderWord({ ...received, status: 'cancelled', parts: ['cancelled'], refunded: euro(12_000) }).word,
  ).toBe('Cancelled');
});

it('a part is called by its open return, then by its refund', () => {
  const sums = { subtotal: euro(12_000), tax: euro(0), delivery: euro(0), total: euro(12_000) };
  const part = { status: 'completed', openReturns: open('supplier'), refunded: euro(0), due: sums } as const;
  expect([partWord(part, 'buyer').word, partWord(part, 'supplier').word]).toEqual([
    'Return open',
    'Return waits for you',
  ]);
  // Of goods under way, everybody reads the same.
  const accepted = {
    ...part,
    openReturns: open('buyer').map((one) => ({ ...one, status: 'accepted' as const })),
  };
  expect((['buyer', 'supplier', 'admin'] as const).map((reader) => partWord(accepted, reader).word)).toEqual([
    'To be sent back',
    'To be sent back',
    'To be sent back',
  ]);
  expect(partWord({ ...part, openReturns: [], refunded: euro(12_000) }, 'buyer').word).toBe('Refunded');
  expect(partWord({ ...part, openReturns: [] }, 'buyer').word).toBe('Completed');
});
