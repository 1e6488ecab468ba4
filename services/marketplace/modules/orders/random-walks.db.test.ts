import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incompleteChoices, type IfIncomplete } from '../../../../src/lib/delivery-place.ts';
import { acceptedSums } from './sub-orders/answer.domain.ts';
import { orderStatusOf } from './order.process.ts';
import type { SubOrderAction } from './sub-orders/allowed-actions.domain.ts';
import { orderBench, valueOf, type OrderBench } from './testing/order-bench.ts';

let bench: OrderBench;
beforeAll(async () => {
  bench = await orderBench();
});
afterAll(() => bench.drop());

const actions: readonly SubOrderAction[] = [
  'confirm',
  'decline',
  'propose_change',
  'accept_change',
  'refuse_change',
  'start_preparing',
  'dispatch',
  'mark_ready',
  'mark_delivered',
  'change_date',
  'confirm_receipt',
  'cancel',
  'dispute',
  'report_undelivered',
  'settle_dispute',
  'accept_return',
] as const;
const jobs = ['expire_sub_order', 'end_change', 'complete_sub_order', 'remind_supplier'] as const;

/** The commands that may come next for an order of two suppliers, whether they are allowed or not. */
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('act'), action: fc.constantFrom(...actions) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('job'), job: fc.constantFrom(...jobs) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'expire', 'settle', 'cancel order') }) },
);
const step = fc.record({
  happens: happening,
  who: fc.constantFrom('buyer', 'supplier', 'admin'),
  which: fc.nat({ max: 1 }),
  accepted: fc.nat({ max: 3 }),
});
const choice = fc.constantFrom(null, ...incompleteChoices);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** An unpaid order of three of one product from each of two suppliers. */
async function ordered(ifIncomplete: IfIncomplete | null) {
  const buyerId = await bench.buyer();
  const suppliers = [await bench.supplier(), await bench.supplier()];
  const offers = [];
  for (const supplierId of suppliers) {
    const offer = await bench.offer(supplierId, { stock: 10 });
    await bench.add(buyerId, offer, 3);
    offers.push(offer);
  }
  await bench.db.updateTable('carts').set({ ifIncomplete }).where('userId', '=', buyerId).execute();
  const { orderId } = await valueOf(bench.press(buyerId));
  const sessions = {
    buyer: bench.sessionOf(buyerId, 'crew_member'),
    admin: await bench.admin(),
  };
  return { orderId, offers, sessions };
}

async function happen(
  { orderId, sessions }: Awaited<ReturnType<typeof ordered>>,
  { happens, ...rest }: Step,
) {
  const subOrder = (await bench.subOrdersOf(orderId))[rest.which];
  if (!subOrder) throw new Error('there are two');
  const { kind } = happens;
  if (kind === 'pay') return void (await bench.pay(orderId));
  if (kind === 'expire') return void (await bench.expire(orderId));
  if (kind === 'settle') return void (await bench.settle(orderId));
  if (kind === 'cancel order') return void (await bench.orders.cancelOrder(sessions.buyer, orderId));
  if ('job' in happens) return bench.tasks[happens.job]({ subOrderId: subOrder.id }, bench.context);
  if (!('action' in happens)) return;
  const session =
    rest.who === 'supplier' ? bench.sessionOf(subOrder.supplierId, 'supplier') : sessions[rest.who];
  const [line] = await bench.linesOf(subOrder.id);
  const changed = { lineId: line?.id ?? '', quantity: rest.accepted };
  const { action } = happens;
  await bench.act(session, subOrder.id, {
    action,
    note: 'For a reason.',
    ...(action === 'confirm' && { lines: [changed] }),
    ...(action === 'change_date' && { readyOn: '2099-12-01' }),
    ...(action === 'propose_change' && {
      proposal: { message: 'Otherwise?', lines: [{ ...changed, unitPriceMinor: 8000 }] },
    }),
  });
}

const isAgreed: ReadonlySet<string> = new Set([
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
]);

/** The invariants. */
async function check({ orderId, offers }: Awaited<ReturnType<typeof ordered>>) {
  const order = await bench.orderOf(orderId);
  const subOrders = await bench.subOrdersOf(orderId);
  expect(order.status).toBe(orderStatusOf(subOrders.map(({ status }) => status)));
  const history = await bench.db
    .selectFrom('tradeHistory')
    .select(['process', 'subOrderId', 'fromStatus', 'toStatus'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  for (const [index, subOrder] of subOrders.entries()) {
    const [line] = await bench.linesOf(subOrder.id);
    if (!line) throw new Error('each has a line');
    const stock = (await bench.stockOf(offers[index]?.inventoryId ?? '')) ?? -1;
    // What is not in stock is sold or returned, and the stock never exceeds its beginning.
    expect(stock).toBe(10 - line.quantity + line.returnedQuantity);
    const isSettledSale = order.settledAt !== null && (subOrder.acceptedTotalMinor ?? 0) > 0;
    const isGone = ['declined', 'cancelled', 'expired', 'released'].includes(subOrder.status);
    if (isGone) expect(line.returnedQuantity).toBe(line.quantity);
    if (isGone && !isSettledSale && subOrder.status !== 'released')
      expect([subOrder.acceptedTotalMinor, subOrder.commissionMinor]).toEqual([0, 0]);
    expect(subOrder.acceptedTotalMinor ?? 0).toBeLessThanOrEqual(subOrder.totalMinor);
    if (line.acceptedQuantity !== null) {
      // The proposals of these walks have their own price; a proposal that remains was accepted.
      const proposed = subOrder.proposal?.lines.find(({ lineId }) => lineId === line.id);
      const unitPriceMinor = proposed?.unitPriceMinor ?? line.unitPriceMinor;
      const agreed = [{ ...line, unitPriceMinor, quantity: line.acceptedQuantity, substitute: null }];
      expect(subOrder.acceptedTotalMinor).toBe(acceptedSums(agreed, subOrder.deliveryMinor).totalMinor);
      // Less than was ordered is only agreed if the buyer chose that or accepted it.
      const isShort = line.acceptedQuantity > 0 && line.acceptedQuantity < line.quantity;
      if (isShort && proposed === undefined) expect(order.ifIncomplete).toBe('send');
    }
    if (isAgreed.has(subOrder.status)) expect(subOrder.readyOn).not.toBeNull();
    // The history is an unbroken path to the current state.
    const steps = history.filter(({ subOrderId }) => subOrderId === subOrder.id);
    let at = 'reserved';
    for (const { fromStatus, toStatus } of steps) {
      expect(fromStatus).toBe(at);
      at = toStatus;
    }
    expect(at).toBe(subOrder.status);
  }
}

test("after any commands, an order's stock, status, sums and history are consistent", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      choice,
      async (steps, isPaid, chosen) => {
        const order = await ordered(chosen);
        // Most orders are paid first.
        if (isPaid) await bench.pay(order.orderId);
        for (const one of steps) await happen(order, one);
        await check(order);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

test('they are consistent after two simultaneous commands too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 5 }),
      choice,
      async (pairs, chosen) => {
        const order = await ordered(chosen);
        await bench.pay(order.orderId);
        for (const pair of pairs) await Promise.all(pair.map(async (one) => happen(order, one)));
        await check(order);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
