import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from './testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

type Placed = Awaited<ReturnType<OrderBench['placed']>>;

const statusesOf = async ({ orderId }: Placed) => [
  (await bench.orderOf(orderId)).status,
  ...(await bench.subOrdersOf(orderId)).map(({ status }) => status),
];
const stocksOf = async ({ subOrders }: Placed) =>
  Promise.all(subOrders.map(({ inventoryId }) => bench.stockOf(inventoryId)));
const cancel = ({ buyer, orderId }: Placed) => codeOf(bench.orders.cancelOrder(buyer, orderId));
/** A user's notifications in the app about cancelled orders. */
const newsOfCancelling = async (userId: string) =>
  (await bench.db.selectFrom('notifications').select('title').where('userId', '=', userId).execute())
    .map(({ title }) => title)
    .filter((title) => /cancelled/.test(title));
const subjectsTo = async (userId: string) => (await bench.mailsTo(userId)).map(({ subject }) => subject);

describe('an order that nobody has confirmed', () => {
  test('is cancelled in one press: stock and authorisation are released, both sides are mailed, the buyer once', async () => {
    const placed = await bench.placed({ suppliers: 3, quantity: 4 });
    const [one, two, three] = placed.subOrders;
    if (!one || !two || !three) throw new Error('there are three');
    await bench.act(two.supplier, two.id, { action: 'propose_change', proposal: { message: 'In grey?' } });
    await bench.act(three.supplier, three.id, { action: 'decline', note: 'None left.' });
    const before = (await bench.mailsTo(placed.buyer.userId)).length;
    expect((await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId))).actions).toEqual(['cancel']);
    expect(await cancel(placed)).toBe('done');
    expect([await statusesOf(placed), await stocksOf(placed)]).toEqual([
      ['cancelled', 'cancelled', 'cancelled', 'declined'],
      [10, 10, 10],
    ]);
    // Nothing is captured: the payment is released.
    expect((await bench.jobs('settle_payment')).length).toBe(1);
    expect((await bench.settle(placed.orderId))?.sales).toEqual([]);
    const toBuyer = (await subjectsTo(placed.buyer.userId)).slice(before);
    expect(toBuyer).toEqual([expect.stringMatching(/^Your order Q-\d+ is cancelled$/)]);
    expect(await newsOfCancelling(placed.buyer.userId)).toEqual([]);
    expect((await subjectsTo(one.supplierId)).at(-1)).toMatch(/ has cancelled Q-/);
    expect((await subjectsTo(two.supplierId)).at(-1)).toMatch(/ has rejected your change to /);
    expect(await cancel(placed)).toBe('NOT_ALLOWED_NOW');
  });

  test('is cancelled in part too, which both sides are mailed about', async () => {
    const placed = await bench.placed({ suppliers: 2 });
    const { first } = placed;
    const note = 'We sail tonight.';
    expect(await codeOf(bench.act(placed.buyer, first.id, { action: 'cancel', note }))).toBe('done');
    expect([await statusesOf(placed), await stocksOf(placed)]).toEqual([
      ['placed', 'cancelled', 'pending_confirmation'],
      [10, 8],
    ]);
    expect((await subjectsTo(placed.buyer.userId)).at(-1)).toMatch(/^You cancelled Q-/);
    // Only by mail: the user who cancelled sees it in the app.
    expect(await newsOfCancelling(placed.buyer.userId)).toEqual([]);
    expect(await newsOfCancelling(first.supplierId)).toHaveLength(1);
    expect((await subjectsTo(first.supplierId)).at(-1)).toMatch(/ has cancelled Q-/);
  });
});

test('a sub-order that its supplier has confirmed is not cancelled with the whole order', async () => {
  const placed = await bench.placed({ suppliers: 2 });
  await bench.act(placed.first.supplier, placed.first.id, { action: 'confirm' });
  expect(await cancel(placed)).toBe('NOT_ALLOWED_NOW');
  expect(await statusesOf(placed)).toEqual(['partially_confirmed', 'confirmed', 'pending_confirmation']);
});

test("another user's order, and an unpaid one, are not cancelled", async () => {
  const placed = await bench.placed();
  const stranger = bench.sessionOf(await bench.buyer(), 'crew_member');
  expect(await codeOf(bench.orders.cancelOrder(stranger, placed.orderId))).toBe('NOT_FOUND');
  const buyerId = await bench.buyer();
  await bench.add(buyerId, await bench.offer(await bench.supplier()));
  const { orderId } = await valueOf(bench.press(buyerId));
  const unpaid = bench.orders.cancelOrder(bench.sessionOf(buyerId, 'crew_member'), orderId);
  expect(await codeOf(unpaid)).toBe('NOT_ALLOWED_NOW');
});

test('two suppliers who answer while the buyer cancels lose and double nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    const placed = await bench.placed({ suppliers: 2, quantity: 3 });
    const [one, two] = placed.subOrders;
    if (!one || !two) throw new Error('there are two');
    const [cancelled, ...confirmed] = await Promise.all([
      cancel(placed),
      codeOf(bench.act(one.supplier, one.id, { action: 'confirm' })),
      codeOf(bench.act(two.supplier, two.id, { action: 'confirm' })),
    ]);
    const isCancelled = cancelled === 'done';
    // One of the two applies to the whole order.
    expect(confirmed).toEqual(isCancelled ? ['NOT_ALLOWED_NOW', 'NOT_ALLOWED_NOW'] : ['done', 'done']);
    expect([await statusesOf(placed), await stocksOf(placed)]).toEqual(
      isCancelled
        ? [
            ['cancelled', 'cancelled', 'cancelled'],
            [10, 10],
          ]
        : [
            ['confirmed', 'confirmed', 'confirmed'],
            [7, 7],
          ],
    );
    const sales = (await bench.settle(placed.orderId))?.sales.map(
      ({ acceptedTotalMinor }) => acceptedTotalMinor,
    );
    // Three of 89.50 with 21 %, and 15.00 for delivery.
    expect(sales).toEqual(isCancelled ? [] : [33_989, 33_989]);
    const decided = await bench.db
      .selectFrom('tradeHistory')
      .select('subOrderId')
      .where('orderId', '=', placed.orderId)
      .where('process', '=', 'sub_order')
      .where('command', 'in', ['confirm', 'cancel'])
      .execute();
    expect(decided.map(({ subOrderId }) => subOrderId).toSorted()).toEqual([one.id, two.id].toSorted());
  }
});

test('sub-orders cancelled and confirmed at the same moment each have one outcome', async () => {
  for (let round = 0; round < 8; round += 1) {
    const placed = await bench.placed({ suppliers: 2, quantity: 3 });
    const answers = await Promise.all(
      placed.subOrders.map(async ({ id, supplier }) =>
        Promise.all([
          codeOf(bench.act(supplier, id, { action: 'decline', note: 'None left.' })),
          codeOf(bench.act(placed.buyer, id, { action: 'cancel', note: 'We sail tonight.' })),
        ]),
      ),
    );
    for (const both of answers) expect(both.toSorted()).toEqual(['NOT_ALLOWED_NOW', 'done']);
    expect(await stocksOf(placed)).toEqual([10, 10]);
    expect((await statusesOf(placed))[0]).toBe('cancelled');
  }
});
