import { describe, expect, it } from 'vitest';
import { deliveryTax } from './index.ts';

describe('deliveryTax', () => {
  it('has the one rate of its goods', () => {
    expect(deliveryTax([{ netMinor: 10_000, rateBps: 2100 }], 1500)).toEqual([
      { rateBps: 2100, netMinor: 1500, taxMinor: 315 },
    ]);
  });

  it('is divided over rates in proportion to the nets', () => {
    const goods = [
      { netMinor: 3000, rateBps: 400 },
      { netMinor: 6000, rateBps: 2100 },
      { netMinor: 3000, rateBps: 400 },
    ];
    expect(deliveryTax(goods, 1000)).toEqual([
      { rateBps: 2100, netMinor: 500, taxMinor: 105 },
      { rateBps: 400, netMinor: 500, taxMinor: 20 },
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
    expect(shares.map(({ netMinor }) => netMinor)).toEqual([34, 33, 33]);
  });

  it('of goods with a total of zero has their highest rate', () => {
    const free = [
      { netMinor: 0, rateBps: 400 },
      { netMinor: 0, rateBps: 2100 },
    ];
    expect(deliveryTax(free, 500)).toEqual([{ rateBps: 2100, netMinor: 500, taxMinor: 105 }]);
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
    expect(shares.map(({ netMinor }) => netMinor)).toEqual([45_000_000_001, 45_000_000_000]);
  });
});
