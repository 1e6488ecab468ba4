import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { commissionMinor } from '../../../../../src/lib/trade-sums.ts';
import type { Posting } from '../../ledger/index.ts';
import { movableMinor, stepMinorOf } from '../provider/provider-money.domain.ts';
import {
  deliveryLeftOf,
  goodsRefunded,
  leftAfter,
  refundShareOf,
  soldAs,
  type LeftOfSale,
  type RefundFor,
} from './refund-shares.domain.ts';
import {
  capturePostings,
  refundPostings,
  reversalPostings,
  splitOf,
  transferPostings,
} from '../purchase-postings.domain.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'ISK', 'MGA');
const amount = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 100_000_000_000 }));
const bps = fc.oneof(fc.constantFrom(0, 1, 1000, 9999, 10_000), fc.integer({ min: 0, max: 10_000 }));
const thousandths = fc.integer({ min: 0, max: 1000 });

/** The possible steps of a captured sub-order; shares are of what is left, in thousandths. */
const step = fc.oneof(
  fc.record({
    act: fc.constant('refund' as const),
    share: fc.integer({ min: 1, max: 1000 }),
    what: fc.constantFrom('goods', 'delivery', 'items', 'unnamed'),
    ofGoods: thousandths,
    ofNet: thousandths,
  }),
  fc.record({ act: fc.constant('transfer' as const) }),
);

const shareOf = (whole: number, share: number): number => Math.ceil((whole * share) / 1000);

const sumOf = (book: readonly Posting[], account?: Posting['account']) =>
  book.reduce(
    (sum, one) => sum + (account === undefined || one.account === account ? one.amountMinor : 0),
    0,
  );

describe('a sub-order, whatever is captured, transferred and refunded, and for what', () => {
  it('always sums to zero, never pays more than is due, and can be refunded in full', () => {
    fc.assert(
      fc.property(
        currency,
        amount,
        amount,
        amount,
        bps,
        fc.array(step, { maxLength: 12 }),
        (code, net, tax, delivery, rate, steps) => {
          const part = { saleId: 's', vendorId: 'v', currency: code };
          const size = stepMinorOf(code);
          const commission = commissionMinor(net, rate);
          const split = splitOf(net + tax + delivery, commission, code);
          const book: Posting[] = [];
          const record = (entry: readonly Posting[]) => {
            expect(sumOf(entry)).toBe(0);
            expect(entry.every(({ amountMinor }) => amountMinor % size === 0)).toBe(true);
            book.push(...entry);
          };
          const due = () => 0 - sumOf(book, 'vendor_due');
          record(capturePostings(part, split));
          expect(Math.abs(split.commissionMinor - commission)).toBeLessThan(size);

          const sold = soldAs(split.totalMinor, { grossMinor: net + tax, netMinor: net });
          let left = sold;
          let [sentMinor, isSent] = [0, false];
          const giveBack = (amountMinor: number, what: RefundFor | 'unnamed') => {
            const goods = what === 'unnamed' ? null : goodsRefunded(left, amountMinor, what);
            const after = leftAfter(left, [{ amountMinor, goods }]);
            const goodsNetRefundedMinor = sold.goods.netMinor - left.goods.netMinor;
            const share = refundShareOf(
              {
                capturedMinor: split.totalMinor,
                refundedMinor: split.totalMinor - left.amountMinor,
                commissionMinor: split.commissionMinor,
                commissionReturnedMinor: split.commissionMinor + sumOf(book, 'commission'),
                goodsNetMinor: sold.goods.netMinor,
                goodsNetRefundedMinor,
              },
              { amountMinor, goodsNetMinor: left.goods.netMinor - after.goods.netMinor },
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
            left = after;
            const { grossMinor, netMinor } = left.goods;
            expect([netMinor >= 0, netMinor <= grossMinor, grossMinor <= left.amountMinor]).toEqual([
              true,
              true,
              true,
            ]);
          };
          for (const one of steps) {
            if (one.act === 'transfer') {
              if (isSent || due() <= 0) continue;
              sentMinor = due();
              record(transferPostings(part, sentMinor));
              isSent = true;
              continue;
            }
            const most = one.what === 'delivery' ? deliveryLeftOf(left) : left.amountMinor;
            const wanted = movableMinor(shareOf(most, one.share), code);
            if (wanted === 0) continue;
            // Items cost at least what is refunded for them.
            const grossMinor = Math.min(wanted, shareOf(left.goods.grossMinor, one.ofGoods));
            const items: LeftOfSale = {
              amountMinor: wanted,
              goods: { grossMinor, netMinor: Math.min(grossMinor, shareOf(grossMinor, one.ofNet)) },
            };
            const what = one.what;
            giveBack(wanted, what === 'goods' || what === 'delivery' || what === 'unnamed' ? what : items);
            expect(due()).toBeGreaterThanOrEqual(0);
            expect(0 - sumOf(book, 'commission')).toBeGreaterThanOrEqual(0);
            expect(sentMinor).toBeLessThanOrEqual(split.dueMinor);
            expect(sumOf(book, 'cash')).toBe(left.amountMinor - sentMinor);
          }
          if (left.amountMinor > 0) giveBack(left.amountMinor, 'goods');
          expect([sumOf(book, 'cash'), sumOf(book, 'commission'), due(), sentMinor]).toEqual([0, 0, 0, 0]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** 359.80 of goods at 21 %, 15.00 for delivery: 450.36, with a commission of 35.98. */
const sold = soldAs(45_036, { grossMinor: 43_536, netMinor: 35_980 });
const standing = {
  capturedMinor: 45_036,
  refundedMinor: 0,
  commissionMinor: 3598,
  commissionReturnedMinor: 0,
  goodsNetMinor: 35_980,
  goodsNetRefundedMinor: 0,
};

test.each([
  // 134.00 and 28.14 tax: 10 % of 134.00.
  [
    'goods that were returned',
    16_214,
    { amountMinor: 16_214, goods: { grossMinor: 16_214, netMinor: 13_400 } },
    16_214,
    1340,
  ],
  // A partial refund for goods that the buyer keeps: 67.00 before tax.
  [
    'a part of what goods cost',
    8107,
    { amountMinor: 16_214, goods: { grossMinor: 16_214, netMinor: 13_400 } },
    8107,
    670,
  ],
  // 100.00 / 435.36 × 359.80 = 82.64...
  ['goods in general', 10_000, 'goods', 10_000, 826],
  ['their delivery', 1500, 'delivery', 0, 0],
  ['everything', 45_036, 'goods', 43_536, 3598],
] as const)(
  'a refund for %s gives back its commission and no more',
  (_what, amountMinor, what, gross, commission) => {
    const goods = goodsRefunded(sold, amountMinor, what);
    const share = refundShareOf(standing, { amountMinor, goodsNetMinor: goods.netMinor }, 'EUR');
    expect([goods.grossMinor, share]).toEqual([
      gross,
      { commissionMinor: commission, vendorMinor: amountMinor - commission },
    ]);
  },
);

test('a difference from refunds by an older rule is settled by the last refund', () => {
  const before = {
    ...standing,
    refundedMinor: 16_214,
    commissionReturnedMinor: 1295,
    goodsNetRefundedMinor: 12_953,
  };
  const share = refundShareOf(before, { amountMinor: 28_822, goodsNetMinor: 23_027 }, 'EUR');
  expect(share).toEqual({ commissionMinor: 3598 - 1295, vendorMinor: 28_822 - (3598 - 1295) });
});
