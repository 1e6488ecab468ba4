import { describe, expect, it } from 'vitest';
import { subOrder } from '../testing/example-orders.ts';
import { asOrdered, sumsWith } from './preview-sums.ts';
import { promisedLinesOf, quantityOf, typedLinesOf } from './typed-lines.ts';

describe('the sums of what is promised', () => {
  it('are those of the order when all of it is', () => {
    const { subtotal, tax, delivery, total } = subOrder;
    expect(sumsWith(subOrder, asOrdered(subOrder))).toEqual({
      subtotalMinor: subtotal.amountMinor,
      taxMinor: tax.amountMinor,
      deliveryMinor: delivery.amountMinor,
      totalMinor: total.amountMinor,
    });
  });

  it('count tax by line, and the delivery whole', () => {
    const [fender, line] = asOrdered(subOrder);
    if (!fender || !line) throw new Error('the example has two lines');
    const sums = sumsWith(subOrder, [
      { ...fender, quantity: 1 },
      { ...line, quantity: 0 },
    ]);
    // Goods 89.50, 21 % tax of them, delivery to the berth 15.00.
    expect(sums).toEqual({ subtotalMinor: 8950, taxMinor: 1880, deliveryMinor: 1500, totalMinor: 12_330 });
  });

  it('have no delivery when nothing is sent', () => {
    const nothing = asOrdered(subOrder).map((line) => ({ ...line, quantity: 0 }));
    expect(sumsWith(subOrder, nothing).totalMinor).toBe(0);
  });
});

describe('what is typed', () => {
  it('comes back as it was ordered', () => {
    expect(promisedLinesOf(subOrder, typedLinesOf(subOrder))).toEqual(asOrdered(subOrder));
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['3', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['1000000', null],
  ])('reads the quantity %j of 2 as %j', (text, quantity) => {
    expect(quantityOf(text, 2)).toBe(quantity);
  });
});
