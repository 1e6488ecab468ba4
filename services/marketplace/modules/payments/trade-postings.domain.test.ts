import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionMinor } from '../../../../src/lib/trade-sums.ts';
import type { Posting } from '../ledger/index.ts';
import { fromProvider, movableMinor, stepMinorOf, toProvider } from './provider-money.domain.ts';
import {
  capturePostings,
  refundPostings,
  refundShareOf,
  reversalPostings,
  splitOf,
  transferPostings,
} from './trade-postings.domain.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'ISK', 'MGA');
const amount = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 100_000_000_000 }));
const bps = fc.oneof(fc.constantFrom(0, 1, 1000, 9999, 10_000), fc.integer({ min: 0, max: 10_000 }));

/** What may happen to a captured sub-order; a share is of what is left, in thousandths. */
const step = fc.oneof(
  fc.record({ act: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ act: fc.constant('transfer' as const), share: fc.constant(0) }),
);

const sumOf = (book: readonly Posting[], account?: Posting['account']) =>
  book.reduce(
    (sum, one) => sum + (account === undefined || one.account === account ? one.amountMinor : 0),
    0,
  );

describe('a sub-order, whatever is captured, sent and given back', () => {
  it('always sums to zero, never pays more than is due, and gives everything back in the end', () => {
    fc.assert(
      fc.property(
        currency,
        amount,
        amount,
        bps,
        fc.array(step, { maxLength: 12 }),
        (code, goods, rest, rate, steps) => {
          const part = { saleId: 's', vendorId: 'v', currency: code };
          const size = stepMinorOf(code);
          const commission = commissionMinor(goods, rate);
          const split = splitOf(goods + rest, commission, code);
          const book: Posting[] = [];
          const record = (entry: readonly Posting[]) => {
            expect(sumOf(entry)).toBe(0);
            expect(entry.every(({ amountMinor }) => amountMinor % size === 0)).toBe(true);
            book.push(...entry);
          };
          const due = () => 0 - sumOf(book, 'vendor_due');
          record(capturePostings(part, split));
          expect(Math.abs(split.commissionMinor - commission)).toBeLessThan(size);

          let [refundedMinor, sentMinor, isSent] = [0, 0, false];
          const giveBack = (amountMinor: number) => {
            const share = refundShareOf(
              { ...split, capturedMinor: split.totalMinor, refundedMinor },
              amountMinor,
              code,
            );
            expect(Math.min(share.commissionMinor, share.vendorMinor)).toBeGreaterThanOrEqual(0);
            const backMinor = Math.max(0, share.vendorMinor - due());
            if (backMinor > 0) {
              expect([isSent, backMinor <= sentMinor]).toEqual([true, true]);
              record(reversalPostings(part, backMinor));
              sentMinor -= backMinor;
            }
            record(refundPostings(part, share));
            refundedMinor += amountMinor;
          };
          for (const { act, share } of steps) {
            const left = split.totalMinor - refundedMinor;
            const wanted = movableMinor(Math.ceil((left * share) / 1000), code);
            if (act === 'refund' && wanted > 0) giveBack(wanted);
            if (act === 'transfer' && !isSent && due() > 0) {
              sentMinor = due();
              record(transferPostings(part, sentMinor));
              isSent = true;
            }
            expect(due()).toBeGreaterThanOrEqual(0);
            expect(0 - sumOf(book, 'commission')).toBeGreaterThanOrEqual(0);
            expect(sentMinor).toBeLessThanOrEqual(split.dueMinor);
            expect(sumOf(book, 'cash')).toBe(split.totalMinor - refundedMinor - sentMinor);
          }
          if (refundedMinor < split.totalMinor) giveBack(split.totalMinor - refundedMinor);
          expect([sumOf(book, 'cash'), sumOf(book, 'commission'), due(), sentMinor]).toEqual([0, 0, 0, 0]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('money as the provider counts it', () => {
  it.each([
    ['EUR', 23_159, 23_159],
    ['JPY', 23_159, 23_159],
    // The last digit of a dinar's thousandths is always zero there.
    ['KWD', 23_150, 23_150],
    // No longer has decimals, but is still sent in hundredths.
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
    // With decimals here, without there.
    ['MGA', 500, 5],
  ])('%s: %i is %i', (code, minor, received) => {
    expect([toProvider(minor, code), fromProvider(received, code)]).toEqual([received, minor]);
  });

  it('moves no fils that the provider cannot', () => {
    expect([movableMinor(23_159, 'KWD'), movableMinor(9, 'KWD'), movableMinor(23_159, 'EUR')]).toEqual([
      23_150, 0, 23_159,
    ]);
    expect(() => toProvider(23_159, 'KWD')).toThrow('23159 KWD can be moved');
  });

  it('splits an order in dinars so that all of it can be moved', () => {
    expect(splitOf(23_159, 2316, 'KWD')).toEqual({
      totalMinor: 23_150,
      dueMinor: 20_840,
      commissionMinor: 2310,
    });
  });
});
