import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPageVisitor } from '../../services/payments-sandbox/testing/page-visitor.ts';
import { payOnPage, type TestCardName } from '../../services/payments-sandbox/testing/pay-on-page.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { insist, startMarket, type Market } from './market.ts';
import { setUpStall, type Person, type Stall } from './stall.ts';

/** How many buy at once: few in every test run, 100 with `npm run test:faults`. */
const buyers = Number(process.env.FAULT_BUYERS ?? 16);
const patience = { timeout: 120_000, interval: 200 };

interface Bought {
  readonly orderId: string;
  readonly totalMinor: number;
  readonly paymentUrl: string | null;
}

let database: TestDatabase;
let market: Market;
let stall: Stall;

beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
  // Fewer of each thing than all of them want: some are refused.
  stall = await setUpStall(database.db, { suppliers: 5, buyers, stockEach: Math.ceil(buyers / 5) });
  market = await startMarket(database.connectionString);
});
afterAll(async () => {
  await market?.stop();
  await database?.drop();
});

/** Kills the API once `count` of the calls that are counted with it have been answered. */
function killAfter(count: number) {
  let answered = 0;
  let killing: Promise<void> | null = null;
  return {
    count<T>(answer: T): T {
      answered += 1;
      if (answered >= count) killing ??= market.killApi();
      return answer;
    },
    over: async () => killing,
  };
}

/** Presses "Pay" twice at once, as two tabs do, until both are answered; null when the cart could not be bought. */
async function buy({ token }: Person, count: <T>(answer: T) => T): Promise<Bought | null> {
  const cart = await insist(market.origin, { method: 'GET', path: '/carts', token });
  const { version, total, checkoutKey } = cart.body.data;
  const press = async () =>
    count(
      await insist(market.origin, {
        ...{ method: 'POST', path: '/carts/checkout', token, key: String(checkoutKey) },
        body: { cartVersion: version, expectedTotal: total },
      }),
    );
  const [first, second] = await Promise.all([press(), press()]);
  expect([409, 201]).toContain(first.status);
  expect(second.status).toBe(first.status);
  if (first.status === 409) return null;
  const { orderId, paymentUrl } = first.body.data;
  expect(second.body.data.orderId).toBe(orderId);
  // What the contract says of a total.
  const { amountMinor } = total as { amountMinor: number };
  return {
    orderId: String(orderId),
    totalMinor: amountMinor,
    paymentUrl: typeof paymentUrl === 'string' ? paymentUrl : null,
  };
}

const cards: readonly (TestCardName | 'walks away')[] = [
  'pays',
  'pays',
  'authenticates',
  'pays',
  'declined',
  'walks away',
];

async function pay(buyer: Person, { orderId, paymentUrl }: Bought, card: TestCardName | 'walks away') {
  if (card === 'walks away') return;
  const opened =
    paymentUrl ??
    String(
      (
        await insist(market.origin, {
          ...{ method: 'POST', path: `/orders/${orderId}/payment`, token: buyer.token },
        })
      ).body.data.paymentUrl,
    );
  await payOnPage(newPageVisitor(), opened, card, { authenticate: 'complete' });
}

it('kill -9 of the API in the middle of checkouts, payments and answers loses, doubles and keeps nothing', async () => {
  const { db } = database;

  const atCheckout = killAfter(buyers / 2);
  const bought = await Promise.all(
    stall.buyers.map(async (buyer) => ({ buyer, order: await buy(buyer, atCheckout.count) })),
  );
  await atCheckout.over();
  const made = bought.flatMap(({ buyer, order }) => (order ? [{ buyer, order }] : []));
  expect(made.length).toBeGreaterThan(0);
  const known = await db.selectFrom('orders').select(['id', 'buyer_id', 'total_minor']).execute();
  expect(new Set(known.map((order) => `${order.id} ${order.buyer_id} ${order.total_minor}`))).toEqual(
    new Set(made.map(({ buyer, order }) => `${order.orderId} ${buyer.id} ${order.totalMinor}`)),
  );

  const atPayment = killAfter(made.length / 2);
  await Promise.all(
    made.map(async ({ buyer, order }, position) =>
      atPayment.count(await pay(buyer, order, cards[position % cards.length] ?? 'pays')),
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
    .selectFrom('sub_orders')
    .select(['id', 'supplier_id'])
    .where('status', '=', 'pending_confirmation')
    .orderBy('id')
    .execute();
  const atAnswer = killAfter(toAnswer.length / 2);
  await Promise.all(
    toAnswer.map(async ({ id, supplier_id }, position) => {
      const token = stall.suppliers.find((supplier) => supplier.id === supplier_id)?.token ?? '';
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

  // Nobody waits a quarter of an hour here: what expires then expires now.
  await sql`update orders set expires_at = now() - interval '1 second' where status = 'pending_payment'`.execute(
    db,
  );
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'expire_order'), run_at => now())`.execute(
    db,
  );

  await expect.poll(unfinished, patience).toEqual([]);

  expect(await doubled()).toEqual([]);
  expect(await missingFromStock()).toEqual([]);
  expect(await unsettled()).toEqual([]);
  expect(await ledgerSums()).toEqual({ sum: 0, cash: await captured() });
});

/** Payments that are still under way, with what the jobs of their orders say. */
async function unfinished() {
  const { rows } = await sql`
    select p.status, o.status as "order", j.task_identifier as task, j.attempts, j.last_error as "lastError"
    from payments p join orders o on o.id = p.order_id
    left join graphile_worker.jobs j on j.key like '%' || o.id
    where p.status not in ('captured', 'voided', 'expired', 'failed')`.execute(database.db);
  return rows;
}

/** Orders that were made or charged more than once. */
async function doubled() {
  const { rows } = await sql`
    select buyer_id, count(*) from orders group by buyer_id having count(*) > 1
    union all select order_id, count(*) from ledger_entries where kind = 'capture' group by order_id having count(*) > 1`.execute(
    database.db,
  );
  return rows;
}

/** Items of which what was there is not what is left, sold or reserved. */
async function missingFromStock() {
  const { rows } = await sql<{ id: string; stock: number; taken: number }>`
    select i.id, i.stock, coalesce(sum(l.quantity - l.returned_quantity), 0)::integer as taken
    from inventory_items i left join sub_order_lines l on l.inventory_id = i.id group by i.id`.execute(
    database.db,
  );
  return rows.filter(({ id, stock, taken }) => stock < 0 || stock + taken !== stall.stock.get(id));
}

/** Lines of decided sub-orders whose stock is neither sold nor returned. */
async function unsettled() {
  const { rows } = await sql`
    select l.id, s.status from sub_order_lines l join sub_orders s on s.id = l.sub_order_id
    where l.quantity - l.returned_quantity <> case when s.status in ('released', 'declined', 'expired', 'cancelled') then 0 else coalesce(l.accepted_quantity, -1) end`.execute(
    database.db,
  );
  return rows;
}

async function ledgerSums() {
  const { rows } = await sql<{ sum: number; cash: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum, coalesce(sum(amount_minor) filter (where account = 'cash'), 0)::bigint as cash
    from ledger_postings`.execute(database.db);
  return { sum: Number(rows[0]?.sum), cash: Number(rows[0]?.cash) };
}

async function captured(): Promise<number> {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(captured_minor), 0)::bigint as sum from payments`.execute(database.db);
  return Number(rows[0]?.sum);
}
