import { expect, test } from 'vitest';
import { returnedGoods } from './returned-goods.ts';

test('of a line is worth what is left of its rounded tax, however it is divided', () => {
  // 3 × 89.50 = 268.50, tax 56.385, half a cent up 56.39. One: 18.795, so 18.80; two: 37.59.
  const line = { unitPriceMinor: 8950, taxBps: 2100, quantityInReturns: 0 };
  expect([
    returnedGoods(line, 1),
    returnedGoods({ ...line, quantityInReturns: 1 }, 1),
    returnedGoods({ ...line, quantityInReturns: 2 }, 1),
    returnedGoods(line, 3),
  ]).toEqual([
    { grossMinor: 10_830, netMinor: 8950 },
    { grossMinor: 10_829, netMinor: 8950 },
    { grossMinor: 10_830, netMinor: 8950 },
    { grossMinor: 32_489, netMinor: 26_850 },
  ]);
});
