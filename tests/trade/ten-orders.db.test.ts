import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import type { BillTo } from '../../src/lib/bill-to.ts';
import { ordersByHand } from './orders-by-hand.ts';
import { returnsBench } from './returns-bench.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';

/*
 * Ten orders from the cart to the last refund. Every number that is expected was computed by hand, as the comment above it shows, and none
 * by a function of ours. Amounts are cents; "½ up" is where a half was rounded. How it is meant:
 *   tax of a line      its net times the rate, each line rounded by itself
 *   delivery           has its VAT in it; on the invoice it is shared by the rates of the goods, in proportion to their nets
 *   commission         of the goods without tax and delivery
 *   due to the vendor  what was paid less the commission
 *   refund             the market gives back the commission on the goods that are refunded, at the rate of the whole, and the vendor the rest;
 *                      a refund of a delivery gives no commission back
 * The market books no fee of the payment provider's for a payment, so none is expected.
 */
let bench: TradeBench;
shareBench(tradeBench, (made) => {
  bench = made;
});

const { supplier, bought, confirmed, paidOut, refund, ordered, documents, atProvider } = ordersByHand(
  () => bench,
);

const business: BillTo = {
  status: 'business',
  country: 'HR',
  vatId: 'HR12345678903',
  usedCommercially: false,
  companyName: 'Adriatic Yachting d.o.o.',
  street: 'Obala 4',
  postalCode: '21000',
  city: 'Split',
};

describe('ten orders, computed by hand', () => {
  test('1: three of one product, delivered to a berth; one is returned', async () => {
    // 3 × 89.50 = 268.50. Tax: 268.50 × 0.21 = 56.385, ½ up 56.39. With 15.00 delivery: 268.50 + 56.39 + 15.00 = 339.89.
    const vendorId = await supplier();
    const made = await bought(
      [{ vendorId, deliveryMinor: 1500, lines: [{ unitPriceMinor: 8950, quantity: 3, taxBps: 2100 }] }],
      33_989,
    );
    expect(await ordered(made)).toEqual([26_850, 5639, 1500, 33_989]);
    await paidOut(await confirmed(made));
    const returning = returnsBench(bench);
    const id = await returning.ask(made, 1);
    await returning.act(await returning.supplier(made), id, 'accept', { goodsComeBack: false });
    await bench.work();
    // Commission: 10 % of 268.50 = 26.85. Due: 339.89 - 26.85 = 313.04.
    // One of three with its tax: 89.50 × 0.21 = 18.795, ½ up 18.80; 89.50 + 18.80 = 108.30.
    // Commission of it: 10 % of 89.50 = 8.95; the vendor: 108.30 - 8.95 = 99.35, all sent already.
    expect(await bench.bookOf(made)).toEqual([
      'capture 33989/2685/31304',
      'transfer -31304/0/-31304',
      'reversal 9935/0/9935',
      'refund -10830/-895/-9935',
    ]);
    // Delivery: 15.00 / 1.21 = 12.396..., so 12.40 and 2.60 tax. Net: 268.50 + 12.40 = 280.90; tax: 56.39 + 2.60 = 58.99.
    // The credit note is of one fender: 89.50 and 18.80.
    expect(await documents(made)).toEqual([
      ['invoice 33989', 'S 2100: 28090 + 5899'],
      ['credit_note 10830', 'S 2100: 8950 + 1880'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 33_989, refunded: [10_830], sent: [31_304] });
  });

  test('2: two rates, and a vendor’s own commission; one at the lower rate is returned', async () => {
    // 2 × 45.45 = 90.90, tax 21 %: 19.089, so 19.09. 3 × 33.33 = 99.99, tax 10 %: 9.999, so 10.00.
    // Goods: 190.89. Tax: 29.09. With 9.99 delivery: 229.97.
    const vendorId = await supplier({ commissionBps: 1234 });
    const made = await bought(
      [
        {
          vendorId,
          deliveryMinor: 999,
          lines: [
            { unitPriceMinor: 4545, quantity: 2, taxBps: 2100 },
            { unitPriceMinor: 3333, quantity: 3, taxBps: 1000 },
          ],
        },
      ],
      22_997,
    );
    expect(await ordered(made)).toEqual([19_089, 2909, 999, 22_997]);
    await paidOut(await confirmed(made));
    const returning = returnsBench(bench);
    const lines = [{ lineId: made.lineIds[1] ?? '', quantity: 1 }];
    const id = await returning.ask(made, 1, { lines });
    await returning.act(await returning.supplier(made), id, 'accept', { goodsComeBack: false });
    await bench.work();
    // Commission: 12.34 % of 190.89 = 23.555826, so 23.56. Due: 229.97 - 23.56 = 206.41.
    // One of three with its tax: 33.33 × 0.10 = 3.333, so 3.33; 33.33 + 3.33 = 36.66.
    // Commission of it: 23.56 × 33.33 / 190.89 = 785.2548 / 190.89 = 4.113..., so 4.11; the vendor: 36.66 - 4.11 = 32.55.
    expect(await bench.bookOf(made)).toEqual([
      'capture 22997/2356/20641',
      'transfer -20641/0/-20641',
      'reversal 3255/0/3255',
      'refund -3666/-411/-3255',
    ]);
    // Delivery at 10 %: 9.99 × 99.99 / 190.89 = 998.9001 / 190.89 = 5.232..., down 5.23; at 21 % the rest: 4.76.
    // 4.76 / 1.21 = 3.933..., so 3.93 and 0.83 tax. 5.23 / 1.10 = 4.754..., so 4.75 and 0.48 tax.
    // At 21 %: 90.90 + 3.93 = 94.83 and 19.09 + 0.83 = 19.92. At 10 %: 99.99 + 4.75 = 104.74 and 10.00 + 0.48 = 10.48.
    // The credit note is of what was taxed at 10 % alone.
    expect(await documents(made)).toEqual([
      ['invoice 22997', 'S 2100: 9483 + 1992', 'S 1000: 10474 + 1048'],
      ['credit_note 3666', 'S 1000: 3333 + 333'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 22_997, refunded: [3666], sent: [20_641] });
  });

  test('3: two suppliers, of whom one is not registered for VAT', async () => {
    // The first: 1250.00, tax 262.50, nothing for delivery: 1512.50. The second: 7 × 3.35 = 23.45, no tax, 5.00 delivery: 28.45.
    // Together: 1273.45 goods, 262.50 tax, 5.00 delivery: 1540.95.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 0,
          lines: [{ unitPriceMinor: 125_000, quantity: 1, taxBps: 2100 }],
        },
        {
          vendorId: await supplier({ vatNumber: null }),
          deliveryMinor: 500,
          lines: [{ unitPriceMinor: 335, quantity: 7, taxBps: 0 }],
        },
      ],
      154_095,
    );
    expect(await ordered(made)).toEqual([127_345, 26_250, 500, 154_095]);
    await paidOut(await confirmed(made));
    // Commissions: 125.00, and 10 % of 23.45 = 2.345, ½ up 2.35. Due: 1387.50, and 28.45 - 2.35 = 26.10.
    expect(await bench.bookOf(made)).toEqual([
      'capture 151250/12500/138750',
      'capture 2845/235/2610',
      'transfer -138750/0/-138750',
      'transfer -2610/0/-2610',
    ]);
    // A small enterprise in Spain charges no VAT: exempt, its delivery too.
    expect(await documents(made)).toEqual([
      ['invoice 151250', 'S 2100: 125000 + 26250'],
      ['invoice 2845', 'E 0: 2845 + 0'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 154_095, refunded: [], sent: [138_750, 2610] });
  });

  test('4: a business in another state of the Union pays no VAT', async () => {
    // 4 × 212.37 = 849.48, with 30.00 delivery 879.48.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 3000,
          lines: [{ unitPriceMinor: 21_237, quantity: 4, taxBps: 2100 }],
        },
      ],
      87_948,
      { port: 'split', billTo: business },
    );
    expect(await ordered(made)).toEqual([84_948, 0, 3000, 87_948]);
    await paidOut(await confirmed(made));
    // Commission: 84.948, so 84.95. Due: 879.48 - 84.95 = 794.53.
    expect(await bench.bookOf(made)).toEqual(['capture 87948/8495/79453', 'transfer -79453/0/-79453']);
    expect(await documents(made)).toEqual([['invoice 87948', 'K 0: 87948 + 0']]);
    expect(await atProvider(made)).toEqual({ charged: 87_948, refunded: [], sent: [79_453] });
  });

  test('5: a business orders goods delivered outside the Union', async () => {
    // 499.99 and 25.00 delivery: 524.99.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 2500,
          lines: [{ unitPriceMinor: 49_999, quantity: 1, taxBps: 2100 }],
        },
      ],
      52_499,
      { port: 'gibraltar', billTo: business },
    );
    expect(await ordered(made)).toEqual([49_999, 0, 2500, 52_499]);
    await paidOut(await confirmed(made));
    // Commission: 49.999, so 50.00. Due: 474.99.
    expect(await bench.bookOf(made)).toEqual(['capture 52499/5000/47499', 'transfer -47499/0/-47499']);
    expect(await documents(made)).toEqual([['invoice 52499', 'G 0: 52499 + 0']]);
    expect(await atProvider(made)).toEqual({ charged: 52_499, refunded: [], sent: [47_499] });
  });

  test('6: zero-rated goods next to taxed ones; a private buyer withdraws from everything', async () => {
    // 2 × 17.05 = 34.10 without tax; 10.01, tax 2.1021, so 2.10. Goods 44.11, tax 2.10, delivery 4.20: 50.41.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 420,
          lines: [
            { unitPriceMinor: 1705, quantity: 2, taxBps: 0 },
            { unitPriceMinor: 1001, quantity: 1, taxBps: 2100 },
          ],
        },
      ],
      5041,
    );
    expect(await ordered(made)).toEqual([4411, 210, 420, 5041]);
    await paidOut(await confirmed(made));
    const returning = returnsBench(bench);
    const [first = '', second = ''] = made.lineIds;
    const lines = [
      { lineId: first, quantity: 2 },
      { lineId: second, quantity: 1 },
    ];
    const id = await returning.ask(made, 2, { kind: 'withdrawal', reason: null, note: null, lines });
    await returning.act(returning.buyer(made), id, 'send_back');
    await returning.act(await returning.supplier(made), id, 'receive');
    await returning.act(await returning.supplier(made), id, 'refund');
    await bench.work();
    // Commission: 4.411, so 4.41. Due: 46.00. Everything goes back, the delivery too.
    expect(await bench.bookOf(made)).toEqual([
      'capture 5041/441/4600',
      'transfer -4600/0/-4600',
      'reversal 4600/0/4600',
      'refund -5041/-441/-4600',
    ]);
    // Delivery without tax: 4.20 × 34.10 / 44.11 = 143.22 / 44.11 = 3.246..., down 3.24; at 21 % the rest: 0.96 / 1.21 = 0.793..., so 0.79 and 0.17.
    // At 21 %: 10.01 + 0.79 = 10.80 and 2.10 + 0.17 = 2.27. Zero: 34.10 + 3.24 = 37.34.
    expect(await documents(made)).toEqual([
      ['invoice 5041', 'S 2100: 1080 + 227', 'Z 0: 3734 + 0'],
      ['credit_note 5041', 'S 2100: 1080 + 227', 'Z 0: 3734 + 0'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 5041, refunded: [5041], sent: [4600] });
  });

  test('7: three of five are available, and the crew accepts them', async () => {
    // Ordered: 5 × 19.99 = 99.95, tax 20.9895, so 20.99, delivery 12.00: 132.94.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 1200,
          lines: [{ unitPriceMinor: 1999, quantity: 5, taxBps: 2100 }],
        },
      ],
      13_294,
    );
    expect(await ordered(made)).toEqual([9995, 2099, 1200, 13_294]);
    await bench.act(made, 0, 'confirm', { lines: [{ lineId: made.lineIds[0] ?? '', quantity: 3 }] });
    await bench.act(made, 0, 'accept_change');
    await bench.work();
    await paidOut(made);
    // Accepted: 3 × 19.99 = 59.97, tax 12.5937, so 12.59, delivery 12.00: 84.56. Commission: 5.997, so 6.00. Due: 78.56.
    expect(await bench.bookOf(made)).toEqual(['capture 8456/600/7856', 'transfer -7856/0/-7856']);
    // Delivery: 12.00 / 1.21 = 9.917..., so 9.92 and 2.08. Net: 59.97 + 9.92 = 69.89; tax: 12.59 + 2.08 = 14.67.
    expect(await documents(made)).toEqual([['invoice 8456', 'S 2100: 6989 + 1467']]);
    expect(await atProvider(made)).toEqual({ charged: 8456, refunded: [], sent: [7856] });
  });

  test('8: a partial refund after the transfer, and then the delivery', async () => {
    // 2 × 150.00 = 300.00, tax 63.00, delivery 20.00: 383.00.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 2000,
          lines: [{ unitPriceMinor: 15_000, quantity: 2, taxBps: 2100 }],
        },
      ],
      38_300,
    );
    await paidOut(await confirmed(made));
    await refund(made, 10_000, 'the-only-refund');
    await refund(made, 2000, 'the-delivery', 'delivery');
    // Commission: 30.00. Due: 353.00. Before tax 100.00 of the goods are 300.00 × 100 / 363 = 82.644..., so 82.64.
    // Commission of it: 8.264, so 8.26; the vendor: 91.74. Of the delivery the vendor got all, and gives all.
    expect(await bench.bookOf(made)).toEqual([
      'capture 38300/3000/35300',
      'transfer -35300/0/-35300',
      'reversal 9174/0/9174',
      'refund -10000/-826/-9174',
      'reversal 2000/0/2000',
      'refund -2000/0/-2000',
    ]);
    // Delivery: 20.00 / 1.21 = 16.528..., so 16.53 and 3.47. Net: 316.53; tax: 66.47.
    // Credited tax: 63.00 × 100 / 363 = 17.355..., so 17.36; net: 82.64. Then the delivery, as it was invoiced.
    expect(await documents(made)).toEqual([
      ['invoice 38300', 'S 2100: 31653 + 6647'],
      ['credit_note 10000', 'S 2100: 8264 + 1736'],
      ['credit_note 2000', 'S 2100: 1653 + 347'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 38_300, refunded: [10_000, 2000], sent: [35_300] });
  });

  test('9: a full refund in two parts, before the transfer', async () => {
    // 3 × 33.33 = 99.99, tax 9.999, so 10.00, nothing for delivery: 109.99.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 0,
          lines: [{ unitPriceMinor: 3333, quantity: 3, taxBps: 1000 }],
        },
      ],
      10_999,
    );
    expect(await ordered(made)).toEqual([9999, 1000, 0, 10_999]);
    await confirmed(made);
    await refund(made, 3666, 'the-first-part');
    await refund(made, 7333, 'the-second-part');
    // Commission: 9.999, so 10.00. Due: 99.99.
    // Before tax 36.66 are 99.99 × 36.66 / 109.99 = 33.327..., so 33.33. Commission of it: 10.00 × 33.33 / 99.99 = 3.333..., so 3.33, then what
    // is left of it: 6.67. The vendor: 33.33, then 66.66.
    expect(await bench.bookOf(made)).toEqual([
      'capture 10999/1000/9999',
      'refund -3666/-333/-3333',
      'refund -7333/-667/-6666',
    ]);
    // Credited tax: 10.00 × 36.66 / 109.99 = 3.333..., so 3.33, then the rest: 6.67.
    expect(await documents(made)).toEqual([
      ['invoice 10999', 'S 1000: 9999 + 1000'],
      ['credit_note 3666', 'S 1000: 3333 + 333'],
      ['credit_note 7333', 'S 1000: 6666 + 667'],
    ]);
    expect(await atProvider(made)).toEqual({ charged: 10_999, refunded: [3666, 7333], sent: [] });
  });

  test('10: one of two suppliers declines, and nothing of theirs is charged', async () => {
    // The first: 10 × 7.77 = 77.70, tax 16.317, so 16.32, delivery 6.50: 100.52. The second: 60.00, tax 12.60: 72.60.
    // Together: 137.70 goods, 28.92 tax, 6.50 delivery: 173.12.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 650,
          lines: [{ unitPriceMinor: 777, quantity: 10, taxBps: 2100 }],
        },
        {
          vendorId: await supplier(),
          deliveryMinor: 0,
          lines: [{ unitPriceMinor: 6000, quantity: 1, taxBps: 2100 }],
        },
      ],
      17_312,
    );
    expect(await ordered(made)).toEqual([13_770, 2892, 650, 17_312]);
    await bench.act(made, 0, 'confirm');
    await bench.act(made, 1, 'decline', { note: 'Sold out.' });
    await bench.work();
    await bench.complete(made, 0);
    await bench.work();
    // Commission: 7.77. Due: 100.52 - 7.77 = 92.75.
    expect(await bench.bookOf(made)).toEqual(['capture 10052/777/9275', 'transfer -9275/0/-9275']);
    // Delivery: 6.50 / 1.21 = 5.371..., so 5.37 and 1.13. Net: 77.70 + 5.37 = 83.07; tax: 16.32 + 1.13 = 17.45.
    expect(await documents(made)).toEqual([['invoice 10052', 'S 2100: 8307 + 1745']]);
    expect(await atProvider(made)).toEqual({ charged: 10_052, refunded: [], sent: [9275] });
  });
});
