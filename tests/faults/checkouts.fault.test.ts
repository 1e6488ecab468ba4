import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { buy, cards, killAfter, pay } from './buying.ts';
import { captured, doubled, ledgerSums, missingFromStock, unfinished, unsettled } from './invariants.ts';
import { insist, startMarket, type Market } from './market.ts';
import { setUpStall, type Stall } from './stall.ts';

/** How many buy at once: few in every test run, 100 with `npm run test:faults`. */
const buyers = Number(process.env.FAULT_BUYERS ?? 16);
const patience = { timeout: 120_000, interval: 200 };

let database: TestDatabase;
let market: Market;
let stall: Stall;

beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
  // Less stock than all of them want, so that some are refused.
  stall = await setUpStall(database.db, { suppliers: 5, buyers, stockEach: Math.ceil(buyers / 5) });
  market = await startMarket(database.connectionString);
});
afterAll(async () => {
  await market?.stop();
  await database?.drop();
});

/**
 * Another node takes the jobs of a killed one after half a minute. To save that time, their locks are dated back by a
 * minute.
 */
const letMinutePass = async (): Promise<void> => {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`.execute(
    database.db,
  );
};

it('kill -9 of the API in the middle of checkouts, payments and answers loses, doubles and leaves nothing', async () => {
  const { db } = database;

  const atCheckout = killAfter(buyers / 2, () => market.killApi(letMinutePass));
  const bought = await Promise.all(
    stall.buyers.map(async (buyer) => ({ buyer, order: await buy(market.origin, buyer, atCheckout.count) })),
  );
  await atCheckout.over();
  const made = bought.flatMap(({ buyer, order }) => (order ? [{ buyer, order }] : []));
  expect(made.length).toBeGreaterThan(0);
  const known = await db.selectFrom('orders').select(['id', 'buyerId', 'totalMinor']).execute();
  expect(new Set(known.map((order) => `${order.id} ${order.buyerId} ${order.totalMinor}`))).toEqual(
    new Set(made.map(({ buyer, order }) => `${order.orderId} ${buyer.id} ${order.totalMinor}`)),
  );

  const atPayment = killAfter(made.length / 2, () => market.killApi(letMinutePass));
  await Promise.all(
    made.map(async ({ buyer, order }, position) =>
      atPayment.count(await pay(market.origin, buyer, order, cards[position % cards.length] ?? 'pays')),
    ),
  );
  await atPayment.over();
  const paid = made.filter((_, position) =>
    ['pays', 'authenticates'].includes(cards[position % cards.length] ?? ''),
  );
  const statusesOf = async (orders: typeof made) =>
    new Set(
      (
        await db
          .selectFrom('orders')
          .select('status')
          .where(
            'id',
            'in',
            orders.map(({ order }) => order.orderId),
          )
          .execute()
      ).map(({ status }) => status),
    );
  await expect.poll(() => statusesOf(paid), patience).toEqual(new Set(['placed']));

  const toAnswer = await db
    .selectFrom('subOrders')
    .select(['id', 'supplierId'])
    .where('status', '=', 'pending_confirmation')
    .orderBy('id')
    .execute();
  const atAnswer = killAfter(toAnswer.length / 2, () => market.killApi(letMinutePass));
  await Promise.all(
    toAnswer.map(async ({ id, supplierId }, position) => {
      const token = stall.suppliers.find((supplier) => supplier.id === supplierId)?.token ?? '';
      const body =
        position % 3 === 0 ? { action: 'decline', note: 'Sold at the counter.' } : { action: 'confirm' };
      const answer = await insist(market.origin, {
        method: 'POST',
        path: `/sub-orders/${id}/actions`,
        token,
        body,
      });
      // 409: it was done, and the answer lost.
      expect([200, 409]).toContain(answer.status);
      atAnswer.count(answer);
    }),
  );
  await atAnswer.over();

  // Expires the unpaid orders at once instead of after a quarter of an hour.
  await sql`update orders set expires_at = now() + interval '1 second' where status = 'pending_payment'`.execute(
    db,
  );

  await expect.poll(() => unfinished(db, stall), patience).toEqual([]);

  expect(await doubled(db, stall)).toEqual([]);
  expect(await missingFromStock(db, stall)).toEqual([]);
  expect(await unsettled(db, stall)).toEqual([]);
  expect(await ledgerSums(db)).toEqual({ sum: 0, cash: await captured(db) });
});
