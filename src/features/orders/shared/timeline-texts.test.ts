import { euro } from '../../../api/testing/values.ts';
import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from './order.types.ts';
import type { StatusReader } from './status-labels.ts';
import { moodOf, sentenceOf } from './timeline-texts.ts';

const entry = (change: Partial<TimelineEntry>): TimelineEntry => ({
  at: '2026-11-20T10:00:00.000Z',
  subOrderId: null,
  supplierName: null,
  process: 'sub_order',
  command: 'confirm',
  status: 'confirmed',
  by: 'system',
  byName: null,
  note: null,
  amount: null,
  goods: null,
  ...change,
});

const xarxa = { by: 'supplier', byName: 'Xarxa Chandlery' } as const;
const marina = { by: 'buyer', byName: 'Marina Soler' } as const;
const you = { by: 'you', byName: null } as const;

describe('what happened is told in the words of whoever reads', () => {
  it.each<[StatusReader, Partial<TimelineEntry>, string]>([
    ['buyer', { ...xarxa }, 'Xarxa Chandlery confirmed'],
    ['supplier', { ...you }, 'You confirmed'],
    ['admin', { ...xarxa }, 'Xarxa Chandlery confirmed'],
    ['supplier', { ...marina, command: 'accept_change' }, 'Marina Soler accepted the change'],
    ['buyer', { ...you, command: 'accept_change' }, 'You accepted the change'],
    ['buyer', { command: 'authorize', status: 'pending_confirmation' }, 'Waiting for the supplier’s answer'],
    ['supplier', { command: 'authorize' }, 'Ordered: waiting for your answer'],
    ['buyer', { command: 'expire', status: 'expired' }, 'The supplier did not answer in time'],
    ['supplier', { command: 'expire', status: 'expired' }, 'You did not answer in time'],
    [
      'buyer',
      { command: 'expire', status: 'cancelled' },
      'You did not answer the proposal in time: cancelled',
    ],
    [
      'buyer',
      { by: 'admin', command: 'accept_return' },
      'Quayside ruled in favour of you: everything is refunded',
    ],
    [
      'supplier',
      { by: 'admin', command: 'accept_return' },
      'Quayside ruled in favour of the buyer: everything is refunded',
    ],
    [
      'admin',
      { by: 'admin', byName: 'Ada Riera', command: 'settle_dispute' },
      'Ada Riera decided about the problem',
    ],
    ['supplier', { by: 'buyer', command: 'mark_delivered' }, 'Delivered'],
    ['supplier', { ...you, command: 'start_preparing' }, 'You started preparing it'],
    ['buyer', { command: 'start_preparing' }, 'Marked as prepared automatically'],
    ['supplier', { process: 'transfer', command: 'send', status: 'sent' }, 'Your share was sent'],
    ['admin', { process: 'transfer', command: 'send', status: 'sent' }, 'The supplier’s share was sent'],
    ['supplier', { process: 'transfer', command: 'reverse', status: 'reversed' }, 'Your share was reversed'],
    ['buyer', { process: 'payment', command: 'decline', status: 'processing' }, 'Card declined'],
    ['buyer', { ...you, process: 'payment', command: 'retry', status: 'processing' }, 'You tried again'],
    ['admin', { ...marina, process: 'payment', command: 'retry' }, 'Marina Soler tried again'],
    ['buyer', { process: 'payment', command: 'refund', status: 'refunded' }, 'Refunded: all of it'],
    [
      'buyer',
      { process: 'payment', by: 'admin', command: 'refund', status: 'partially_refunded' },
      'Quayside refunded part of it',
    ],
    [
      'buyer',
      { process: 'payment', command: 'refund', status: 'partially_refunded', amount: euro(10_830) },
      '€108.30 refunded the way you paid',
    ],
    [
      'buyer',
      { process: 'payment', by: 'you', command: 'refund', status: 'partially_refunded', amount: euro(2_500) },
      '€25.00 refunded the way you paid',
    ],
    [
      'supplier',
      {
        process: 'payment',
        by: 'buyer',
        command: 'refund',
        status: 'partially_refunded',
        amount: euro(2_500),
      },
      '€25.00 refunded the way the buyer paid',
    ],
    [
      'admin',
      { process: 'payment', by: 'admin', command: 'refund', status: 'refunded', amount: euro(10_830) },
      'Quayside refunded €108.30',
    ],
    [
      'admin',
      { process: 'payment', command: 'capture', status: 'captured', amount: euro(23_159) },
      '€231.59 charged to the buyer’s card',
    ],
    [
      'buyer',
      { ...you, process: 'return', command: 'request', status: 'requested', goods: '1 × Fender F4' },
      'You asked for money back for 1 × Fender F4',
    ],
    [
      'buyer',
      { ...xarxa, process: 'return', command: 'receive', status: 'received', goods: '1 × Fender F4' },
      'Xarxa Chandlery received 1 × Fender F4 back',
    ],
    [
      'supplier',
      { process: 'return', command: 'expire', status: 'escalated', goods: '1 × Fender F4' },
      'No answer in time: Quayside decides',
    ],
    ['buyer', { process: 'return', command: 'teleport', status: 'beamed_up' }, 'The return is beamed up'],
    ['buyer', { ...you, process: 'order', command: 'give_up' }, 'You cancelled the order'],
    [
      'buyer',
      { process: 'order', command: 'confirm', status: 'partially_confirmed' },
      'Confirmed by some suppliers; the others have yet to answer',
    ],
    // A command and status that this version of the site does not know.
    ['buyer', { command: 'teleport', status: 'beamed_up' }, 'beamed up'],
  ])('to the %s: %j', (reader, change, words) => {
    expect(sentenceOf(entry(change), reader)).toBe(words);
  });

  it('marks a declined card as bad news, though the payment goes on', () => {
    const mood = (process: TimelineEntry['process'], command: string, status: string) =>
      moodOf(entry({ process, command, status }));
    expect([
      mood('payment', 'decline', 'processing'),
      mood('payment', 'retry', 'processing'),
      // One supplier declined, the rest of the order was confirmed.
      mood('order', 'decline', 'confirmed'),
    ]).toEqual(['bad', 'plain', 'good']);
  });

  it('marks what the reader ended as no bad news, and what others ended as bad', () => {
    const cancelled = { command: 'cancel', status: 'cancelled' };
    expect([you, xarxa].map((who) => moodOf(entry({ ...cancelled, ...who })))).toEqual(['plain', 'bad']);
  });
});
