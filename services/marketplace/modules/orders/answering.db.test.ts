import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tmpdir } from 'node:os';
import { openFileStore } from '../../platform/files/index.ts';
import { systemIds } from '../../platform/ids.ts';
import { createPictures } from '../pictures/index.ts';
import { createVendors } from '../vendors/index.ts';
import { hasOpenTrade, type ActGiven } from './index.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from './testing/order-bench.ts';

let bench: OrderBench;
beforeAll(async () => {
  bench = await orderBench();
});
afterAll(() => bench.drop());
beforeEach(() => bench.reset());

/** Nothing of these tests is a file. */
const files = openFileStore({ dataFolder: tmpdir() });
const noFiles = { files, pictures: createPictures({ files, ids: systemIds }) };

type Placed = Awaited<ReturnType<OrderBench['placed']>>;

const bySupplier = async ({ first }: Placed, given: ActGiven) =>
  codeOf(bench.act(first.supplier, first.id, given));
const byCrew = async ({ buyer, first }: Placed, given: ActGiven) => codeOf(bench.act(buyer, first.id, given));
const standing = async ({ orderId, first }: Placed) => {
  const row = (await bench.subOrdersOf(orderId)).find(({ id }) => id === first.id);
  return {
    ...{ order: (await bench.orderOf(orderId)).status, subOrder: row?.status },
    ...{ accepted: row?.accepted_total_minor, commission: row?.commission_minor },
    stock: await bench.stockOf(first.inventoryId),
  };
};
const linesOf = async ({ first }: Placed) => bench.linesOf(first.id);
const lastMailTo = async (userId: string) => (await bench.mailsTo(userId)).at(-1)?.subject;
const settled = async () => (await bench.jobs('settle_order')).map(({ payload }) => payload);

describe('a placed order', () => {
  test('asks its suppliers, with a link, two reminders and an end after 48 hours', async () => {
    const { orderId, buyer, first } = await bench.placed();
    const at = bench.clock.now();
    const [row] = await bench.subOrdersOf(orderId);
    expect([(await bench.orderOf(orderId)).status, row?.status, row?.answer_by]).toEqual([
      'placed',
      'pending_confirmation',
      new Date(at.getTime() + 48 * 3_600_000),
    ]);
    const hoursOf = async (name: 'remind_supplier' | 'expire_sub_order') =>
      (await bench.jobs(name)).map(({ run_at }) => (run_at.getTime() - at.getTime()) / 3_600_000);
    expect([await hoursOf('remind_supplier'), await hoursOf('expire_sub_order')]).toEqual([[24, 40], [48]]);
    const [asked] = await bench.mailsTo(first.supplierId);
    expect(asked?.text).toContain('2 × Fender F4, Navy');
    expect(asked?.text).toContain('€231.59');
    expect(asked?.text).toMatch(
      new RegExp(`https://quayside.example.com/supplier/orders/confirm/${first.id}/[\\w-]{43}\\s`),
    );
    expect((await bench.mailsTo(buyer.userId)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order Q-\d+ is placed$/),
    ]);
  });

  test('is placed once, however often the payment is told', async () => {
    const placed = await bench.placed();
    const before = (await bench.jobs('send_mail')).length;
    expect([await bench.pay(placed.orderId), (await bench.jobs('send_mail')).length]).toEqual([
      'placed',
      before,
    ]);
  });
});

describe('confirmed', () => {
  test('whole, everything is accepted and the order goes to be settled', async () => {
    const placed = await bench.placed();
    expect(
      await bySupplier(placed, { action: 'confirm', note: 'Packed by noon.', readyOn: '2026-11-24' }),
    ).toBe('done');
    expect(await standing(placed)).toEqual({
      ...{ order: 'confirmed', subOrder: 'confirmed', accepted: 23_159, commission: 1_790, stock: 8 },
    });
    expect((await linesOf(placed)).map((line) => [line.accepted_quantity, line.returned_quantity])).toEqual([
      [2, 0],
    ]);
    expect(await settled()).toEqual([{ orderId: placed.orderId }]);
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/^Chandlery 1 has confirmed Q-\d+\/1$/);
    const [row] = await bench.subOrdersOf(placed.orderId);
    expect([row?.note, row?.ready_on]).toEqual(['Packed by noon.', '2026-11-24']);
  });

  test('in part, the rest goes back to the stock and is not charged', async () => {
    const placed = await bench.placed({ quantity: 3 });
    const [line] = await linesOf(placed);
    const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
    expect(await bySupplier(placed, { action: 'confirm', lines })).toBe('done');
    // 89.50 with 21 % and 15.00 for the delivery; ten percent of the goods.
    expect(await standing(placed)).toEqual({
      ...{
        order: 'confirmed',
        subOrder: 'confirmed',
        accepted: 8_950 + 1_880 + 1_500,
        commission: 895,
        stock: 9,
      },
    });
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/^Chandlery 1 has confirmed part of /);
  });

  test('of nothing, it is a decline and needs its reason', async () => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const lines = [{ lineId: line?.id ?? '', quantity: 0 }];
    expect(await bySupplier(placed, { action: 'confirm', lines })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'confirm', lines, note: 'Sold over the counter.' })).toBe(
      'done',
    );
    expect(await standing(placed)).toEqual({
      ...{ order: 'cancelled', subOrder: 'declined', accepted: 0, commission: 0, stock: 10 },
    });
  });

  test('what the stock does not count stays uncounted', async () => {
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

  test('with a line twice, or for a day that is over, it is refused', async () => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const twice = [1, 1].map((quantity) => ({ lineId: line?.id ?? '', quantity }));
    expect(await bySupplier(placed, { action: 'confirm', lines: twice })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'confirm', readyOn: '2026-11-18' })).toBe('VALIDATION');
  });

  test('a second time, it is refused and nothing is mailed again', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    const mails = (await bench.jobs('send_mail')).length;
    expect(await bySupplier(placed, { action: 'confirm' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'decline', note: 'Too late.' })).toBe('NOT_ALLOWED_NOW');
    expect((await bench.jobs('send_mail')).length).toBe(mails);
  });

  test('and declined at the same moment, one of the two holds', async () => {
    const placed = await bench.placed();
    const both = await Promise.all([
      bySupplier(placed, { action: 'confirm' }),
      bySupplier(placed, { action: 'decline', note: 'None left.' }),
    ]);
    expect(both.sort()).toEqual(['NOT_ALLOWED_NOW', 'done']);
  });
});

describe('declined', () => {
  test('it says why, and everything goes back', async () => {
    const placed = await bench.placed();
    expect(await bySupplier(placed, { action: 'decline' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'decline', note: ' \n ' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'decline', note: 'The last one was damaged.' })).toBe('done');
    expect(await standing(placed)).toEqual({
      ...{ order: 'cancelled', subOrder: 'declined', accepted: 0, commission: 0, stock: 10 },
    });
    const [, mail] = await bench.mailsTo(placed.buyer.userId);
    expect(mail?.text).toContain('“The last one was damaged.”');
    expect(await settled()).toEqual([{ orderId: placed.orderId }]);
  });

  test('by one of two, the order goes on with the other', async () => {
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
      [{ orderId: placed.orderId }],
    ]);
  });
});

describe('a proposed change', () => {
  const proposed = async (change: { quantity?: number; unitPriceMinor?: number } = {}) => {
    const placed = await bench.placed();
    const [line] = await linesOf(placed);
    const proposal = {
      ...{ message: 'Only the white ones are left.', readyOn: '2026-11-25' },
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
    expect((timer?.run_at.getTime() ?? 0) - bench.clock.now().getTime()).toBe(24 * 3_600_000);
    expect([await lastMailTo(placed.buyer.userId), await settled()]).toEqual([
      expect.stringContaining('proposes a change'),
      [],
    ]);
    expect(await byCrew(placed, { action: 'accept_change' })).toBe('done');
    expect(await standing(placed)).toEqual({
      ...{
        order: 'confirmed',
        subOrder: 'confirmed',
        accepted: 8_000 + 1_680 + 1_500,
        commission: 800,
        stock: 9,
      },
    });
    expect((await linesOf(placed)).map((line) => [line.accepted_quantity, line.substitute])).toEqual([
      [1, 'Fender F4, White'],
    ]);
    expect((await bench.subOrdersOf(placed.orderId))[0]?.ready_on).toBe('2026-11-25');
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/accepts your change/);
  });

  test('that the crew refuse ends it, without a charge', async () => {
    const { placed } = await proposed();
    expect(await byCrew(placed, { action: 'refuse_change' })).toBe('done');
    expect(await standing(placed)).toEqual({
      ...{ order: 'cancelled', subOrder: 'cancelled', accepted: 0, commission: 0, stock: 10 },
    });
  });

  test('that nobody accepts ends by itself, and no sooner with the older timer', async () => {
    const { placed } = await proposed();
    await bench.tasks.expire_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('change_proposed');
    await bench.tasks.end_change({ subOrderId: placed.first.id }, bench.context);
    await bench.tasks.end_change({ subOrderId: placed.first.id }, bench.context);
    expect(await standing(placed)).toMatchObject({ subOrder: 'cancelled', accepted: 0, stock: 10 });
    expect(await lastMailTo(placed.buyer.userId)).toMatch(/has lapsed$/);
  });

  test.each([
    ['more than was authorised', { unitPriceMinor: 8951 }, 'CHANGE_TOO_DEAR'],
    ['beyond all reason', { unitPriceMinor: 100_000_000_000 }, 'CHANGE_TOO_DEAR'],
    ['more pieces than were ordered', { quantity: 3, unitPriceMinor: 1 }, 'VALIDATION'],
    ['nothing at all', { quantity: 0 }, 'VALIDATION'],
  ])('to %s is refused', async (_words, change, code) => {
    const { placed, code: said } = await proposed(change);
    expect([said, (await standing(placed)).subOrder]).toEqual([code, 'pending_confirmation']);
  });

  test('without a proposal, or without words, is refused', async () => {
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
      ...{ order: 'cancelled', subOrder: 'cancelled', accepted: 0, commission: 0, stock: 10 },
    });
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/has cancelled/);
  });

  test('after it was confirmed and before it is settled, nothing of it is charged', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    expect(await byCrew(placed, { action: 'cancel' })).toBe('done');
    expect(await standing(placed)).toMatchObject({ subOrder: 'cancelled', accepted: 0, stock: 10 });
    expect((await bench.settle(placed.orderId))?.subOrders).toEqual([]);
    expect(await bench.jobs('refund_sub_order')).toEqual([]);
  });

  test('after it was settled, it stays as it was charged and is refunded', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.settle(placed.orderId);
    await bySupplier(placed, { action: 'start_preparing' });
    expect(await bySupplier(placed, { action: 'cancel' })).toBe('VALIDATION');
    expect(await bySupplier(placed, { action: 'cancel', note: 'It broke in the store.' })).toBe('done');
    expect(await standing(placed)).toEqual({
      ...{ order: 'cancelled', subOrder: 'cancelled', accepted: 23_159, commission: 1_790, stock: 10 },
    });
    expect((await bench.jobs('refund_sub_order')).map(({ payload }) => payload)).toEqual([
      {
        ...{ subOrderId: placed.first.id, reason: 'It broke in the store.' },
        requestedBy: placed.first.supplierId,
      },
    ]);
  });

  test('once it is on its way, it is refused', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bySupplier(placed, { action: 'dispatch' });
    expect(await byCrew(placed, { action: 'cancel' })).toBe('NOT_ALLOWED_NOW');
  });
});

describe('on its way', () => {
  test('it is sent in one press, delivered, and received', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    expect(await bySupplier(placed, { action: 'dispatch', tracking: 'SEUR 4481' })).toBe('done');
    expect((await bench.subOrdersOf(placed.orderId))[0]?.tracking).toBe('SEUR 4481');
    expect(await bySupplier(placed, { action: 'mark_ready' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'mark_delivered' })).toBe('done');
    const [timer] = await bench.jobs('complete_sub_order');
    expect((timer?.run_at.getTime() ?? 0) - bench.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
    expect(await standing(placed)).toMatchObject({ order: 'fulfilled', subOrder: 'delivered' });
    expect(await byCrew(placed, { action: 'confirm_receipt' })).toBe('done');
    expect(await standing(placed)).toMatchObject({ order: 'completed', subOrder: 'completed' });
    expect((await bench.jobs('send_transfer')).map(({ payload }) => payload)).toEqual([
      { subOrderId: placed.first.id },
    ]);
    const steps = await bench.db
      .selectFrom('trade_history')
      .select(['command', 'to_status'])
      .where('sub_order_id', '=', placed.first.id)
      .orderBy('id')
      .execute();
    expect(steps.map(({ command, to_status }) => `${command} ${to_status}`)).toEqual([
      ...['authorize pending_confirmation', 'confirm confirmed', 'start_preparing preparing'],
      ...['dispatch dispatched', 'mark_delivered delivered', 'confirm_receipt completed'],
    ]);
  });

  test('what is collected is made ready, and received without the word of its supplier', async () => {
    const placed = await bench.placed({ kind: 'collection' });
    await bySupplier(placed, { action: 'confirm' });
    expect(await bySupplier(placed, { action: 'dispatch' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'mark_ready' })).toBe('done');
    expect(await byCrew(placed, { action: 'confirm_receipt' })).toBe('done');
    expect((await standing(placed)).subOrder).toBe('completed');
  });

  test('what nobody complains about is received by itself', async () => {
    const placed = await bench.placed();
    for (const action of ['confirm', 'dispatch', 'mark_delivered'] as const)
      await bySupplier(placed, { action });
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('completed');
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await bench.jobs('send_transfer')).length).toBe(1);
  });
});

describe('a complaint', () => {
  const disputed = async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.settle(placed.orderId);
    for (const action of ['dispatch', 'mark_delivered'] as const) await bySupplier(placed, { action });
    const admin = await bench.admin();
    return { placed, admin };
  };

  test('needs its reason, and stops the time', async () => {
    const { placed } = await disputed();
    expect(await byCrew(placed, { action: 'dispute' })).toBe('VALIDATION');
    expect(await byCrew(placed, { action: 'dispute', note: 'One fender is torn.' })).toBe('done');
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('disputed');
  });

  test.each([
    ['settle_dispute', 'completed', ['send_transfer']],
    ['accept_return', 'returned', ['refund_sub_order']],
  ] as const)('is decided by an admin: %s', async (action, status, made) => {
    const { placed, admin } = await disputed();
    await byCrew(placed, { action: 'dispute', note: 'One fender is torn.' });
    expect(await bySupplier(placed, { action })).toBe('NOT_ALLOWED_NOW');
    expect(await codeOf(bench.act(admin, placed.first.id, { action, note: 'Photos seen.' }))).toBe('done');
    // Returned goods may be damaged: they do not go back to the stock.
    expect(await standing(placed)).toMatchObject({ subOrder: status, accepted: 23_159, stock: 8 });
    const done = [];
    for (const name of ['send_transfer', 'refund_sub_order'] as const)
      if ((await bench.jobs(name)).length > 0) done.push(name);
    expect(done).toEqual(made);
    const audit = await bench.db.selectFrom('audit_log').select(['act', 'actor_id', 'subject_id']).execute();
    expect(audit).toEqual([
      { act: `sub_order_${action}`, actor_id: admin.userId, subject_id: placed.first.id },
    ]);
  });

  test('that is returned before anything was charged charges nothing', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    for (const action of ['confirm', 'dispatch', 'mark_delivered'] as const)
      await bySupplier(placed, { action });
    await byCrew(placed, { action: 'dispute', note: 'Wrong colour.' });
    const admin = await bench.admin();
    await valueOf(bench.act(admin, placed.first.id, { action: 'accept_return' }));
    expect(await standing(placed)).toMatchObject({ subOrder: 'returned', accepted: 0 });
    expect(await bench.jobs('refund_sub_order')).toEqual([]);
  });
});

describe('nobody else', () => {
  test('acts on a sub-order: it is as unknown as none', async () => {
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

  test('does what is not theirs to do', async () => {
    const placed = await bench.placed();
    expect(await byCrew(placed, { action: 'confirm' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'cancel', note: 'No.' })).toBe('NOT_ALLOWED_NOW');
    expect(await codeOf(bench.act(await bench.admin(), placed.first.id, { action: 'confirm' }))).toBe(
      'NOT_ALLOWED_NOW',
    );
  });
});

describe('time that runs out', () => {
  test('a supplier who is silent is reminded with a link of their own, then it ends', async () => {
    const placed = await bench.placed();
    const job = { subOrderId: placed.first.id };
    await bench.tasks.remind_supplier(job, bench.context);
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/waits for your answer$/);
    await bench.tasks.expire_sub_order(job, bench.context);
    expect(await standing(placed)).toMatchObject({
      order: 'cancelled',
      subOrder: 'expired',
      accepted: 0,
      stock: 10,
    });
    const mails = (await bench.jobs('send_mail')).length;
    await bench.tasks.remind_supplier(job, bench.context);
    await bench.tasks.expire_sub_order(job, bench.context);
    expect([(await bench.jobs('send_mail')).length, await settled()]).toEqual([
      mails,
      [{ orderId: placed.orderId }],
    ]);
  });

  test('an order that is not paid gives back the stock once, and its lines to the cart', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    // They put one into the cart meanwhile: it is not doubled.
    await bench.add(buyerId, offer, 1);
    for (let time = 0; time < 3; time += 1) await bench.expire(orderId);
    const [row] = await bench.subOrdersOf(orderId);
    const { lines } = await bench.carts.getCart(buyerId);
    expect([
      ...[(await bench.orderOf(orderId)).status, row?.status, await bench.stockOf(offer.inventoryId)],
      ...lines.map(({ quantity }) => quantity),
    ]).toEqual(['payment_expired', 'released', 5, 1]);
    expect([await bench.pay(orderId), await bench.stockOf(offer.inventoryId)]).toEqual(['too_late', 5]);
  });

  test('what is given up lies in the cart again, and can be bought again', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    await bench.expire(orderId, buyerId);
    expect((await bench.carts.getCart(buyerId)).lines.map(({ quantity }) => quantity)).toEqual([3]);
    expect((await valueOf(bench.press(buyerId))).orderId).not.toBe(orderId);
    expect(await bench.stockOf(offer.inventoryId)).toBe(2);
  });

  test('a payment and an expiry at the same moment end as one of the two, with the stock to match', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    const [said] = await Promise.all([bench.pay(orderId), bench.expire(orderId)]);
    const ended = [said, (await bench.orderOf(orderId)).status, await bench.stockOf(offer.inventoryId)];
    expect([
      ['placed', 'placed', 2],
      ['too_late', 'payment_expired', 5],
    ]).toContainEqual(ended);
  });
});

describe('what is settled', () => {
  test('is nothing while a supplier has not answered, then the same each time', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    await bySupplier(placed, { action: 'confirm' });
    expect(await bench.settle(placed.orderId)).toBeNull();
    const other = placed.subOrders[1];
    const declined = { action: 'decline', note: 'None left.' } as const;
    await valueOf(bench.act(other?.supplier ?? placed.buyer, other?.id ?? '', declined));
    const settlement = await bench.settle(placed.orderId);
    const { number } = await bench.orderOf(placed.orderId);
    expect(settlement).toEqual({
      ...{ orderId: placed.orderId, number: `Q-${number}`, buyerId: placed.buyer.userId, currency: 'EUR' },
      subOrders: [
        {
          ...{ subOrderId: placed.first.id, number: `Q-${number}/1`, supplierId: placed.first.supplierId },
          ...{ acceptedTotalMinor: 23_159, commissionMinor: 1_790 },
        },
      ],
    });
    await byCrew(placed, { action: 'cancel' });
    expect(await bench.settle(placed.orderId)).toEqual(settlement);
  });
});

test('a vendor has open trade while an order of theirs is under way', async () => {
  const isOpen = (vendorId: string) =>
    bench.db.transaction().execute((trx) => bench.orders.hasOpenTrade(trx, vendorId));
  const placed = await bench.placed();
  expect(await isOpen(placed.first.supplierId)).toBe(true);
  await bySupplier(placed, { action: 'decline', note: 'None left.' });
  expect(await isOpen(placed.first.supplierId)).toBe(false);
});

test('a vendor who closes their account with an order under way is paused, and closed without one', async () => {
  const { orderParts, db, clock } = bench;
  const leave = async (vendorId: string) => {
    const vendors = createVendors({ ...orderParts, ids: systemIds, hasOpenTrade, ...noFiles });
    await db.transaction().execute((trx) => vendors.closeVendor(trx, { userId: vendorId }, clock.now()));
    const vendor = db.selectFrom('vendors').select('status').where('id', '=', vendorId);
    return (await vendor.executeTakeFirstOrThrow()).status;
  };
  const placed = await bench.placed();
  expect([await leave(placed.first.supplierId), await leave(await bench.supplier())]).toEqual([
    'paused',
    'closed',
  ]);
});

test('mails that a buyer can do without are not sent to one who does not want them', async () => {
  const placed = await bench.placed();
  await bench.db
    .insertInto('notification_choices')
    .values({ user_id: placed.buyer.userId, orders_by_email: false })
    .execute();
  await bySupplier(placed, { action: 'confirm' });
  expect(await bench.mailsTo(placed.buyer.userId)).toHaveLength(1);
  await bySupplier(placed, { action: 'cancel', note: 'It broke.' });
  expect(await lastMailTo(placed.buyer.userId)).toMatch(/has cancelled/);
});
