import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountBench, type AccountBench } from '../../modules/account/testing/account-bench.ts';
import { createLedger } from '../../modules/ledger/index.ts';
import { createPaymentProvider } from '../../modules/payments/index.ts';
import { openFileStore } from '../../platform/files/index.ts';
import { queuedMails } from '../../platform/mail/testing/queued-mails.ts';
import { seedBookings } from '../bookings/seed-bookings.ts';
import { scenarioModules } from '../scenario-modules.ts';
import { sessionFor } from '../scenario-purchase.ts';
import { seedDemo } from '../seed.ts';
import { stockDemo } from '../stock.ts';
import { seedOrders } from './seed-orders.ts';

let bench: AccountBench;
let modules: ReturnType<typeof scenarioModules>;
let seeded: number;
beforeAll(async () => {
  bench = await accountBench({ as: 'owner' });
  const parts = {
    ...bench.parts,
    files: openFileStore({ dataFolder: tmpdir() }),
    currency: 'EUR',
    commissionBps: 1000,
    stripe: createPaymentProvider({ secretKey: 'sk_test_of_a_test', sandboxUrl: null }),
  };
  modules = scenarioModules(parts);
  await seedDemo(bench);
  await stockDemo({ ...parts, ...modules });
  await seedBookings(parts);
  seeded = await seedOrders({ ...parts, orders: modules.orders });
});
afterAll(() => bench.drop());

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(bench.db)).rows[0]?.count ?? -1;

test('a year of orders is there, and each state of one is between the demo accounts', async () => {
  const { rows } = await sql<{ status: string }>`
    select distinct s.status from sub_orders s
    join orders o on o.id = s.order_id join users b on b.id = o.buyer_id
    join vendors v on v.id = s.supplier_id join users u on u.id = v.opened_by
    where b.email = 'crew@example.com' and u.email = 'supplier@example.com' order by 1`.execute(bench.db);
  expect(rows.map(({ status }) => status)).toEqual([
    'cancelled',
    'change_proposed',
    'completed',
    'confirmed',
    'declined',
    'delivered',
    'dispatched',
    'expired',
    'pending_confirmation',
    'preparing',
    'ready_for_collection',
  ]);
  expect(seeded).toBeGreaterThan(50);
  const old = sql<{ count: number }>`
    select count(*)::int as count from orders where created_at < ${bench.clock.now()}::timestamptz - interval '300 days'`;
  expect(await countOf(old)).toBeGreaterThan(0);
});

test('nothing lies in the future, and nothing is overdue', async () => {
  const wrong = sql<{ count: number }>`
    select (select count(*) from trade_history where at > ${bench.clock.now()})::int
      + (select count(*) from sub_orders where status = 'pending_confirmation' and answer_by <= ${bench.clock.now()})::int as count`;
  expect(await countOf(wrong)).toBe(0);
});

test('the ledger sums to zero and says of each order what its payment says', async () => {
  const page = await createLedger({ ...bench.parts, currency: 'EUR' }).listLedger({});
  const differing = sql<{ count: number }>`
    select count(*)::int as count from sub_orders s
    join payments p on p.purchase_id = s.order_id
    left join transfers t on t.sale_id = s.id
    left join lateral (
      select coalesce(sum(amount_minor) filter (where account = 'cash' and kind = 'capture'), 0) as captured,
        coalesce(-sum(amount_minor) filter (where account = 'cash' and kind = 'refund'), 0) as refunded,
        coalesce(-sum(amount_minor) filter (where account = 'cash' and kind = 'transfer'), 0) as sent
      from ledger_postings x join ledger_entries e on e.id = x.entry_id where x.sale_id = s.id
    ) l on true
    where l.captured <> p.captured_minor or l.refunded <> p.refunded_minor
      or l.captured <> coalesce(s.accepted_total_minor, 0)
      or l.sent <> case when s.status = 'completed' then t.amount_minor else 0 end`;
  expect(page).toMatchObject({ ok: true, value: { proof: { sumMinor: 0, unbalanced: 0 } } });
  expect(await countOf(differing)).toBe(0);
});

test('the suppliers of what waits for an answer are asked, and can give it', async () => {
  const [waiting] = await bench.db
    .selectFrom('subOrders as s')
    .innerJoin('vendors as v', 'v.id', 's.supplierId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(['s.id', 'u.email'])
    .where('s.status', '=', 'pending_confirmation')
    .where('u.email', '=', 'supplier@example.com')
    .execute();
  const mails = await queuedMails(bench.db);
  expect(mails.some(({ text }) => text.includes(`/supplier/orders/confirm/${waiting?.id}/`))).toBe(true);
  const supplier = await sessionFor(bench, waiting?.email ?? '');
  expect(await modules.orders.act(supplier, waiting?.id ?? '', { action: 'confirm' })).toMatchObject({
    ok: true,
  });
});

test('nothing is done a second time', async () => {
  expect(await seedOrders({ ...bench.parts, commissionBps: 1000, orders: modules.orders })).toBe(0);
});
