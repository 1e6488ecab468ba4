import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { slipSheet } from '../slips/slip-sheet.domain.ts';
import { queuedMails } from '../../../platform/mail/testing/queued-mails.ts';
import { orderActionsOf } from '../testing/order-actions.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

const { bySupplier, byCrew, standing, linesOf, lastMailTo, settled } = orderActionsOf(() => bench);

describe('a placed order', () => {
  test('asks its suppliers with a link and two reminders, and ends after 48 hours', async () => {
    const { orderId, buyer, first } = await bench.placed();
    const at = bench.clock.now();
    const [row] = await bench.subOrdersOf(orderId);
    expect([(await bench.orderOf(orderId)).status, row?.status, row?.answerBy]).toEqual([
      'placed',
      'pending_confirmation',
      new Date(at.getTime() + 48 * 3_600_000),
    ]);
    const hoursOf = async (name: 'remind_supplier' | 'expire_sub_order') =>
      (await bench.jobs(name)).map(({ runAt }) => (runAt.getTime() - at.getTime()) / 3_600_000);
    expect([await hoursOf('remind_supplier'), await hoursOf('expire_sub_order')]).toEqual([[24, 40], [48]]);
    const [asked] = await bench.mailsTo(first.supplierId);
    expect(asked?.text).toContain('2 × Fender F4, Navy');
    expect(asked?.text).toContain('€231.59');
    expect(asked?.text).toMatch(
      new RegExp(`https://quayside.example.com/supplier/orders/confirm/${first.id}/[\\w-]{43}\\s`),
    );
    const mails = await bench.mailsTo(buyer.userId);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order Q-\d+ is placed$/),
    ]);
    expect(mails[0]?.text).toContain('2 × Fender F4, Navy (€179.00)');
    expect(mails[0]?.text).toContain('Items €179.00, tax €37.59, delivery €15.00: €231.59 in all.');
    expect(mails[0]?.text).toMatch(/Delivery: .+\(/);
    // In the port's time zone, as on the order's page.
    expect(mails[0]?.text).toMatch(/(CET|GMT\+1) at the latest\./);
  });

  test('says to both sides the VAT in all, with that of the delivery, where it has any', async () => {
    const mailsOf = async (vatNumber: string | null) => {
      const { buyer, first } = await bench.placed({ vatNumber });
      const mails = [...(await bench.mailsTo(buyer.userId)), ...(await bench.mailsTo(first.supplierId))];
      return mails.map(
        ({ text }) => /VAT in all[^.]*\.\d\d[^.]*\.\d\d of it in the delivery/.exec(text)?.[0] ?? null,
      );
    };
    // 179.00 × 0.21 = 37.59; 15.00 × 21 / 121 = 2.60.
    const vat = 'VAT in all: €40.19, €2.60 of it in the delivery';
    expect(await mailsOf('ESB12345674')).toEqual([vat, vat]);
    expect(await mailsOf(null)).toEqual([null, null]);
  });

  test('is placed once, however often the payment is reported', async () => {
    const placed = await bench.placed();
    const before = (await queuedMails(bench.db)).length;
    expect([await bench.pay(placed.orderId), (await queuedMails(bench.db)).length]).toEqual([
      'placed',
      before,
    ]);
  });
});

describe('confirmed', () => {
  test('in full, everything is accepted and the order is settled', async () => {
    const placed = await bench.placed();
    expect(
      await bySupplier(placed, { action: 'confirm', note: 'Packed by noon.', readyOn: '2026-11-24' }),
    ).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'confirmed',
      subOrder: 'confirmed',
      accepted: 23_159,
      commission: 1_790,
      stock: 8,
    });
    expect((await linesOf(placed)).map((line) => [line.acceptedQuantity, line.returnedQuantity])).toEqual([
      [2, 0],
    ]);
    expect(await settled()).toEqual([{ purchaseId: placed.orderId, saleId: null }]);
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/^Chandlery 1 has confirmed Q-\d+\/1$/);
    const [row] = await bench.subOrdersOf(placed.orderId);
    expect([row?.note, row?.readyOn]).toEqual(['Packed by noon.', '2026-11-24']);
  });

  test('in part, the remainder returns to the stock and is not charged', async () => {
    const placed = await bench.placed({ quantity: 3, ifIncomplete: 'send' });
    const [line] = await linesOf(placed);
    const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
    expect(await bySupplier(placed, { action: 'confirm', lines })).toBe('done');
    // 89.50 with 21 %, and 15.00 for delivery; ten percent of the goods.
    expect(await standing(placed)).toEqual({
      order: 'confirmed',
      subOrder: 'confirmed',
      accepted: 8_950 + 1_880 + 1_500,
      commission: 895,
      stock: 9,
    });
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/^Chandlery 1 has confirmed part of /);
  });

  test('with no lines, it is a decline and needs its reason', async () => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const lines = [{ lineId: line?.id ?? '', quantity: 0 }];
    expect(await bySupplier(placed, { action: 'confirm', lines })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'confirm', lines, note: 'Sold over the counter.' })).toBe(
      'done',
    );
    expect(await standing(placed)).toEqual({
      order: 'cancelled',
      subOrder: 'declined',
      accepted: 0,
      commission: 0,
      stock: 10,
    });
  });

  test('uncounted stock stays uncounted', async () => {
    const placed = await bench.placed({ stock: null });
    await bySupplier(placed, { action: 'decline', note: 'Out of season.' });
    expect((await standing(placed)).stock).toBeNull();
  });

  test.each([
    ['more than was ordered', { quantity: 3 }, 'lines/0/quantity'],
    ['a line of something else', { lineId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f' }, 'lines/0/lineId'],
  ])('with %s, it is refused by its field', async (_words, change, field) => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const lines = [{ lineId: line?.id ?? '', quantity: 1, ...change }];
    expect(
      await bench.act(placed.first.supplier, placed.first.id, { action: 'confirm', lines }),
    ).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field }] },
    });
    expect((await standing(placed)).subOrder).toBe('pending_confirmation');
  });

  test('with a line twice, or for a date that has passed, it is refused', async () => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const twice = [1, 1].map((quantity) => ({ lineId: line?.id ?? '', quantity }));
    expect(await bySupplier(placed, { action: 'confirm', lines: twice })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'confirm', readyOn: '2026-11-18' })).toBe('VALIDATION');
  });

  test('a second time, it is refused and nothing is mailed again', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    const mails = (await queuedMails(bench.db)).length;
    expect(await bySupplier(placed, { action: 'confirm' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'decline', note: 'Too late.' })).toBe('NOT_ALLOWED_NOW');
    expect((await queuedMails(bench.db)).length).toBe(mails);
  });

  test('and declined at the same moment, only one of the two counts', async () => {
    const placed = await bench.placed();
    const both = await Promise.all([
      bySupplier(placed, { action: 'confirm' }),
      bySupplier(placed, { action: 'decline', note: 'None left.' }),
    ]);
    expect(both.sort()).toEqual(['NOT_ALLOWED_NOW', 'done']);
  });
});

describe('declined', () => {
  test('it has its reason, and everything returns to the stock', async () => {
    const placed = await bench.placed();
    expect(await bySupplier(placed, { action: 'decline' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'decline', note: ' \n ' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'decline', note: 'The last one was damaged.' })).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'cancelled',
      subOrder: 'declined',
      accepted: 0,
      commission: 0,
      stock: 10,
    });
    const [, mail] = await bench.mailsTo(placed.buyer.userId);
    expect(mail?.text).toContain('“The last one was damaged.”');
    expect(await settled()).toEqual([{ purchaseId: placed.orderId, saleId: null }]);
  });

  test('by one of two, the order continues with the other', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    const [one, other] = placed.subOrders;
    await valueOf(bench.act(one?.supplier ?? placed.buyer, one?.id ?? '', { action: 'confirm' }));
    expect([(await bench.orderOf(placed.orderId)).status, await settled()]).toEqual([
      'partially_confirmed',
      [],
    ]);
    const declined = { action: 'decline', note: 'Closed this week.' } as const;
    await valueOf(bench.act(other?.supplier ?? placed.buyer, other?.id ?? '', declined));
    expect([(await bench.orderOf(placed.orderId)).status, await settled()]).toEqual([
      'confirmed',
      [{ purchaseId: placed.orderId, saleId: null }],
    ]);
  });
});

describe('a proposed change', () => {
  const proposed = async (change: { quantity?: number; unitPriceMinor?: number } = {}) => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const proposal = {
      message: 'Only the white ones are left.',
      readyOn: '2026-11-25',
      lines: [
        {
          lineId: line?.id ?? '',
          quantity: 2,
          unitPriceMinor: 8000,
          substitute: 'Fender F4, White',
          ...change,
        },
      ],
    };
    return { placed, code: await bySupplier(placed, { action: 'propose_change', proposal }) };
  };

  test('waits 24 hours for the crew, who accept it', async () => {
    const { placed, code } = await proposed({ quantity: 1 });
    expect(code).toBe('done');
    const [timer] = await bench.jobs('end_change');
    expect((timer?.runAt.getTime() ?? 0) - bench.clock.now().getTime()).toBe(24 * 3_600_000);
    expect([await lastMailTo(placed.buyer.userId), await settled()]).toEqual([
      expect.stringContaining('proposes a change'),
      [],
    ]);
    expect(await byCrew(placed, { action: 'accept_change' })).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'confirmed',
      subOrder: 'confirmed',
      accepted: 8_000 + 1_680 + 1_500,
      commission: 800,
      stock: 9,
    });
    expect(await linesOf(placed)).toMatchObject([
      {
        acceptedQuantity: 1,
        name: 'Fender F4, White',
        variant: null,
        sku: null,
        insteadOf: { name: 'Fender F4', variant: 'Navy' },
      },
    ]);
    expect((await bench.subOrdersOf(placed.orderId))[0]?.readyOn).toBe('2026-11-25');
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/accepts your change/);
  });

  test('with a substitute from the listings makes the line its own, and takes it from its stock', async () => {
    const placed = await bench.placed();
    const { supplierId } = placed.first;
    const oil = await bench.offer(supplierId, {
      name: 'Teak oil',
      variant: '1 l',
      sku: 'TO-1',
      stock: 5,
    });
    const foreign = await bench.offer(await bench.supplier({ name: 'Elsewhere' }), { name: 'Teak oil' });
    const [line] = await linesOf(placed);
    const propose = (substituteInventoryId: string) => {
      const words = { lineId: line?.id ?? '', quantity: 1, unitPriceMinor: 8000, substitute: 'Teak oil' };
      const proposal = { message: 'Oil?', lines: [{ ...words, substituteInventoryId }] };
      return bySupplier(placed, { action: 'propose_change', proposal });
    };
    const food = await bench.offer(supplierId, { name: 'Olive oil', taxBps: 1000, stock: 5 });
    // Not the supplier's own; and taxed otherwise than what was ordered.
    expect([await propose(foreign.inventoryId), await propose(food.inventoryId)]).toEqual([
      'VALIDATION',
      'VALIDATION',
    ]);
    expect(await propose(oil.inventoryId)).toBe('done');
    expect(await bench.stockOf(oil.inventoryId)).toBe(5);
    expect(await byCrew(placed, { action: 'accept_change' })).toBe('done');
    expect(await linesOf(placed)).toMatchObject([
      { ...oil, name: 'Teak oil', variant: '1 l', sku: 'TO-1', acceptedQuantity: 1 },
    ]);
    // 80.00, its tax of 16.80, and the delivery.
    expect((await bench.mailsTo(supplierId)).at(-1)?.text).toContain('It is confirmed for €111.80');
    const shown = await valueOf(bench.orders.getSubOrder(placed.first.supplier, placed.first.id));
    const sender = { name: 'Chandlery 1', street: null, postalCode: null, city: null, country: null };
    const slip = slipSheet('packing_slip', shown, { ...sender, phone: null }, bench.clock.now());
    expect(slip.tables.flatMap(({ rows }) => rows)).toEqual([
      { cells: ['1 piece Teak oil', 'TO-1', ''], detail: '1 l · instead of 2 pieces Fender F4 · Navy' },
    ]);
    expect(slip.notes.join(' ')).not.toContain('Fender');
    const stocks = async () => [
      await bench.stockOf(placed.first.inventoryId),
      await bench.stockOf(oil.inventoryId),
    ];
    expect(await stocks()).toEqual([10, 4]);
    expect(await bySupplier(placed, { action: 'cancel', note: 'It leaked.' })).toBe('done');
    expect(await stocks()).toEqual([10, 5]);
    expect(await linesOf(placed)).toMatchObject([{ name: 'Teak oil', insteadOf: { name: 'Fender F4' } }]);
  });

  test('that the crew refuse ends the sub-order without a charge', async () => {
    const { placed } = await proposed();
    expect(await byCrew(placed, { action: 'refuse_change' })).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'cancelled',
      subOrder: 'cancelled',
      accepted: 0,
      commission: 0,
      stock: 10,
    });
  });

  test('is withdrawn by its supplier, who then answers the order by the original deadline', async () => {
    const { placed } = await proposed();
    const placedAt = bench.clock.now().getTime();
    bench.clock.advance(3_600_000);
    expect(await bySupplier(placed, { action: 'withdraw_change' })).toBe('done');
    const [row] = await bench.subOrdersOf(placed.orderId);
    expect([row?.status, row?.proposal, row?.answerBy?.getTime()]).toEqual([
      'pending_confirmation',
      null,
      placedAt + 48 * 3_600_000,
    ]);
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/has withdrawn the proposed change to Q-/);
    expect(await byCrew(placed, { action: 'accept_change' })).toBe('NOT_ALLOWED_NOW');
    // The older timer finds nothing to end; the first one still does.
    await bench.tasks.end_change({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('pending_confirmation');
    await bench.tasks.expire_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('expired');
  });

  test('cannot be withdrawn once the answer to the order was due', async () => {
    const placed = await bench.placed();
    bench.clock.advance(47 * 3_600_000);
    await bySupplier(placed, { action: 'propose_change', proposal: { message: 'A day later?' } });
    bench.clock.advance(3_600_000);
    expect(await bySupplier(placed, { action: 'withdraw_change' })).toBe('NOT_ALLOWED_NOW');
  });

  test('that nobody accepts ends automatically, and not earlier by the older timer', async () => {
    const { placed } = await proposed();
    await bench.tasks.expire_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('change_proposed');
    await bench.tasks.end_change({ subOrderId: placed.first.id }, bench.context);
    await bench.tasks.end_change({ subOrderId: placed.first.id }, bench.context);
    expect(await standing(placed)).toMatchObject({ subOrder: 'cancelled', accepted: 0, stock: 10 });
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/has expired$/);
  });

  test.each([
    ['more than was authorised', { unitPriceMinor: 8951 }, 'CHANGE_TOO_DEAR'],
    ['beyond all reason', { unitPriceMinor: 100_000_000_000 }, 'CHANGE_TOO_DEAR'],
    ['more pieces than were ordered', { quantity: 3, unitPriceMinor: 1 }, 'VALIDATION'],
    ['nothing at all', { quantity: 0 }, 'VALIDATION'],
  ])('to %s is refused', async (_words, change, code) => {
    const { placed, code: outcome } = await proposed(change);
    expect([outcome, (await standing(placed)).subOrder]).toEqual([code, 'pending_confirmation']);
  });

  test('without a proposal, or without a message, is refused', async () => {
    const placed = await bench.placed();
    expect(await bySupplier(placed, { action: 'propose_change' })).toBe('VALIDATION');
    const silent = { action: 'propose_change', proposal: { message: '   ' } } as const;
    expect(await bySupplier(placed, silent)).toBe('VALIDATION');
  });
});

describe('cancelled', () => {
  test('by the crew before an answer, it ends without a charge', async () => {
    const placed = await bench.placed();
    expect(await byCrew(placed, { action: 'cancel' })).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'cancelled',
      subOrder: 'cancelled',
      accepted: 0,
      commission: 0,
      stock: 10,
    });
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/has cancelled/);
  });

  test('after the confirmation and before the settlement, nothing of it is charged', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    expect(await byCrew(placed, { action: 'cancel' })).toBe('done');
    expect(await standing(placed)).toMatchObject({ subOrder: 'cancelled', accepted: 0, stock: 10 });
    expect((await bench.settle(placed.orderId))?.sales).toEqual([]);
    expect(await bench.jobs('refund_sale')).toEqual([]);
  });

  test('after a part of it was confirmed, each piece returns to the stock once', async () => {
    const placed = await bench.placed({ quantity: 3, ifIncomplete: 'send' });
    const [line] = await linesOf(placed);
    await bySupplier(placed, { action: 'confirm', lines: [{ lineId: line?.id ?? '', quantity: 1 }] });
    expect((await standing(placed)).stock).toBe(9);
    expect(await byCrew(placed, { action: 'cancel' })).toBe('done');
    expect(await standing(placed)).toMatchObject({ subOrder: 'cancelled', stock: 10 });
    expect((await linesOf(placed)).map(({ returnedQuantity }) => returnedQuantity)).toEqual([3]);
  });

  test('after the settlement, it stays charged and is refunded', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.settle(placed.orderId);
    await bySupplier(placed, { action: 'start_preparing' });
    expect(await bySupplier(placed, { action: 'cancel' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'cancel', note: 'It broke in the store.' })).toBe('done');
    expect(await standing(placed)).toEqual({
      order: 'cancelled',
      subOrder: 'cancelled',
      accepted: 23_159,
      commission: 1_790,
      stock: 10,
    });
    expect((await bench.jobs('refund_sale')).map(({ payload }) => payload)).toEqual([
      {
        saleId: placed.first.id,
        reason: 'It broke in the store.',
        requestedBy: placed.first.supplierId,
      },
    ]);
  });

  test('once it is dispatched, it is refused', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.charge(placed.orderId);
    expect(await bySupplier(placed, { action: 'dispatch' })).toBe('done');
    expect(await byCrew(placed, { action: 'cancel' })).toBe('NOT_ALLOWED_NOW');
  });
});

describe('other users', () => {
  test('cannot act on a sub-order: 404, as if it did not exist', async () => {
    const placed = await bench.placed();
    const stranger = await bench.placed();
    for (const session of [stranger.buyer, stranger.first.supplier])
      expect(await codeOf(bench.act(session, placed.first.id, { action: 'confirm' }))).toBe('NOT_FOUND');
    const none = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
    expect(await codeOf(bench.act(await bench.admin(), none, { action: 'settle_dispute' }))).toBe(
      'NOT_FOUND',
    );
    expect((await standing(placed)).subOrder).toBe('pending_confirmation');
  });

  test("cannot take another role's actions", async () => {
    const placed = await bench.placed();
    expect(await byCrew(placed, { action: 'confirm' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'cancel', note: 'No.' })).toBe('NOT_ALLOWED_NOW');
    expect(await codeOf(bench.act(await bench.admin(), placed.first.id, { action: 'confirm' }))).toBe(
      'NOT_ALLOWED_NOW',
    );
  });
});

test('dispensable mails are not sent to a buyer who does not want them', async () => {
  const placed = await bench.placed();
  await bench.db
    .insertInto('mailChoices')
    .values({ userId: placed.buyer.userId, kind: 'order', delivery: 'never' })
    .execute();
  await bySupplier(placed, { action: 'confirm' });
  expect(await bench.mailsTo(placed.buyer.userId)).toHaveLength(1);
  await bySupplier(placed, { action: 'cancel', note: 'It broke.' });
  expect(await lastMailTo(placed.buyer.userId)).toMatch(/has cancelled/);
});
