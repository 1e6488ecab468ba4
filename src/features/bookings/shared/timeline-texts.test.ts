import { describe, expect, it } from 'vitest';
import type { BookingTimelineEntry } from './booking.types.ts';
import { bookingEvents, bookingSentence } from './timeline-texts.ts';

const entry = (more: Partial<BookingTimelineEntry>): BookingTimelineEntry => ({
  at: '2026-12-03T10:15:00.000Z',
  saleNumber: 'B-10001',
  process: 'booking',
  command: 'confirm',
  status: 'confirmed',
  by: 'you',
  byName: null,
  note: null,
  ...more,
});

describe('the timeline of a booking', () => {
  it.each([
    ['names the reader as “You”', entry({}), 'You confirmed'],
    [
      'names others where they are known',
      entry({ command: 'dispute', status: 'disputed', by: 'buyer', byName: 'Marina Soler' }),
      'Marina Soler reported a problem',
    ],
    [
      'says what a rejected time means before a confirmation',
      entry({ command: 'refuse_time', status: 'withdrawn', by: 'buyer' }),
      'The buyer rejected the new time: the request is withdrawn',
    ],
    [
      'says what a rejected time means afterwards',
      entry({ command: 'refuse_time', status: 'confirmed', by: 'buyer' }),
      'The buyer rejected the new time: the booked time applies',
    ],
    ['words payments as orders do', entry({ process: 'payment', command: 'capture', by: 'system' }), 'Paid'],
    [
      'words a transfer for its provider',
      entry({ process: 'transfer', command: 'send', status: 'sent', by: 'system' }),
      'Your share was sent',
    ],
    [
      'distinguishes a move from another time before the confirmation',
      entry({ command: 'propose_time', status: 'reschedule_proposed' }),
      'You asked to move the booking',
    ],
    [
      'names who decided that something is given back',
      entry({ process: 'payment', command: 'refund', status: 'partially_refunded', by: 'admin' }),
      'Quayside refunded part of what was paid',
    ],
    [
      'describes a step of a newer server by its state',
      entry({ command: 'something_new', status: 'reschedule_proposed' }),
      'Move proposed',
    ],
  ])('%s', (_name, one, sentence) => {
    expect(bookingSentence(one, 'provider')).toBe(sentence);
  });

  it('gives money back to a buyer who cancelled, and does not say that they gave it', () => {
    const refund = entry({ process: 'payment', command: 'refund', status: 'refunded' });
    expect(bookingSentence(refund, 'buyer')).toBe('Refunded: everything that was paid');
    expect(bookingSentence(refund, 'admin')).toBe('You refunded everything that was paid');
  });

  it('says of which sale money and extra work are, where there are several', () => {
    const paid = { process: 'payment', command: 'capture', status: 'captured', by: 'system' } as const;
    const extra = { ...paid, saleNumber: 'B-10001/2' };
    const texts = (entries: readonly BookingTimelineEntry[]) =>
      bookingEvents(entries, 'admin').map(({ text }) => text);
    const alone = bookingSentence(entry(paid), 'admin');
    expect(texts([entry(paid)])).toEqual([alone]);
    expect(texts([entry({}), entry(paid), entry(extra)])).toEqual([
      'You confirmed',
      `B-10001: ${alone}`,
      `B-10001/2: ${alone}`,
    ]);
  });

  it('marks what went well and what did not', () => {
    const moods = ['confirmed', 'requested', 'cancelled_by_crew', 'no_show'].map((status) =>
      entry({ status, by: 'buyer' }),
    );
    expect(bookingEvents(moods, 'provider').map(({ mood }) => mood)).toEqual(['good', 'plain', 'bad', 'bad']);
    const own = moods.map((one) => ({ ...one, by: 'you' as const }));
    expect(bookingEvents(own, 'buyer').map(({ mood }) => mood)).toEqual(['good', 'plain', 'plain', 'bad']);
  });
});
