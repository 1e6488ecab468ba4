import { describe, expect, it } from 'vitest';
import { deliveryTax, vatOf } from './index.ts';

const grossOf = ({ netMinor, taxMinor }: ReturnType<typeof deliveryTax>[number]) => netMinor + taxMinor;

describe('deliveryTax', () => {
  it('is in the price, at the one rate of its goods', () => {
    expect(deliveryTax([{ netMinor: 10_000, rateBps: 2100 }], 1500)).toEqual([
      { rateBps: 2100, netMinor: 1240, taxMinor: 260 },
    ]);
  });

  it('is divided over rates in proportion to the nets', () => {
    const goods = [
      { netMinor: 3000, rateBps: 400 },
      { netMinor: 6000, rateBps: 2100 },
      { netMinor: 3000, rateBps: 400 },
    ];
    expect(deliveryTax(goods, 1000)).toEqual([
      { rateBps: 2100, netMinor: 413, taxMinor: 87 },
      { rateBps: 400, netMinor: 481, taxMinor: 19 },
    ]);
  });

  it('is divided without a remainder: the rounding difference goes to the highest rate', () => {
    const shares = deliveryTax(
      [
        { netMinor: 1, rateBps: 2100 },
        { netMinor: 1, rateBps: 1000 },
        { netMinor: 1, rateBps: 400 },
      ],
      100,
    );
    expect(shares.map(grossOf)).toEqual([34, 33, 33]);
  });

  it('of goods with a total of zero has their highest rate', () => {
    const free = [
      { netMinor: 0, rateBps: 400 },
      { netMinor: 0, rateBps: 2100 },
    ];
    expect(deliveryTax(free, 500)).toEqual([{ rateBps: 2100, netMinor: 413, taxMinor: 87 }]);
  });

  it('of zero has no shares', () => {
    expect(deliveryTax([{ netMinor: 100, rateBps: 2100 }], 0)).toEqual([]);
  });

  it('is exact even if a product of amounts exceeds a safe integer', () => {
    const shares = deliveryTax(
      [
        { netMinor: 90_000_000_000_001, rateBps: 2100 },
        { netMinor: 90_000_000_000_001, rateBps: 400 },
      ],
      90_000_000_001,
    );
    expect(shares.map(grossOf)).toEqual([45_000_000_001, 45_000_000_000]);
  });
});

describe('vatOf', () => {
  const goods = [
    { netMinor: 17_900, taxBps: 2100 },
    { netMinor: 3000, taxBps: 0 },
  ];

  it('is the tax of the goods, and what is in the price of their delivery', () => {
    expect(vatOf(true, goods.slice(0, 1), 1500)).toEqual({ totalMinor: 4019, ofDeliveryMinor: 260 });
    expect(vatOf(true, goods, 1500)).toEqual({ totalMinor: 3759 + 223, ofDeliveryMinor: 223 });
  });

  it('is nothing of goods without tax, of no goods, and of a seller without a VAT number', () => {
    const nothing = { totalMinor: 0, ofDeliveryMinor: 0 };
    expect(vatOf(true, goods.slice(1), 1200)).toEqual(nothing);
    expect(vatOf(true, [], 0)).toEqual(nothing);
    expect(vatOf(false, goods, 1500)).toEqual(nothing);
  });
});
