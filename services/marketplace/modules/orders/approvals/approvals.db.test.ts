import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { dayMs } from '../../../../../src/lib/durations.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../account/index.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, async (made) => {
  bench = made;
  await emptyTables(bench.db, 'yachts');
});

const crew = (userId: string): Session => bench.sessionOf(userId, 'crew_member');

/** Lets a user buy for a yacht, as its owner's form does. */
const name = (
  yachtId: string,
  userId: string,
  role: 'approver' | 'buyer',
  spendingLimitMinor: number | null,
) =>
  bench.db
    .insertInto('yachtPeople')
    .values({ yachtId, email: `${userId}@example.com`, position: 0, role, spendingLimitMinor })
    .execute();

/** A user whose limit is 200.00, with a cart for the owner's yacht with a total of 231.59. */
async function limited({ quantity = 2, limitMinor = 20_000 } = {}) {
  const [owner, approver, buyer] = [await bench.buyer(), await bench.buyer(), await bench.buyer()];
  const yachtId = newId();
  const at = bench.clock.now();
  await bench.db
    .insertInto('yachts')
    .values({
      id: yachtId,
      name: 'Halcyon Tide',
      port: null,
      berth: null,
      billTo: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await bench.db.insertInto('yachtMembers').values({ yachtId, userId: owner, joinedAt: at }).execute();
  await name(yachtId, approver, 'approver', null);
  await name(yachtId, buyer, 'buyer', limitMinor);
  const offer = await bench.offer(await bench.supplier(), { stock: 5 });
  await bench.add(buyer, offer, quantity);
  await valueOf(
    bench.carts.updateCartDetails(buyer, { yachtId, noteToSupplier: 'Ring the bell.', poNumber: 'HT-1' }),
  );
  return { owner, approver, buyer, yachtId, offer };
}

const send = async (buyer: string) => {
  const { version, checkoutKey, sums } = await bench.carts.getCart(buyer);
  const given = { cartVersion: version, expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' } };
  return bench.orders.requestApproval(crew(buyer), checkoutKey, given);
};

const asked = async (given: Parameters<typeof limited>[0] = {}) => {
  const people = await limited(given);
  return { ...people, id: await valueOf(send(people.buyer)) };
};

/** As the browser of an approver who has just read the request. */
const approve = async (userId: string, id: string, shown: { readonly totalMinor?: number } = {}) => {
  const { version, checkoutKey, sums } = await bench.carts.getApprovalCart(userId, id);
  return bench.orders.checkout(crew(userId), checkoutKey, {
    cartVersion: version,
    expectedTotal: { amountMinor: shown.totalMinor ?? sums.totalMinor, currency: 'EUR' },
    approvalId: id,
  });
};

const seen = (userId: string, id: string) => valueOf(bench.orders.viewApproval(crew(userId), id));
const statusOf = async (userId: string, id: string) => (await seen(userId, id)).status;
const subjects = async (userId: string) => (await bench.mailsTo(userId)).map(({ subject }) => subject);
const quantitiesIn = async (userId: string) =>
  (await bench.carts.getCart(userId)).lines.map(({ quantity }) => quantity);

describe('a spending limit', () => {
  test('refuses a checkout above it, in a message with both sums, and reserves no stock', async () => {
    const { buyer, offer } = await limited();
    expect((await bench.carts.getCart(buyer)).aboveLimitMinor).toBe(20_000);
    expect(await bench.press(buyer)).toMatchObject({
      error: { code: 'APPROVAL_NEEDED', message: expect.stringMatching(/€231\.59.*€200\.00/) as string },
    });
    expect([await bench.stockOf(offer.inventoryId), await quantitiesIn(buyer)]).toEqual([5, [2]]);
  });

  test('includes the delivery, and permits a total of exactly the limit', async () => {
    const { buyer } = await limited({ limitMinor: 23_159 });
    expect((await bench.carts.getCart(buyer)).aboveLimitMinor).toBeNull();
    expect(await codeOf(send(buyer))).toBe('NOT_ALLOWED_NOW');
    expect(await codeOf(bench.press(buyer))).toBe('done');
  });

  test('applies to its yacht only, and never without a yacht', async () => {
    const { owner, buyer, yachtId } = await limited();
    await valueOf(bench.carts.updateCartDetails(buyer, { yachtId: null }));
    expect(await codeOf(bench.press(buyer))).toBe('done');
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(owner, offer, 3);
    await valueOf(bench.carts.updateCartDetails(owner, { yachtId }));
    expect(await codeOf(bench.press(owner))).toBe('done');
  });

  test('that was lowered since the cart was shown applies', async () => {
    const { buyer } = await limited({ limitMinor: 23_159 });
    await bench.db
      .updateTable('yachtPeople')
      .set({ spendingLimitMinor: 100 })
      .where('role', '=', 'buyer')
      .execute();
    expect(await codeOf(bench.press(buyer))).toBe('APPROVAL_NEEDED');
  });

  test('counts earlier orders: two orders in 24 hours are added up, ended ones are not counted', async () => {
    const { buyer, yachtId } = await limited({ limitMinor: 40_000 });
    const first = await valueOf(bench.press(buyer));
    await bench.pay(first.orderId);
    const again = async () => {
      await bench.add(buyer, await bench.offer(await bench.supplier(), { stock: 5 }), 2);
      await valueOf(bench.carts.updateCartDetails(buyer, { yachtId }));
    };
    await again();
    expect(await bench.carts.getCart(buyer)).toMatchObject({
      spending: { limitMinor: 40_000, spentMinor: 23_159 },
      aboveLimitMinor: 40_000,
    });
    expect(await bench.press(buyer)).toMatchObject({
      error: {
        code: 'APPROVAL_NEEDED',
        message: expect.stringMatching(/ordered €231\.59.*€400\.00/) as string,
      },
    });
    bench.clock.advance(dayMs - 1);
    expect(await codeOf(bench.press(buyer))).toBe('APPROVAL_NEEDED');
    bench.clock.advance(1);
    const second = await valueOf(bench.press(buyer));
    await again();
    expect(await codeOf(bench.press(buyer))).toBe('APPROVAL_NEEDED');
    // An unpaid order does not count.
    await bench.expire(second.orderId);
    expect((await bench.carts.getCart(buyer)).spending?.spentMinor).toBe(0);
  });

  test('ends with the permission: a user who was removed can no longer buy for the yacht', async () => {
    const { buyer } = await limited({ limitMinor: 90_000 });
    await bench.db.deleteFrom('yachtPeople').execute();
    expect(await bench.press(buyer)).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'place/yachtId' }] },
    });
  });

  test('is enforced by the database, whatever the program does', async () => {
    const { buyer, owner, approver, id } = await asked();
    const { orderId } = await valueOf(approve(owner, id));
    const copy = (change: ReturnType<typeof sql>) =>
      sql`
      insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, yacht_id, checkout_key,
        body_sha256, expires_at, created_at, updated_at)
      select ${newId()}, ${change}, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, yacht_id, ${newId()},
        body_sha256, expires_at, created_at, updated_at from orders where id = ${orderId}`.execute(bench.db);
    await expect(copy(sql`${buyer}::uuid`)).rejects.toThrow('above the limit of its buyer');
    await copy(sql`${approver}::uuid`);
    // Nor by two orders at once.
    await sql`update yacht_people set spending_limit_minor = 30000 where role = 'buyer'`.execute(bench.db);
    const halves = await Promise.allSettled([copy(sql`${buyer}::uuid`), copy(sql`${buyer}::uuid`)]);
    expect(halves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Nor can an order refer to a request if its buyer may not approve it.
    await bench.db.deleteFrom('yachtMembers').execute();
    const again = sql`update approvals set order_id = null, status = 'asked' where id = ${id}`;
    await again.execute(bench.db);
    const back = sql`update approvals set order_id = ${orderId}, status = 'approved' where id = ${id}`;
    await expect(back.execute(bench.db)).rejects.toThrow('not given by an approver');
  });
});

describe('a cart that is sent for approval', () => {
  test('reserves no stock, leaves the cart with all its details, and is mailed to owner and approvers', async () => {
    const { owner, approver, buyer, offer, id } = await asked();
    expect([await bench.stockOf(offer.inventoryId), await quantitiesIn(buyer)]).toEqual([5, []]);
    expect(await bench.db.selectFrom('orders').select('id').execute()).toEqual([]);
    const { details, lines, sums } = await bench.carts.getApprovalCart(owner, id);
    expect([details, lines.map(({ quantity }) => quantity), sums.totalMinor]).toMatchObject([
      { port: 'palma', berth: 'Q12', noteToSupplier: 'Ring the bell.', poNumber: 'HT-1' },
      [2],
      23_159,
    ]);
    expect(await Promise.all([owner, approver, buyer].map(subjects))).toEqual([
      ['Mara Lindqvist asks to order for Halcyon Tide'],
      ['Mara Lindqvist asks to order for Halcyon Tide'],
      [],
    ]);
    const actions = async (userId: string) => (await seen(userId, id)).actions;
    expect(await Promise.all([owner, approver, buyer].map(actions))).toEqual([
      ['order', 'decline'],
      ['order', 'decline'],
      ['withdraw'],
    ]);
  });

  test('pressed ten times at once is one request', async () => {
    const { buyer } = await limited();
    const { version, checkoutKey, sums } = await bench.carts.getCart(buyer);
    const given = { cartVersion: version, expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' } };
    const presses = Array.from({ length: 10 }, async () =>
      valueOf(bench.orders.requestApproval(crew(buyer), checkoutKey, given)),
    );
    expect(new Set(await Promise.all(presses)).size).toBe(1);
    const other = { ...given, expectedTotal: { amountMinor: 1, currency: 'EUR' } };
    expect(await codeOf(bench.orders.requestApproval(crew(buyer), checkoutKey, other))).toBe(
      'KEY_USED_OTHERWISE',
    );
  });

  test('is unknown to strangers, and only approvers decide', async () => {
    const { buyer, approver, id } = await asked();
    const stranger = await bench.buyer();
    const decline = (userId: string, note: string | undefined = 'No.') =>
      codeOf(bench.orders.actOnApproval(crew(userId), id, { action: 'decline', note }));
    expect(await codeOf(bench.orders.viewApproval(crew(stranger), id))).toBe('NOT_FOUND');
    expect([await decline(stranger), await decline(buyer), await decline(approver, ' ')]).toEqual([
      'NOT_FOUND',
      'NOT_ALLOWED_NOW',
      'VALIDATION',
    ]);
    expect(await codeOf(approve(stranger, id))).toBe('NOT_FOUND');
    expect(await codeOf(approve(buyer, id))).toBe('NOT_FOUND');
    expect(await codeOf(bench.orders.actOnApproval(crew(approver), id, { action: 'withdraw' }))).toBe(
      'NOT_ALLOWED_NOW',
    );
  });

  test('is listed for both sides, found by item and number, and counted as waiting only for the approver', async () => {
    const { owner, buyer, id } = await asked();
    const stranger = await bench.buyer();
    const { number } = await seen(owner, id);
    const found = async (userId: string, asking: object) =>
      (await valueOf(bench.orders.listApprovals(crew(userId), asking))).items.length;
    expect([
      await found(owner, { q: `A-${number}` }),
      await found(buyer, { q: 'fender' }),
      await found(buyer, { q: 'windlass' }),
      await found(owner, { status: 'ordered' }),
      await found(stranger, {}),
    ]).toEqual([1, 1, 0, 0, 0]);
    expect(await codeOf(bench.orders.listApprovals(crew(owner), { cursor: 'none' }))).toBe('VALIDATION');
  });
});

describe('an approver', () => {
  test('orders the requested lines at current prices and pays, and the requester is notified', async () => {
    const { approver, buyer, offer, id } = await asked();
    await bench.changeItem(offer.inventoryId, { priceMinor: 9950 });
    const cart = await bench.carts.getApprovalCart(approver, id);
    expect([cart.lines[0]?.previousUnitPriceMinor, cart.lines[0]?.unitPriceMinor]).toEqual([8950, 9950]);
    expect(await codeOf(approve(approver, id, { totalMinor: 23_159 }))).toBe('PRICE_CHANGED');
    // 2 × 99.50 with 21 %, 15.00 for delivery.
    const { orderId, totalMinor } = await valueOf(approve(approver, id));
    expect(totalMinor).toBe(25_579);
    expect(await bench.orderOf(orderId)).toMatchObject({
      buyerId: approver,
      yachtName: 'Halcyon Tide',
      poNumber: 'HT-1',
    });
    expect(await bench.stockOf(offer.inventoryId)).toBe(3);
    expect(await statusOf(buyer, id)).toBe('approved');
    expect(await codeOf(bench.orders.getOrder(crew(buyer), orderId))).toBe('NOT_FOUND');
    await bench.pay(orderId);
    const { number, ...after } = await seen(buyer, id);
    expect(after).toMatchObject({
      status: 'ordered',
      approverName: 'Mara Lindqvist',
      orderId,
      totalMinor: 25_579,
    });
    expect(await subjects(buyer)).toEqual([`A-${number} is approved and ordered`]);
    // The requester reads the order and can do nothing with it; no other buyer reads it.
    const read = await valueOf(bench.orders.getOrder(crew(buyer), orderId));
    expect([read.isYours, read.actions, read.subOrders.flatMap(({ actions }) => actions)]).toEqual([
      false,
      [],
      [],
    ]);
    expect(await codeOf(bench.orders.cancelOrder(crew(buyer), orderId))).toBe('NOT_FOUND');
    expect(await codeOf(bench.orders.getOrder(crew(await bench.buyer()), orderId))).toBe('NOT_FOUND');
    const { note } = await bench.db
      .selectFrom('tradeHistory')
      .select('note')
      .where('command', '=', 'check_out')
      .executeTakeFirstOrThrow();
    expect(note).toBe(`Mara Lindqvist asked for this (A-${number}).`);
  });

  test('who orders at the same time as another orders it once', async () => {
    const { owner, approver, offer, id } = await asked();
    const done = await Promise.all([codeOf(approve(owner, id)), codeOf(approve(approver, id))]);
    expect(done.toSorted()).toEqual(['NOT_ALLOWED_NOW', 'done']);
    expect(await bench.stockOf(offer.inventoryId)).toBe(3);
  });

  test('who presses twice orders it once, with the same response', async () => {
    const { owner, id } = await asked();
    const { version, checkoutKey, sums } = await bench.carts.getApprovalCart(owner, id);
    const given = {
      cartVersion: version,
      expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' },
      approvalId: id,
    };
    const press = () => valueOf(bench.orders.checkout(crew(owner), checkoutKey, given));
    expect(await press()).toEqual(await press());
  });

  test('who was removed meanwhile no longer finds it', async () => {
    const { approver, id } = await asked();
    await bench.db.deleteFrom('yachtPeople').where('role', '=', 'approver').execute();
    expect(await codeOf(approve(approver, id))).toBe('NOT_FOUND');
  });

  test('cannot order what has sold out, and can decline it with a reason: it is in the cart again', async () => {
    const { approver, buyer, offer, id } = await asked();
    await bench.changeItem(offer.inventoryId, { stock: 1 });
    expect((await bench.carts.getApprovalCart(approver, id)).lines[0]?.problem).toBe('too_few');
    expect(await codeOf(approve(approver, id))).toBe('NOT_ENOUGH_STOCK');
    await valueOf(
      bench.orders.actOnApproval(crew(approver), id, { action: 'decline', note: 'Only one is left.' }),
    );
    expect(await seen(buyer, id)).toMatchObject({
      status: 'declined',
      note: 'Only one is left.',
      actions: [],
    });
    expect(await quantitiesIn(buyer)).toEqual([2]);
    const [mail] = await bench.mailsTo(buyer);
    expect(mail?.text).toContain('“Only one is left.”');
    expect(await codeOf(approve(approver, id))).toBe('NOT_ALLOWED_NOW');
  });

  test('gets the current delivery if the chosen method was deleted', async () => {
    const { owner, buyer, offer } = await limited();
    const { supplierId } = await bench.db
      .selectFrom('inventoryItems')
      .select('supplierId')
      .where('id', '=', offer.inventoryId)
      .executeTakeFirstOrThrow();
    const van = await bench.method(supplierId, 'Van', 2500, 9);
    await valueOf(
      bench.carts.updateCartDetails(buyer, { deliveries: [{ supplierId, deliveryMethodId: van }] }),
    );
    const id = await valueOf(send(buyer));
    await bench.db
      .updateTable('deliveryMethods')
      .set({ archivedAt: bench.clock.now() })
      .where('id', '=', van)
      .execute();
    expect(await valueOf(approve(owner, id))).toMatchObject({ totalMinor: 23_159 });
  });

  test('who does not pay leaves the request open for another attempt', async () => {
    const { owner, buyer, offer, id } = await asked();
    const { orderId } = await valueOf(approve(owner, id));
    await bench.expire(orderId);
    expect(await seen(buyer, id)).toMatchObject({ status: 'asked', orderId: null, approverName: null });
    expect([await bench.stockOf(offer.inventoryId), await quantitiesIn(owner)]).toEqual([5, []]);
    const again = await valueOf(approve(owner, id));
    expect(again.orderId).not.toBe(orderId);
  });
});

describe('a request that is never ordered', () => {
  test('is withdrawn by its requester, and is in the cart again', async () => {
    const { owner, approver, buyer, id } = await asked();
    await valueOf(bench.orders.actOnApproval(crew(buyer), id, { action: 'withdraw' }));
    expect([await statusOf(owner, id), await quantitiesIn(buyer), await subjects(buyer)]).toEqual([
      'withdrawn',
      [2],
      [],
    ]);
    const told = await bench.db
      .selectFrom('notifications')
      .select('userId')
      .where('title', 'like', '%withdrew A-%')
      .execute();
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([owner, approver].toSorted());
    // The request itself no longer waits for them.
    const unread = bench.db.selectFrom('notifications').select('title').where('userId', '=', owner);
    const titles = (await unread.where('readAt', 'is', null).execute()).map(({ title }) => title);
    expect(titles).toEqual([expect.stringMatching(/withdrew A-/)]);
  });

  test('expires after 14 days, not earlier, and not while it is being paid', async () => {
    const { owner, buyer, id } = await asked();
    const run = () => bench.tasks.expire_approval({ approvalId: id }, bench.context);
    bench.clock.advance(14 * dayMs - 1000);
    await run();
    const { orderId } = await valueOf(approve(owner, id));
    bench.clock.advance(1000);
    await run();
    expect(await statusOf(buyer, id)).toBe('approved');
    await bench.expire(orderId);
    expect((await bench.jobs('expire_approval')).map(({ payload }) => payload)).toEqual([{ approvalId: id }]);
    await run();
    const { number, status } = await seen(buyer, id);
    expect([status, await quantitiesIn(buyer), await subjects(buyer)]).toEqual([
      'expired',
      [2],
      [`Nobody answered A-${number}`],
    ]);
  });

  test("ends with the requester's account", async () => {
    const { owner, buyer, id } = await asked();
    await bench.db
      .transaction()
      .execute((trx) => bench.orders.withdrawRequestsOf(trx, crew(buyer), bench.clock.now()));
    expect(await statusOf(owner, id)).toBe('withdrawn');
  });
});
