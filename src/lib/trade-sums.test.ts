import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSums,
  commissionMinor,
  lineNetMinor,
  lineTaxMinor,
  sumsOf,
  type TradeLine,
} from './trade-sums.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });
/** Prices up to the maximum of the tables. */
const line: fc.Arbitrary<TradeLine> = fc.record({
  unitPriceMinor: fc.integer({ min: 0, max: 100_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  taxBps: rate,
});
/** Few enough lines that their sum is a safe number. */
const lines = fc.array(line, { maxLength: 2 });

/** The same rule with arbitrary precision. */
const shareExactly = (minor: number, bps: number) =>
  Number((BigInt(minor) * BigInt(bps) * 2n + 10_000n) / 20_000n);

describe('tax and commission', () => {
  test.each([
    [8950, 2100, 1880],
    [50, 2100, 11],
    [25, 200, 1],
    [24, 200, 0],
    [999, 0, 0],
    [999, 10_000, 999],
  ])('of %d at %d basis points is %d, the half rounded up', (minor, bps, share) => {
    expect([lineTaxMinor(minor, bps), commissionMinor(minor, bps)]).toEqual([share, share]);
  });

  test('is exact where the product is beyond what a number holds', () => {
    fc.assert(
      fc.property(line, ({ unitPriceMinor, quantity, taxBps }) => {
        const netMinor = lineNetMinor({ unitPriceMinor, quantity });
        expect(lineTaxMinor(netMinor, taxBps)).toBe(shareExactly(netMinor, taxBps));
      }),
    );
  });

  test('never takes more than there is, nor misses the share by more than half a minor unit', () => {
    fc.assert(
      fc.property(amount, rate, (minor, bps) => {
        const commission = commissionMinor(minor, bps);
        expect(commission >= 0 && commission <= minor && Number.isInteger(commission)).toBe(true);
        expect(Math.abs(commission * 10_000 - minor * bps) * 2 <= 10_000).toBe(true);
      }),
    );
  });
});

describe('what lines come to', () => {
  test('is net, tax line by line, and delivery without tax', () => {
    const bought = [
      { unitPriceMinor: 8950, quantity: 2, taxBps: 2100 },
      { unitPriceMinor: 25, quantity: 1, taxBps: 200 },
      { unitPriceMinor: 25, quantity: 1, taxBps: 200 },
    ];
    expect(sumsOf(bought, 1500)).toEqual({
      subtotalMinor: 17_950,
      taxMinor: 3761,
      deliveryMinor: 1500,
      totalMinor: 23_211,
    });
  });

  test('of nothing is the delivery', () => {
    expect(sumsOf([], 0)).toEqual({ subtotalMinor: 0, taxMinor: 0, deliveryMinor: 0, totalMinor: 0 });
  });

  test('loses no minor unit, in whichever order and however they are split', () => {
    fc.assert(
      fc.property(lines, lines, amount, amount, (some, others, first, second) => {
        const apart = addSums([sumsOf(some, first), sumsOf(others, second)]);
        expect(apart).toEqual(sumsOf([...others, ...some], first + second));
        expect(apart.totalMinor).toBe(apart.subtotalMinor + apart.taxMinor + apart.deliveryMinor);
      }),
    );
  });

  test.each([
    ['a quantity of one and a half', { unitPriceMinor: 100, quantity: 1.5, taxBps: 0 }],
    ['a price below zero', { unitPriceMinor: -1, quantity: 1, taxBps: 0 }],
    ['a price that no number holds', { unitPriceMinor: 2 ** 53, quantity: 1, taxBps: 0 }],
    ['a rate below zero', { unitPriceMinor: 100, quantity: 1, taxBps: -1 }],
  ])('is refused as a bug with %s', (_what, wrong) => {
    expect(() => sumsOf([wrong], 0)).toThrow('no whole number from 0');
  });
});
