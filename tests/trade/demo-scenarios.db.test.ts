import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { testSecrets } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import {
  arrangeScenario,
  paidScenarios,
  scenarioArranger,
} from '../../services/marketplace/testing/demo-scenarios.ts';
import { cacheCompiled } from '../run-script.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';

let bench: TradeBench;
let run: ReturnType<typeof scenarioArranger>;
let sandboxPort: string;
beforeAll(async () => {
  bench = await tradeBench({ as: 'owner' });
  run = scenarioArranger(parts());
  sandboxPort = new URL(await bench.openLink(await bench.addVendor())).port;
});
beforeEach(() => bench.startQuiet());
afterAll(() => bench.drop());

const parts = () => ({ ...bench.bookingParts, stripe: bench.stripe });

const script = path.resolve('services/marketplace/demo/scenario.ts');

/** Runs `npm run scenario` as a process, on the bench's database and sandbox; rejects if it exits with an error. */
const runProcess = async (name: string, changed: Readonly<Record<string, string>> = {}): Promise<string> => {
  const env = {
    QUAYSIDE_DEMO: '1',
    DATABASE_URL: bench.connectionString,
    SANDBOX_PORT: sandboxPort,
    // Like the bench's: a mail may be sealed by either process.
    APP_SECRET: testSecrets.current,
  };
  const options = { env: { ...env, ...changed } };
  const ended = await promisify(execFile)(process.execPath, [...cacheCompiled, script, name], options);
  return ended.stdout;
};

/** The order whose address is printed. */
const orderIn = async (told: string) => {
  const [, id = ''] = /\/crew\/orders-management\/([\w-]{36})/.exec(told) ?? [];
  const { buyerId } = await bench.db
    .selectFrom('orders')
    .select('buyerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = await bench.orders.getOrder({ userId: buyerId }, id);
  if (!order.ok) throw new Error(order.error.code);
  const subOrderIds = order.value.subOrders.map((subOrder) => subOrder.id);
  return { ...order.value, buyerId, subOrderIds, lineIds: [], inventoryIds: [] };
};
type Order = Awaited<ReturnType<typeof orderIn>>;
const statusesOf = ({ status, subOrders }: Order) => [status, ...subOrders.map((one) => one.status)];
const linksIn = (told: string) =>
  [...told.matchAll(/\/supplier\/orders\/confirm\/([\w-]{36})\/([\w-]{43})/g)].map(
    ([, subOrderId = '', token = '']) => ({ subOrderId, token }),
  );
const pageIn = (told: string) => /http:\S+\/pay\/c\/[\w]+/.exec(told)?.[0] ?? 'no page';

describe('order-to-confirm', () => {
  test('waits for two suppliers, and continues from their links to the payment', async () => {
    const told = await run('order-to-confirm');
    const before = await orderIn(told);
    const [chandlery, other] = linksIn(told);
    if (!chandlery || !other) throw new Error('each supplier has a link');
    await bench.orders.answerLink(chandlery.subOrderId, { token: chandlery.token, action: 'confirm' });
    const declined = { token: other.token, action: 'decline', note: 'Sold out this morning.' } as const;
    await bench.orders.answerLink(other.subOrderId, declined);
    await bench.work();
    await bench.complete(before);
    await bench.work();
    const order = await orderIn(told);
    const [accepted] = order.subOrders;
    expect(told).toContain('supplier@example.com with the password “quayside demo supplier”');
    expect(statusesOf(before)).toEqual(['placed', 'pending_confirmation', 'pending_confirmation']);
    expect(statusesOf(order)).toEqual(['completed', 'completed', 'declined']);
    expect(order.paidMinor).toBe(accepted?.totalMinor);
    expect(await bench.transferOf(order)).toMatchObject({ status: 'sent' });
    expect(await bench.moneyJobs()).toEqual([]);
  });

  test("is the same if the running market receives the payment's event too", async () => {
    await bench.stopSandbox();
    await bench.startSandbox();
    const told = await runProcess('order-to-confirm');
    const order = await orderIn(told);
    expect(statusesOf(order)).toEqual(['placed', 'pending_confirmation', 'pending_confirmation']);
    expect(linksIn(told).map(({ subOrderId }) => subOrderId)).toEqual(order.subOrderIds);
  });
});

describe.each([
  ['payment-declined', 'Your bank declined the card. Nothing was charged; please try another card.'],
  ['payment-abandoned', null],
] as const)('%s', (name, declineMessage) => {
  test('awaits its payment, and its payment page can still be paid', async () => {
    const told = await run(name);
    const before = await orderIn(told);
    const payment = await bench.paymentOf(before);
    const page = pageIn(told);
    const end = await bench.pay(page);
    await bench.look(before);
    expect(payment).toMatchObject({
      status: 'processing',
      declineMessage: declineMessage,
      paymentUrl: page,
    });
    expect(statusesOf(before)).toEqual(['pending_payment', 'reserved', 'reserved']);
    expect(before.actions).toEqual(['pay', 'give_up']);
    expect([end, ...statusesOf(await orderIn(told))]).toEqual([
      'paid',
      'placed',
      'pending_confirmation',
      'pending_confirmation',
    ]);
  });
});

test('change-proposed waits for the crew member, who pays exactly what was agreed', async () => {
  const told = await run('change-proposed');
  const before = await orderIn(told);
  const [proposed, confirmed] = before.subOrders;
  await bench.act(before, 0, 'accept_change');
  await bench.work();
  const order = await orderIn(told);
  expect(statusesOf(before)).toEqual(['partially_confirmed', 'change_proposed', 'confirmed']);
  expect(proposed?.actions).toEqual(['accept_change', 'refuse_change']);
  expect(statusesOf(order)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(order.paidMinor).toBe((proposed?.proposal?.sums.totalMinor ?? 0) + (confirmed?.totalMinor ?? 0));
  expect(order.paidMinor).toBeLessThan(before.totalMinor);
});

/** The booking whose address is printed, as its buyer sees it. */
const bookingIn = async (told: string) => {
  const [, id = ''] = /\/crew\/bookings\/completed\/details\?booking=([\w-]{36})/.exec(told) ?? [];
  const { buyerId, providerId } = await bench.db
    .selectFrom('bookings')
    .select(['buyerId', 'providerId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const session = (userId: string) => ({ kind: 'active', id: userId, userId, signUpId: null }) as const;
  const buyer = { ...session(buyerId), role: 'crew_member' } as const;
  const membership = { vendorId: providerId, role: 'owner' } as const;
  const { openedBy } = await bench.db
    .selectFrom('vendors')
    .select('openedBy')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  const provider = { ...session(openedBy), role: 'service_provider', membership } as const;
  const read = async () => {
    const booking = await bench.bookings.getBooking(buyer, id);
    if (!booking.ok) throw new Error(booking.error.code);
    return booking.value;
  };
  return { id, buyer, provider, read };
};

test('booking-to-answer waits for the provider, and is confirmed from its link', async () => {
  const told = await run('booking-to-answer');
  const { read } = await bookingIn(told);
  const before = await read();
  const [, token = ''] = /\/service-provider\/bookings\/confirm\/([\w-]{43})/.exec(told) ?? [];
  const answered = await bench.bookings.answerLink({ token, action: 'confirm' });
  await bench.work();
  const after = await read();
  expect(answered).toMatchObject({ ok: true });
  expect([before.status, before.paidMinor, after.status, after.paidMinor]).toEqual([
    'requested',
    0,
    'confirmed',
    before.totalMinor,
  ]);
  expect(told).toContain('provider@example.com with the password “quayside demo provider”');
  expect(await bench.moneyJobs()).toEqual([]);
});

test('reschedule-proposed waits for the provider, who accepts the crew member’s other time', async () => {
  const { id, provider, read } = await bookingIn(await run('reschedule-proposed'));
  const before = await read();
  await bench.bookings.act(provider, id, { action: 'accept_time' });
  const after = await read();
  expect([before.status, before.proposal?.by, after.status]).toEqual([
    'reschedule_proposed',
    'crew_member',
    'confirmed',
  ]);
  expect(after.startsAt.toISOString()).toBe(before.proposal?.startsAt);
});

test('slot-contested: the reserved time is refused to the next buyer, with the nearest free ones', async () => {
  await bench.stopSandbox();
  const told = await run('slot-contested');
  const params = new URL(/http\S+new-create-booking\S+/.exec(told)?.[0] ?? '').searchParams;
  const { id: userId } = await bench.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'crew@example.com')
    .executeTakeFirstOrThrow();
  const held = await bench.bookings.createBooking({ userId }, newId(), {
    serviceId: params.get('service') ?? '',
    placeKind: 'berth',
    port: params.get('port'),
    quantity: 1,
    startsAt: params.get('start') ?? '',
    expectedTotal: { amountMinor: 1, currency: 'EUR' },
  });
  expect(held).toMatchObject({ ok: false, error: { code: 'SLOT_TAKEN' } });
  expect(!held.ok && 'nearestSlots' in held.error && held.error.nearestSlots.length).toBeGreaterThan(2);
});

/** The number of rows in every table. */
const counts = async (): Promise<Record<string, number>> => {
  // Runs two jobs now, whatever their schedule: one sums up changes of the counts, the other removes unused words.
  await sql`select fold_listing_counts(), repair_listing_words()`.execute(bench.db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(bench.db);
  const counted = rows.map(async ({ name }) => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(bench.db);
    return [name, found[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};

test('nothing of a sale is left in the next scenario, whose orders are numbered from the beginning', async () => {
  const abandoned = await orderIn(await run('payment-abandoned'));
  const before = await counts();
  const order = await orderIn(await run('order-to-confirm'));
  await bench.act(order, 0, 'confirm');
  await bench.act(order, 1, 'confirm');
  await bench.work();
  const sold = await counts();
  const again = await orderIn(await arrangeScenario('payment-abandoned', parts()));
  expect(Object.keys(sold).filter((name) => (sold[name] ?? 0) > (before[name] ?? 0))).toEqual(
    expect.arrayContaining(['ledger_entries', 'ledger_postings', 'sale_links', 'trade_history', 'transfers']),
  );
  expect(await counts()).toEqual(before);
  expect([again.number, order.number]).toEqual([abandoned.number, abandoned.number]);
});

test('a scenario with payments asks to start the market if the sandbox does not answer, and changes nothing', async () => {
  await bench.addVendor();
  const before = await counts();
  const away = createServer();
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address; it is closed now, so nothing listens there.
  const { port } = away.address() as AddressInfo;
  await new Promise((resolve) => away.close(resolve));
  await expect(runProcess('order-to-confirm', { SANDBOX_PORT: String(port) })).rejects.toMatchObject({
    code: 1,
    stdout:
      'This scenario pays in the payments sandbox, which does not answer: start the market first (`npm start` in another terminal).\n',
  });
  expect(await counts()).toEqual(before);
});

// The others, above and in demo.db.test.ts, run without a sandbox.
test('scenarios with payments are marked as such', () => {
  expect(paidScenarios).toEqual([
    'order-to-confirm',
    'payment-declined',
    'payment-abandoned',
    'change-proposed',
    'booking-to-answer',
    'reschedule-proposed',
  ]);
});
