import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { ordersByHand } from './orders-by-hand.ts';
import { returnsBench } from './returns-bench.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';

/*
 * Orders that do not end as they were placed. As in ten-orders.db.test.ts, every number was computed by hand, by the rules that are named
 * there; the last figure of each is the VAT that remains.
 */
let bench: TradeBench;
shareBench(tradeBench, (made) => {
  bench = made;
});

const { supplier, bought, confirmed, paidOut, documents, vatShown, atProvider } = ordersByHand(() => bench);

/** One supplier's order of one line at 21 %. */
const ofOneLine = async (
  unitPriceMinor: number,
  quantity: number,
  { deliveryMinor, totalMinor }: { readonly deliveryMinor: number; readonly totalMinor: number },
): Promise<MadeOrder> => {
  const lines = [{ unitPriceMinor, quantity, taxBps: 2100 }];
  return bought([{ vendorId: await supplier(), deliveryMinor, lines }], totalMinor);
};

describe('orders that change, computed by hand', () => {
  test('1: a cheaper substitute is sent for one of two lines, at its rate of tax', async () => {
    // 2 × 40.00 = 80.00, tax 10 %: 8.00. 4 × 12.50 = 50.00, tax 21 %: 10.50. With 10.00 delivery: 158.50.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 1000,
          lines: [
            { unitPriceMinor: 4000, quantity: 2, taxBps: 1000 },
            { unitPriceMinor: 1250, quantity: 4, taxBps: 2100 },
          ],
        },
      ],
      15_850,
    );
    const [first = '', second = ''] = made.lineIds;
    const lines = [
      { lineId: first, quantity: 2, unitPriceMinor: 3555, substitute: 'Another brand' },
      { lineId: second, quantity: 4, unitPriceMinor: 1250 },
    ];
    await bench.act(made, 0, 'propose_change', { proposal: { message: 'This one?', lines } });
    await bench.act(made, 0, 'accept_change');
    await bench.work();
    await paidOut(made);
    // Accepted: 71.10 and 50.00: 121.10; tax 7.11 and 10.50: 17.61; with the delivery 148.71. Commission: 12.11. Due: 136.60.
    expect(await bench.bookOf(made)).toEqual(['capture 14871/1211/13660', 'transfer -13660/0/-13660']);
    // Delivery at 10 %: 10.00 × 71.10 / 121.10 = 5.871..., down 5.87; at 21 % the rest: 4.13.
    // 4.13 / 1.21 = 3.413..., so 3.41 and 0.72. 5.87 / 1.10 = 5.336..., so 5.34 and 0.53.
    // At 21 %: 53.41 and 11.22. At 10 %: 76.44 and 7.64. VAT: 18.86.
    expect(await documents(made)).toEqual([['invoice 14871', 'S 2100: 5341 + 1122', 'S 1000: 7644 + 764']]);
    expect(await vatShown(made)).toEqual([1886, null]);
    expect(await atProvider(made)).toEqual({ charged: 14_871, refunded: [], sent: [13_660] });
  });

  test('2: one of three is kept for less, and the buyer withdraws from the others', async () => {
    // 3 × 20.00 = 60.00, tax 12.60, delivery 8.00: 80.60. Commission: 6.00. Due: 74.60.
    const made = await ofOneLine(2000, 3, { deliveryMinor: 800, totalMinor: 8060 });
    await paidOut(await confirmed(made));
    const returning = returnsBench(bench);
    const [buyer, seller] = [returning.buyer(made), await returning.supplier(made)];
    const kept = await returning.ask(made, 1, {
      wanted: 'price_reduction',
      amount: { amountMinor: 700, currency: 'EUR' },
    });
    await returning.act(seller, kept, 'accept');
    await bench.work();
    const rest = await returning.ask(made, 2, { kind: 'withdrawal', reason: null, note: null });
    await returning.act(buyer, rest, 'send_back');
    await returning.act(seller, rest, 'receive');
    await returning.act(seller, rest, 'refund');
    await bench.work();
    // 7.00 of one, which cost 24.20: before tax 20.00 × 7.00 / 24.20 = 5.785..., so 5.79. Commission of it: 0.579, so 0.58; the vendor: 6.42.
    // Two more cost 48.40, before tax 40.00. Commission of 45.79: 4.579, so 4.58, of which 0.58 went back: 4.00; the vendor: 44.40.
    // The delivery stays with the one that is kept.
    expect(await bench.bookOf(made)).toEqual([
      'capture 8060/600/7460',
      'transfer -7460/0/-7460',
      'reversal 642/0/642',
      'refund -700/-58/-642',
      'reversal 4440/0/4440',
      'refund -4840/-400/-4440',
    ]);
    // Delivery: 8.00 / 1.21 = 6.611..., so 6.61 and 1.39. Net: 66.61; tax: 13.99.
    // Credited: 4.20 × 7.00 / 24.20 = 1.214..., so 1.21; then 8.40. VAT: 13.99 - 1.21 - 8.40 = 4.38.
    expect(await documents(made)).toEqual([
      ['invoice 8060', 'S 2100: 6661 + 1399'],
      ['credit_note 700', 'S 2100: 579 + 121'],
      ['credit_note 4840', 'S 2100: 4000 + 840'],
    ]);
    expect(await vatShown(made)).toEqual([1399, 438]);
    expect(await atProvider(made)).toEqual({ charged: 8060, refunded: [700, 4840], sent: [7460] });
  });

  test('3: one of two suppliers cancels after the charge', async () => {
    // The first: 2 × 9.95 = 19.90, tax 4.179, so 4.18, delivery 3.00: 27.08. The second: 5 × 6.40 = 32.00, tax 3.20: 35.20. Together: 62.28.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 300,
          lines: [{ unitPriceMinor: 995, quantity: 2, taxBps: 2100 }],
        },
        {
          vendorId: await supplier(),
          deliveryMinor: 0,
          lines: [{ unitPriceMinor: 640, quantity: 5, taxBps: 1000 }],
        },
      ],
      6228,
    );
    await confirmed(made);
    await bench.act(made, 0, 'cancel', { note: 'The forklift broke down.' });
    await bench.work();
    await bench.complete(made, 1);
    await bench.work();
    // Commissions: 1.99, and 3.20, all of the first of which goes back. Due: 25.09, and 32.00.
    expect(await bench.bookOf(made)).toEqual([
      'capture 2708/199/2509',
      'capture 3520/320/3200',
      'refund -2708/-199/-2509',
      'transfer -3200/0/-3200',
    ]);
    // Delivery: 3.00 / 1.21 = 2.479..., so 2.48 and 0.52. Net: 22.38; tax: 4.70. VAT: 3.20.
    expect(await documents(made)).toEqual([
      ['invoice 2708', 'S 2100: 2238 + 470'],
      ['credit_note 2708', 'S 2100: 2238 + 470'],
      ['invoice 3520', 'S 1000: 3200 + 320'],
    ]);
    expect(await vatShown(made)).toEqual([790, 320]);
    expect(await atProvider(made)).toEqual({ charged: 6228, refunded: [2708], sent: [3200] });
  });

  test('4: one of four is missing, and its supplier refunds exactly that', async () => {
    // 4 × 15.20 = 60.80, tax 12.768, so 12.77, delivery 5.50: 79.07. Commission: 6.08. Due: 72.99.
    const made = await ofOneLine(1520, 4, { deliveryMinor: 550, totalMinor: 7907 });
    await confirmed(made);
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    const missing = [{ lineId: made.lineIds[0] ?? '', quantity: 1 }];
    await bench.act(made, 0, 'dispute', { note: 'Three came.', lines: missing });
    await bench.act(made, 0, 'refund_reported');
    await bench.work();
    // One: 15.20, tax 3.192, so 3.19: 18.39. Before tax 60.80 × 18.39 / 73.57 = 15.198..., so 15.20.
    // Commission of it: 1.52; the vendor: 16.87. What remains: 72.99 - 16.87 = 56.12.
    expect(await bench.bookOf(made)).toEqual([
      'capture 7907/608/7299',
      'refund -1839/-152/-1687',
      'transfer -5612/0/-5612',
    ]);
    // Delivery: 5.50 / 1.21 = 4.545..., so 4.55 and 0.95. Net: 65.35; tax: 13.72.
    // Credited: 12.77 × 18.39 / 73.57 = 3.192..., so 3.19. VAT: 10.53.
    expect(await documents(made)).toEqual([
      ['invoice 7907', 'S 2100: 6535 + 1372'],
      ['credit_note 1839', 'S 2100: 1520 + 319'],
    ]);
    expect(await vatShown(made)).toEqual([1372, 1053]);
    expect(await atProvider(made)).toEqual({ charged: 7907, refunded: [1839], sent: [5612] });
  });

  test('5: goods of a Spanish supplier are collected in France and taxed there; one is returned', async () => {
    // 3 × 41.30 = 123.90. In Spain 21 %; collected in Antibes 20 %: 24.78. Together: 148.68.
    const made = await bought(
      [
        {
          vendorId: await supplier(),
          deliveryMinor: 0,
          collectedIn: 'antibes',
          lines: [{ unitPriceMinor: 4130, quantity: 3, taxBps: 2100 }],
        },
      ],
      14_868,
      { port: 'antibes' },
    );
    await confirmed(made);
    for (const action of ['mark_ready', 'mark_delivered', 'confirm_receipt'] as const)
      await bench.act(made, 0, action);
    await bench.work();
    const returning = returnsBench(bench);
    const id = await returning.ask(made, 1);
    await returning.act(await returning.supplier(made), id, 'accept', { goodsComeBack: false });
    await bench.work();
    // Commission: 12.39. Due: 136.29. One: 41.30 and 8.26: 49.56; commission of it 4.13, the vendor 45.43.
    expect(await bench.bookOf(made)).toEqual([
      'capture 14868/1239/13629',
      'transfer -13629/0/-13629',
      'reversal 4543/0/4543',
      'refund -4956/-413/-4543',
    ]);
    // VAT: 24.78 - 8.26 = 16.52.
    expect(await documents(made)).toEqual([
      ['invoice 14868', 'S 2000: 12390 + 2478'],
      ['credit_note 4956', 'S 2000: 4130 + 826'],
    ]);
    const { content } = await bench.db
      .selectFrom('invoices')
      .select('content')
      .where('kind', '=', 'invoice')
      .$castTo<{ content: { place: { country: string }; seller: { country: string } } }>()
      .executeTakeFirstOrThrow();
    expect([content.seller.country, content.place.country]).toEqual(['ES', 'FR']);
    expect(await vatShown(made)).toEqual([2478, 1652]);
    expect(await atProvider(made)).toEqual({ charged: 14_868, refunded: [4956], sent: [13_629] });
  });
});
