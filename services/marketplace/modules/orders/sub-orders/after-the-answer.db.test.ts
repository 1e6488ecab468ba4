import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { paymentOfOrder } from '../../payments/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { queuedMails } from '../../../platform/mail/testing/queued-mails.ts';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { openFileStore } from '../../../platform/files/index.ts';
import { systemIds } from '../../../platform/ids.ts';
import { createPictures } from '../../pictures/index.ts';
import { storedAccountState } from '../../payments/index.ts';
import { createVendors } from '../../vendors/index.ts';
import { hasOpenTrade } from '../index.ts';
import { orderActionsOf } from '../testing/order-actions.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

const { bySupplier, byCrew, standing, lastMailTo, settled } = orderActionsOf(() => bench);

/** These tests store no files. */
const files = openFileStore({ dataFolder: tmpdir() });
const noFiles = { files, pictures: createPictures({ files, ids: systemIds }) };

describe('dispatched', () => {
  test('a sub-order is dispatched in one press, delivered, and received', async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    expect(await bySupplier(placed, { action: 'dispatch' })).toBe('NOT_ALLOWED_NOW');
    await bench.charge(placed.orderId);
    expect(await bySupplier(placed, { action: 'dispatch', tracking: 'SEUR 4481' })).toBe('done');
    expect((await bench.subOrdersOf(placed.orderId))[0]?.tracking).toBe('SEUR 4481');
    expect((await bench.mailsTo(placed.buyer.userId)).at(-1)?.text).toContain(
      'Chandlery 1 has sent: 2 × Fender F4, Navy.',
    );
    expect(await bySupplier(placed, { action: 'mark_ready' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'mark_delivered' })).toBe('done');
    expect((await bench.mailsTo(placed.buyer.userId)).at(-1)?.text).toContain(
      'Chandlery 1 has delivered: 2 × Fender F4, Navy.',
    );
    const [timer] = await bench.jobs('complete_sub_order');
    expect((timer?.runAt.getTime() ?? 0) - bench.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
    expect(await standing(placed)).toMatchObject({ order: 'fulfilled', subOrder: 'delivered' });
    expect(await byCrew(placed, { action: 'confirm_receipt' })).toBe('done');
    expect(await standing(placed)).toMatchObject({ order: 'completed', subOrder: 'completed' });
    expect((await bench.jobs('send_transfer')).map(({ payload }) => payload)).toEqual([
      { saleId: placed.first.id },
    ]);
    const steps = await bench.db
      .selectFrom('tradeHistory')
      .select(['command', 'toStatus', 'actorRole'])
      .where('subOrderId', '=', placed.first.id)
      .orderBy('id')
      .execute();
    expect(steps.map(({ command, toStatus, actorRole }) => `${command} ${toStatus} ${actorRole}`)).toEqual([
      'authorize pending_confirmation crew_member',
      'confirm confirmed supplier',
      // Nobody took this step: the dispatch implies it.
      'start_preparing preparing system',
      'dispatch dispatched supplier',
      'mark_delivered delivered supplier',
      'confirm_receipt completed crew_member',
    ]);
  });

  test('an overdue delivery is reported, and an admin decides', async () => {
    const placed = await bench.placed();
    const today = bench.clock.now().toISOString().slice(0, 10);
    await bySupplier(placed, { action: 'confirm', readyOn: today });
    await bench.charge(placed.orderId);
    await bySupplier(placed, { action: 'dispatch' });
    const report = () => byCrew(placed, { action: 'report_undelivered', note: 'Nobody came.' });
    expect(await report()).toBe('NOT_ALLOWED_NOW');
    bench.clock.advance(48 * 3_600_000);
    const [part] = (await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId))).subOrders;
    expect(part?.actions).toEqual([
      'confirm_receipt',
      'dispute',
      'report_undelivered',
      'add_file',
      'request_return',
    ]);
    expect(await report()).toBe('done');
    expect((await bench.subOrdersOf(placed.orderId))[0]).toMatchObject({
      deliveredAt: null,
      dispute: { isUndelivered: true, buyerNote: 'Nobody came.' },
    });
    expect(await standing(placed)).toMatchObject({ order: 'fulfilled', subOrder: 'disputed' });
    const admin = await bench.admin();
    const decide = () =>
      codeOf(bench.act(admin, placed.first.id, { action: 'accept_return', note: 'It was lost.' }));
    expect(await decide()).toBe('NOT_ALLOWED_NOW');
    // The time to answer ends.
    const escalate = () => bench.tasks.escalate_problem({ subOrderId: placed.first.id }, bench.context);
    await escalate();
    expect(await decide()).toBe('NOT_ALLOWED_NOW');
    bench.clock.advance(businessTerms.disputes.answerDays * 24 * 3_600_000);
    await escalate();
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/^Quayside decides about /);
    expect(await decide()).toBe('done');
    expect(await standing(placed)).toMatchObject({ subOrder: 'returned' });
  });

  test('a collected sub-order is made ready, and received without being marked as delivered', async () => {
    const placed = await bench.placed({ kind: 'collection' });
    // If the crew collects, the supplier is not told where the yacht lies.
    expect((await bench.mailsTo(placed.first.supplierId))[0]?.text).toMatch(/Delivery: [^(]+\.\n/);
    await bench.db
      .updateTable('vendors')
      .set({ street: 'Carrer de la Mar 4', postalCode: '07012', city: 'Palma' })
      .where('id', '=', placed.first.supplierId)
      .execute();
    const address = 'Chandlery 1’s address: Carrer de la Mar 4, 07012 Palma.';
    await bySupplier(placed, { action: 'confirm' });
    expect((await bench.mailsTo(placed.buyer.userId)).at(-1)?.text).toContain(address);
    expect(await bySupplier(placed, { action: 'dispatch' })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'mark_ready' })).toBe('done');
    const mailed = (await bench.mailsTo(placed.buyer.userId)).at(-1)?.text;
    expect(mailed).toContain('Ready for you at Chandlery 1: 2 × Fender F4, Navy.');
    expect(mailed).toContain(address);
    const read = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(read.subOrders[0]?.collection).toMatchObject({ address: 'Carrer de la Mar 4\n07012 Palma' });
    // It is ready sooner than was promised.
    expect(read.subOrders[0]?.readyOn).toBe(bench.clock.now().toISOString().slice(0, 10));
    // A place of its own is said instead, of two of the same name the one that was chosen.
    await sql`
      insert into delivery_methods (id, supplier_id, kind, name, details, address, cost_minor, currency, ports, position, created_at)
      select uuidv7(), supplier_id, kind, name, 'Elsewhere.', 'Carrer Nou 2', 0, currency, array['ibiza'], 0, created_at
      from delivery_methods where supplier_id = ${placed.first.supplierId}`.execute(bench.db);
    await bench.db
      .updateTable('deliveryMethods')
      .set({ ports: ['palma'], address: 'Moll Vell 1', details: 'Ring.' })
      .where('supplierId', '=', placed.first.supplierId)
      .where('address', 'is', null)
      .execute();
    const moved = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(moved.subOrders[0]?.collection).toEqual({ address: 'Moll Vell 1', details: 'Ring.' });
    // It may be ready before the capture, and handed over only afterwards.
    expect(await bySupplier(placed, { action: 'mark_delivered' })).toBe('NOT_ALLOWED_NOW');
    expect(await byCrew(placed, { action: 'confirm_receipt' })).toBe('NOT_ALLOWED_NOW');
    await bench.charge(placed.orderId);
    expect(await byCrew(placed, { action: 'confirm_receipt' })).toBe('done');
    expect((await standing(placed)).subOrder).toBe('completed');
  });

  test('a delivery that nobody disputes is received automatically', async () => {
    const placed = await bench.placed();
    await bench.charge(placed.orderId);
    for (const action of ['confirm', 'dispatch', 'mark_delivered'] as const)
      await bySupplier(placed, { action });
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('completed');
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await bench.jobs('send_transfer')).length).toBe(1);
  });
});

describe('a reported problem', () => {
  const disputed = async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.settle(placed.orderId);
    await bench.charge(placed.orderId);
    for (const action of ['dispatch', 'mark_delivered'] as const) await bySupplier(placed, { action });
    const admin = await bench.admin();
    return { placed, admin };
  };

  test('needs its reason, and stops the automatic completion', async () => {
    const { placed } = await disputed();
    expect(await byCrew(placed, { action: 'dispute' })).toBe('VALIDATION');
    expect(await byCrew(placed, { action: 'dispute', note: 'One fender is torn.' })).toBe('done');
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('disputed');
  });

  test.each([
    ['settle_dispute', 'completed', ['send_transfer']],
    ['accept_return', 'returned', ['refund_sale']],
  ] as const)('is decided by an admin: %s', async (action, status, made) => {
    const { placed, admin } = await disputed();
    await byCrew(placed, { action: 'dispute', note: 'One fender is torn.' });
    expect(await bySupplier(placed, { action })).toBe('NOT_ALLOWED_NOW');
    expect(await bySupplier(placed, { action: 'contest_dispute', note: 'It was whole.' })).toBe('done');
    expect(await codeOf(bench.act(admin, placed.first.id, { action, note: 'Photos seen.' }))).toBe('done');
    // Returned goods may be damaged, so they do not return to the stock.
    expect(await standing(placed)).toMatchObject({ subOrder: status, accepted: 23_159, stock: 8 });
    // Both sides read the decision in place of the reported problem.
    expect((await bench.subOrdersOf(placed.orderId))[0]?.note).toBe('Photos seen.');
    const done = [];
    for (const name of ['send_transfer', 'refund_sale'] as const)
      if ((await bench.jobs(name)).length > 0) done.push(name);
    expect(done).toEqual(made);
    const audit = await bench.db.selectFrom('auditLog').select(['act', 'actorId', 'subjectId']).execute();
    expect(audit).toEqual([
      { act: `sub_order_${action}`, actorId: admin.userId, subjectId: placed.first.id },
    ]);
  });
});

test('a problem with an order on its way delivers it, and keeps the lines that it concerns', async () => {
  const placed = await bench.placed({ quantity: 3, ifIncomplete: 'send' });
  const [line] = await bench.linesOf(placed.first.id);
  const lines = (quantity: number) => [{ lineId: line?.id ?? '', quantity }];
  await bySupplier(placed, { action: 'confirm', lines: lines(2) });
  await bench.settle(placed.orderId);
  await bench.charge(placed.orderId);
  await bySupplier(placed, { action: 'dispatch' });
  bench.clock.advance(3_600_000);
  const report = (quantity: number) =>
    byCrew(placed, { action: 'dispute', note: 'One is missing.', lines: lines(quantity) });
  // Three were ordered, and two accepted.
  expect(await report(3)).toBe('VALIDATION');
  expect(await report(1)).toBe('done');
  const { subOrders, timeline } = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
  expect(subOrders[0]).toMatchObject({
    status: 'disputed',
    deliveredAt: bench.clock.now(),
    dispute: { stage: 'asked', lines: lines(1), buyerNote: 'One is missing.', isUndelivered: false },
  });
  const steps = timeline.filter(({ process }) => process === 'sub_order').slice(-2);
  expect(steps.map(({ command, by }) => `${command} ${by}`)).toEqual([
    'mark_delivered system',
    'dispute you',
  ]);
  expect((await bench.mailsTo(placed.first.supplierId)).at(-1)?.text).toContain(
    'It is about 1 of 2 × Fender F4, Navy.',
  );
  // The answer changes nothing of the report.
  await bySupplier(placed, { action: 'contest_dispute', note: 'We packed both.' });
  expect((await bench.subOrdersOf(placed.orderId))[0]?.dispute).toMatchObject({
    lines: lines(1),
    buyerNote: 'One is missing.',
  });
  // It completes when it would have without the problem.
  await byCrew(placed, { action: 'withdraw_dispute' });
  const [timer] = await bench.jobs('complete_sub_order');
  expect((timer?.runAt.getTime() ?? 0) - bench.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
});

describe('a dispute that the two sides resolve', () => {
  const reported = async () => {
    const placed = await bench.placed();
    await bySupplier(placed, { action: 'confirm' });
    await bench.settle(placed.orderId);
    await bench.charge(placed.orderId);
    for (const action of ['dispatch', 'mark_delivered'] as const) await bySupplier(placed, { action });
    expect(await byCrew(placed, { action: 'dispute', note: 'One fender is torn.' })).toBe('done');
    return placed;
  };

  test("is answered within five days, which both sides and the supplier's list show", async () => {
    const placed = await reported();
    const answerBy = new Date(bench.clock.now().getTime() + 5 * 86_400_000);
    const [part] = (await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId))).subOrders;
    expect(part).toMatchObject({
      dispute: { stage: 'asked', answerBy: answerBy.toISOString() },
      actions: ['withdraw_dispute', 'add_file'],
    });
    const list = await valueOf(bench.orders.listSubOrders(placed.first.supplier, { tab: 'returns' }));
    expect(list.items.map((row) => [row.id, row.returnAnswerBy])).toEqual([[placed.first.id, answerBy]]);
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/reported a problem with/);
  });

  test('is withdrawn by its buyer, returns to the previous state, and can be reported again', async () => {
    const placed = await reported();
    expect(await bySupplier(placed, { action: 'contest_dispute', note: 'It was whole.' })).toBe('done');
    expect(await byCrew(placed, { action: 'withdraw_dispute' })).toBe('done');
    expect((await bench.subOrdersOf(placed.orderId))[0]).toMatchObject({ status: 'delivered', note: null });
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/is solved$/);
    expect(await byCrew(placed, { action: 'dispute', note: 'The other one too.' })).toBe('done');
    expect((await bench.subOrdersOf(placed.orderId))[0]?.dispute).toMatchObject({
      stage: 'asked',
      offeredMinor: null,
      providerNote: null,
    });
    await byCrew(placed, { action: 'withdraw_dispute' });
    await bench.tasks.complete_sub_order({ subOrderId: placed.first.id }, bench.context);
    expect((await standing(placed)).subOrder).toBe('completed');
  });

  test('leaves the dates of delivery and completion as they were, once it is withdrawn', async () => {
    const placed = await reported();
    const datesOf = async () => {
      const [part] = (await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId))).subOrders;
      return { deliveredAt: part?.deliveredAt, completesAt: part?.completesAt };
    };
    const deliveredAt = bench.clock.now();
    bench.clock.advance(2 * 86_400_000);
    await byCrew(placed, { action: 'withdraw_dispute' });
    const completesAt = new Date(deliveredAt.getTime() + 7 * 86_400_000);
    expect(await datesOf()).toEqual({ deliveredAt, completesAt });
    expect((await bench.jobs('complete_sub_order')).map(({ runAt }) => runAt)).toEqual([completesAt]);
  });

  test('that its supplier accepts is refunded in full', async () => {
    const placed = await reported();
    expect(await bySupplier(placed, { action: 'accept_dispute', note: 'Our mistake.' })).toBe('done');
    expect((await standing(placed)).subOrder).toBe('returned');
    expect((await bench.jobs('refund_sale')).map(({ payload }) => payload)).toMatchObject([
      { saleId: placed.first.id, reason: 'Our mistake.' },
    ]);
  });
});

describe('deadlines', () => {
  test('a supplier who does not answer is reminded with a new link, then the sub-order ends', async () => {
    const placed = await bench.placed();
    const job = { subOrderId: placed.first.id };
    await bench.tasks.remind_supplier(job, bench.context);
    expect(await lastMailTo(placed.first.supplierId)).toMatch(/is waiting for your answer$/);
    await bench.tasks.expire_sub_order(job, bench.context);
    expect(await standing(placed)).toMatchObject({
      order: 'cancelled',
      subOrder: 'expired',
      accepted: 0,
      stock: 10,
    });
    const mails = (await queuedMails(bench.db)).length;
    await bench.tasks.remind_supplier(job, bench.context);
    await bench.tasks.expire_sub_order(job, bench.context);
    expect([(await queuedMails(bench.db)).length, await settled()]).toEqual([
      mails,
      [{ purchaseId: placed.orderId, saleId: null }],
    ]);
  });

  test('an unpaid order returns the stock once, and its lines to the cart', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    // The buyer put one into the cart meanwhile: it is not doubled.
    await bench.add(buyerId, offer, 1);
    for (let time = 0; time < 3; time += 1) await bench.expire(orderId);
    const [row] = await bench.subOrdersOf(orderId);
    const { lines } = await bench.carts.getCart(buyerId);
    expect([
      (await bench.orderOf(orderId)).status,
      row?.status,
      await bench.stockOf(offer.inventoryId),
      ...lines.map(({ quantity }) => quantity),
    ]).toEqual(['payment_expired', 'released', 5, 1]);
    expect([await bench.pay(orderId), await bench.stockOf(offer.inventoryId)]).toEqual(['too_late', 5]);
  });

  test('a cancelled order is in the cart again, and can be bought again', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    await bench.expire(orderId, buyerId);
    expect((await bench.carts.getCart(buyerId)).lines.map(({ quantity }) => quantity)).toEqual([3]);
    const next = await valueOf(bench.press(buyerId));
    expect(next.orderId).not.toBe(orderId);
    await bench.expire(next.orderId);
    const { items } = await valueOf(bench.orders.listOrders(bench.sessionOf(buyerId, 'crew_member'), {}));
    expect(items.map(({ id, isGivenUp }) => [id, isGivenUp])).toEqual([
      [next.orderId, false],
      [orderId, true],
    ]);
    await valueOf(bench.press(buyerId));
    expect(await bench.stockOf(offer.inventoryId)).toBe(2);
  });

  test('a payment and an expiry at the same moment end as one of the two, with the stock to match', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer, 3);
    const { orderId } = await valueOf(bench.press(buyerId));
    const [outcome] = await Promise.all([bench.pay(orderId), bench.expire(orderId)]);
    const ended = [outcome, (await bench.orderOf(orderId)).status, await bench.stockOf(offer.inventoryId)];
    expect([
      ['placed', 'placed', 2],
      ['too_late', 'payment_expired', 5],
    ]).toContainEqual(ended);
  });
});

describe('the settlement', () => {
  test('is empty while a supplier has not answered, then the same each time', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    await bySupplier(placed, { action: 'confirm' });
    expect(await bench.settle(placed.orderId)).toBeNull();
    const other = placed.subOrders[1];
    const declined = { action: 'decline', note: 'None left.' } as const;
    await valueOf(bench.act(other?.supplier ?? placed.buyer, other?.id ?? '', declined));
    const settlement = await bench.settle(placed.orderId);
    const { number } = await bench.orderOf(placed.orderId);
    expect(settlement).toEqual({
      number: `Q-${number}`,
      buyerId: placed.buyer.userId,
      currency: 'EUR',
      sales: [
        {
          saleId: placed.first.id,
          vendorId: placed.first.supplierId,
          acceptedTotalMinor: 23_159,
          commissionMinor: 1_790,
        },
      ],
    });
    await byCrew(placed, { action: 'cancel' });
    expect(await bench.settle(placed.orderId)).toEqual(settlement);
  });
});

test('a vendor has open trade while they have an order under way', async () => {
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
    const vendors = createVendors({
      ...orderParts,
      ids: systemIds,
      hasOpenTrade,
      paymentAccountState: storedAccountState,
      ...noFiles,
    });
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

describe('an authorised payment that is released before its capture', () => {
  const lose = (orderId: string) =>
    bench.db
      .transaction()
      .execute((trx) => bench.orders.purchase.paymentLost(trx, paymentOfOrder(orderId), bench.clock.now()));
  const gone = { order: 'cancelled', subOrder: 'cancelled', accepted: 0, commission: 0, stock: 10 };

  test.each([
    ['unanswered', []],
    ['confirmed', ['confirm']],
    ['being prepared', ['confirm', 'start_preparing']],
  ] as const)('ends what is %s, restores its stock, and notifies everyone', async (_state, actions) => {
    const placed = await bench.placed();
    for (const action of actions) await bySupplier(placed, { action });
    const asked = (await settled()).length;
    await lose(placed.orderId);
    expect(await standing(placed)).toEqual(gone);
    expect([await lastMailTo(placed.buyer.userId), await lastMailTo(placed.first.supplierId)]).toEqual([
      expect.stringMatching(/^Your order Q-\d+ is cancelled: the payment was released$/),
      expect.stringMatching(/^Q-\d+\/1 is cancelled: its payment was released$/),
    ]);
    // Nothing is to be captured, and nothing to be refunded.
    expect([(await settled()).length, await bench.jobs('refund_sale')]).toEqual([asked, []]);
    const order = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(order.timeline.slice(-2).map(({ command, status, by }) => [command, status, by])).toEqual([
      ['lose_payment', 'cancelled', 'provider'],
      ['lose_payment', 'cancelled', 'provider'],
    ]);
    expect([order.due.totalMinor, order.totalMinor]).toEqual([0, 23_159]);
  });

  test('ends everything that was settled and not captured, once, with one mail to its buyer', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    for (const { supplier, id } of placed.subOrders)
      await valueOf(bench.act(supplier, id, { action: 'confirm' }));
    await bench.settle(placed.orderId);
    const before = (await bench.mailsTo(placed.buyer.userId)).length;
    await lose(placed.orderId);
    await lose(placed.orderId);
    expect(await standing(placed)).toEqual(gone);
    expect(await bench.stockOf(placed.subOrders[1]?.inventoryId ?? '')).toBe(10);
    expect((await bench.mailsTo(placed.buyer.userId)).length - before).toBe(1);
    expect(await bench.jobs('refund_sale')).toEqual([]);
  });

  test('ends what is ready to be collected, and returns it to the stock', async () => {
    const placed = await bench.placed({ kind: 'collection' });
    await bySupplier(placed, { action: 'confirm' });
    await bySupplier(placed, { action: 'mark_ready' });
    await lose(placed.orderId);
    expect(await standing(placed)).toEqual(gone);
  });
});
