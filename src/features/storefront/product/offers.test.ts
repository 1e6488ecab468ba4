import { describe, expect, it } from 'vitest';
import {
  bestOf,
  inReachOrder,
  leastWays,
  mostOf,
  offersOf,
  rateText,
  reachOf,
  sumsOfOffer,
  variantsOf,
} from './offers.ts';
import { offers } from './testing/products.ts';

describe('the offers of a product', () => {
  it('have each variant once, in the order of the offers', () => {
    expect(variantsOf(offers)).toEqual(['Navy', 'White', 'Red']);
    expect(offersOf(offers, 'White').map(({ sku }) => sku)).toEqual(['F4-WHITE', 'F4-NAVY']);
  });

  it('are bought unasked from the first that has it, and from nobody where nobody has', () => {
    expect(bestOf(offers)).toBe(offers[0]);
    expect(bestOf(offersOf(offers, 'Red'))).toBeNull();
  });

  it('are bought up to what is there, and up to what a cart takes where nobody counts', () => {
    expect([mostOf({ stock: 24 }), mostOf({ stock: null }), mostOf({ stock: 200_000 })]).toEqual([
      24, 9999, 9999,
    ]);
  });

  it('come first where the port can have them', () => {
    const [navy, courier] = offers;
    const far = {
      ...navy,
      inventoryId: 'far',
      deliveryMethods: navy.deliveryMethods.map((method) => ({ ...method, ports: ['malta'] })),
    };
    const van = { ...far, inventoryId: 'van', deliveryMethods: far.deliveryMethods.slice(0, 1) };
    const gone = { ...navy, inventoryId: 'gone', inStock: false };
    const all = [van, far, ...(courier ? [courier] : []), navy, gone];
    const ids = (ordered: typeof all | readonly (typeof navy)[]) =>
      ordered.map(({ inventoryId }) => inventoryId);
    expect(ids(inReachOrder(all, 'palma'))).toEqual(
      ids([navy, ...(courier ? [courier] : []), far, van, gone]),
    );
    expect(inReachOrder(all, null)).toEqual(all);
    expect([navy, far, van].map((offer) => reachOf(offer, 'palma'))).toEqual([
      'there',
      'collected-elsewhere',
      'not',
    ]);
    expect(
      [navy, far, van]
        .map((offer) => leastWays(offer, 'palma'))
        .map(({ delivery, collection }) => [delivery?.cost.amountMinor, collection?.cost.amountMinor]),
    ).toEqual([
      [1500, 0],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('are in the order of what one costs in the port, brought or collected', () => {
    const [navy] = offers;
    const priced = (inventoryId: string, amountMinor: number, costMinor: number) => ({
      ...navy,
      inventoryId,
      price: { ...navy.price, amountMinor },
      deliveryMethods: navy.deliveryMethods
        .slice(0, 1)
        .map((method) => ({ ...method, ports: null, cost: { ...method.cost, amountMinor: costMinor } })),
    });
    const [near, far] = [priced('near', 9150, 0), priced('far', 8950, 2900)];
    expect(inReachOrder([far, near], 'antibes')).toEqual([near, far]);
    expect(inReachOrder([far, near], null)).toEqual([far, near]);
  });

  it('cost net and tax as the order counts them', () => {
    expect(sumsOfOffer(offers[0], 3)).toEqual({ netMinor: 26850, taxMinor: 5639, totalMinor: 32489 });
  });

  it.each([
    [2100, '21%'],
    [550, '5.5%'],
    [0, '0%'],
  ])('say their tax: %s basis points', (basisPoints, text) => {
    expect(rateText(basisPoints)).toBe(text);
  });
});
