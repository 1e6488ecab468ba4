import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUuid } from '../../../src/lib/uuid.ts';
import { accountBench, type AccountBench } from '../modules/account/testing/account-bench.ts';
import { createAvailability } from '../modules/availability/index.ts';
import { createDashboards } from '../modules/dashboards/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createPaymentProvider } from '../modules/payments/index.ts';
import { openFileStore } from '../platform/files/index.ts';
import { hashToken } from '../platform/ids.ts';
import { queuedMails } from '../platform/mail/testing/queued-mails.ts';
import { seedCompanyDocuments } from './company-documents.ts';
import { seedDisputePictures } from './bookings/dispute-pictures.ts';
import { seedBookings } from './bookings/seed-bookings.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedCommissionInvoices } from './commission-invoices.ts';
import { seedInvoices } from './invoices.ts';
import { seedMarketIdentity } from './market-identity.ts';
import { seedPayouts } from './payouts/seed-payouts.ts';
import { scenarioModules } from './scenario-modules.ts';
import type { ScenarioParts } from './scenario-parts.ts';
import { sessionFor } from './scenario-purchase.ts';
import { seedDemo } from './seed.ts';
import { stockDemo } from './stock.ts';

let bench: AccountBench;
let parts: ScenarioParts;
let modules: ReturnType<typeof scenarioModules>;
let seeded: { readonly bookings: number; readonly orders: number };
beforeAll(async () => {
  bench = await accountBench({ as: 'owner' });
  parts = {
    ...bench.parts,
    files: openFileStore({ dataFolder: tmpdir() }),
    currency: 'EUR',
    commissionBps: 1000,
    stripe: createPaymentProvider({ secretKey: 'sk_test_of_a_test', sandboxUrl: null }),
  };
  modules = scenarioModules(parts);
  await seedDemo(bench);
  await seedMarketIdentity(parts);
  await stockDemo({ ...parts, ...modules });
  const bookings = await seedBookings(parts);
  seeded = { bookings, orders: await seedOrders({ ...parts, orders: modules.orders }) };
  await seedInvoices(parts);
  await seedPayouts(parts);
  await seedCommissionInvoices(parts);
});
afterAll(() => bench.drop());

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(bench.db)).rows[0]?.count ?? -1;

test('there is a year of bookings, in every state that a demo shows, and most are the demo provider’s', async () => {
  const { rows } = await sql<{ status: string; own: number; past: number; coming: number }>`
    select b.status, count(*) filter (where u.email = 'provider@example.com')::int as own,
      count(*) filter (where b.ends_at < ${bench.clock.now()})::int as past,
      count(*) filter (where b.starts_at > ${bench.clock.now()})::int as coming
    from bookings b join vendors v on v.id = b.provider_id join users u on u.id = v.opened_by group by 1 order by 1`.execute(
    bench.db,
  );
  const sumOf = (of: 'own' | 'past' | 'coming') => rows.reduce((sum, row) => sum + row[of], 0);
  expect(rows.filter(({ own }) => own > 0).map(({ status }) => status)).toEqual([
    'cancelled_by_crew',
    'cancelled_by_provider',
    'completed',
    'confirmed',
    'declined',
    'disputed',
    'expired',
    'in_progress',
    'no_show',
    'requested',
    'reschedule_proposed',
    'time_proposed',
    'withdrawn',
  ]);
  expect(sumOf('past')).toBeGreaterThan(75);
  expect(sumOf('coming')).toBeGreaterThan(15);
  expect(sumOf('own')).toBeGreaterThan(seeded.bookings / 3);
});

test('it covers a year and two months ahead, and no awaited answer is overdue', async () => {
  const { rows } = await sql<{ first: Date; last: Date; overdue: number }>`
    select min(starts_at) as first, max(starts_at) as last,
      count(*) filter (where status = 'requested' and answer_by <= ${bench.clock.now()}
        or (proposal ->> 'expiresAt')::timestamptz <= ${bench.clock.now()}
        or status = 'confirmed' and starts_at <= ${bench.clock.now()})::int as overdue
    from bookings`.execute(bench.db);
  const days = (instant: Date | undefined) => (instant ? (+instant - +bench.clock.now()) / 86_400_000 : 0);
  expect(days(rows[0]?.first)).toBeLessThan(-300);
  expect(days(rows[0]?.last)).toBeGreaterThan(30);
  expect(rows[0]?.overdue).toBe(0);
});

test('confirmed and dispatched orders have an expected date, and none is past', async () => {
  const under = sql`status in ('confirmed', 'preparing', 'dispatched', 'ready_for_collection')`;
  const { rows } = await sql<{ all: number; ahead: number }>`
    select count(*)::int as all, count(*) filter (where ready_on > ${bench.clock.now()}::date)::int as ahead
    from sub_orders where ${under}`.execute(bench.db);
  expect(rows[0]?.all).toBeGreaterThan(3);
  expect(rows[0]?.ahead).toBe(rows[0]?.all);
});

test('transfers to vendors are paid out to their banks, the demo vendors’ own with a returned payout, or are on their accounts', async () => {
  const { rows } = await sql<{ kind: string; paid: number; failed: number }>`
    select v.kind, count(*) filter (where o.status = 'paid')::int as paid, count(*) filter (where o.status = 'failed')::int as failed
    from payouts o join vendors v on v.id = o.vendor_id join users u on u.id = v.opened_by
    where u.email in ('supplier@example.com', 'provider@example.com') group by 1 order by 1`.execute(
    bench.db,
  );
  expect(rows).toMatchObject([{ failed: 1 }, { failed: 1 }]);
  expect(rows.every(({ paid }) => paid > 5)).toBe(true);
  const differing = sql<{ count: number }>`
    select count(*)::int as count from payouts o
    where o.amount_minor <> (select sum(amount_minor) from payout_lines l where l.payout_id = o.id)`;
  expect(await countOf(differing)).toBe(0);
  for (const { vendorId } of await bench.db.selectFrom('payouts').select('vendorId').distinct().execute()) {
    const page = await modules.payments.listPayouts(vendorId, {});
    expect(page.ok && page.value.figures.onAccountMinor).toBeGreaterThanOrEqual(0);
    expect(page.ok && page.value.figures).toMatchObject({ underWayMinor: 0 });
  }
});

test('the ledger sums to zero and matches the payment, refund and transfer of each booking', async () => {
  const { proof } = await createLedger({ ...bench.parts, currency: 'EUR' })
    .listLedger({})
    .then((page) => {
      if (!page.ok) throw new Error(page.error.code);
      return page.value;
    });
  const differing = sql<{ count: number }>`
    select count(*)::int as count from bookings b
    join payments p on p.sale_id = b.id
    left join transfers t on t.sale_id = b.id
    left join lateral (
      select coalesce(sum(amount_minor) filter (where account = 'cash' and kind = 'capture'), 0) as captured,
        coalesce(-sum(amount_minor) filter (where account = 'cash' and kind = 'refund'), 0) as refunded,
        coalesce(-sum(amount_minor) filter (where account = 'cash' and kind = 'transfer'), 0) as sent,
        coalesce(sum(amount_minor) filter (where account = 'cash' and kind = 'reversal'), 0) as reversed
      from ledger_postings x join ledger_entries e on e.id = x.entry_id where x.sale_id = b.id
    ) l on true
    where l.captured <> p.captured_minor or l.refunded <> p.refunded_minor or l.reversed <> coalesce(t.reversed_minor, 0)
      or l.sent <> case when t.status in ('sent', 'partially_reversed') then t.amount_minor else 0 end`;
  const unsent = sql<{ count: number }>`
    select count(*)::int as count from bookings b left join transfers t on t.sale_id = b.id
    where b.status in ('completed', 'no_show') and t.status is distinct from 'sent' and t.status is distinct from 'partially_reversed'`;
  expect(proof).toMatchObject({ sumMinor: 0, unbalanced: 0 });
  expect(proof.cash).toEqual(proof.owed);
  expect(proof.entries).toBeGreaterThan(150);
  expect([await countOf(differing), await countOf(unsent)]).toEqual([0, 0]);
});

test('every past and future booking has its team’s occupied period, and no other has one', async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from bookings b
    left join occupied_periods o on o.source_id = b.id and o.kind = 'booking'
    where (b.status in ('declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider')) <> (o.source_id is null)
      or o.team_id <> b.team_id or lower(o.period) <> b.blocked_from or upper(o.period) <> b.blocked_until`;
  expect(await countOf(wrong)).toBe(0);
});

test("bookings on board are for one of the buyer's yachts, by its name", async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from bookings b
    left join yachts y on y.id = b.yacht_id
    left join yacht_crew m on m.yacht_id = y.id and m.user_id = b.buyer_id
    where (b.place_kind = 'remote') <> (m.user_id is null) or b.yacht_name is distinct from y.name`;
  const yachts = sql<{ count: number }>`select count(distinct yacht_id)::int as count from bookings`;
  expect(await countOf(wrong)).toBe(0);
  expect(await countOf(yachts)).toBeGreaterThan(5);
});

test('each request has a mail to its provider, with a link valid until its deadline, and one to its buyer', async () => {
  const { rows } = await sql<{ id: string; number: number; answerBy: Date }>`
    select id, number, answer_by as "answerBy" from bookings where status = 'requested' order by number`.execute(
    bench.db,
  );
  const mails = (await queuedMails(bench.db)).filter(({ subject }) => subject.includes('B-'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ number }) => mails.some(({ subject }) => subject.includes(`B-${number}`)))).toBe(true);
  for (const { id, number, answerBy } of rows) {
    const [toBuyer, toProvider] = mails.filter(({ subject }) => subject.includes(`B-${number}`));
    expect(toBuyer?.text).not.toContain('/bookings/confirm/');
    const token = /\/service-provider\/bookings\/confirm\/([\w-]+)/.exec(toProvider?.text ?? '')?.[1] ?? '';
    const link = await bench.db
      .selectFrom('saleLinks')
      .select(['saleId', 'expiresAt', 'usedAt'])
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirst();
    expect(link).toEqual({ saleId: id, expiresAt: answerBy, usedAt: null });
  }
});

test('there is a year of orders, and one in each state is between the demo accounts', async () => {
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
  expect(seeded.orders).toBeGreaterThan(50);
  const old = sql<{ count: number }>`
    select count(*)::int as count from orders where created_at < ${bench.clock.now()}::timestamptz - interval '300 days'`;
  expect(await countOf(old)).toBeGreaterThan(0);
});

test('no order has steps in the future, and none is overdue', async () => {
  const wrong = sql<{ count: number }>`
    select (select count(*) from trade_history where at > ${bench.clock.now()})::int
      + (select count(*) from sub_orders where status = 'pending_confirmation' and answer_by <= ${bench.clock.now()})::int as count`;
  expect(await countOf(wrong)).toBe(0);
});

test('the ledger sums to zero and matches the payment of each order', async () => {
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

test('what awaits an answer of the demo accounts is in their notifications, at the time it was asked, and nothing else is', async () => {
  const { rows } = await sql<{ email: string; title: string; isPast: boolean }>`
    select u.email, n.title, n.created_at < ${bench.clock.now()} as "isPast"
    from notifications n join users u on u.id = n.user_id
    where n.read_at is null and u.email like any (array['crew@%', 'provider@%', 'admin@%'])`.execute(
    bench.db,
  );
  const availability = createAvailability(parts);
  const dashboards = createDashboards(parts, availability);
  const numbersTo = (who: string) =>
    new Set(
      rows
        .filter(({ email }) => email === `${who}@example.com`)
        .map(({ title }) => /[BQ]-\d+/.exec(title)?.[0]),
    );
  const waitingFor = (tasks: { readonly items: readonly { readonly number: string }[] }) =>
    tasks.items.map(({ number }) => number);
  const crew = await dashboards.crewDashboard(await sessionFor(bench, 'crew@example.com'));
  const provider = await dashboards.providerDashboard(await sessionFor(bench, 'provider@example.com'));
  const tasks = { crew: waitingFor(crew.tasks), provider: waitingFor(provider.toAnswer) };
  expect(tasks.crew.length).toBeGreaterThan(3);
  expect([...numbersTo('crew')]).toEqual(expect.arrayContaining(tasks.crew));
  expect([...numbersTo('provider')]).toEqual(expect.arrayContaining(tasks.provider));
  expect(numbersTo('admin').size).toBe(1);
  expect(rows.filter(({ isPast }) => !isPast)).toEqual([]);
});

test('suppliers of orders that await an answer are notified, and can answer', async () => {
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
  const asked = () =>
    bench.db
      .selectFrom('notifications')
      .select('userId')
      .where('asksAbout', '=', waiting?.id ?? null)
      .execute();
  expect(await asked()).toEqual([{ userId: supplier.userId }]);
  expect(await modules.orders.act(supplier, waiting?.id ?? '', { action: 'confirm' })).toMatchObject({
    ok: true,
  });
  expect(await asked()).toEqual([]);
});

test('the photographs mentioned in disputes exist, once', async () => {
  const filesOf = async () => {
    const { rows } = await sql<{ name: string; fileId: string }>`
      select f.name, f.file_id from bookings b join booking_files f on f.booking_id = b.id
      where b.status = 'disputed' order by f.added_at`.execute(bench.db);
    return rows;
  };
  await seedDisputePictures(parts);
  const given = await filesOf();
  expect(given.map(({ name }) => name)).toEqual(['aft corner.jpg', 'the patch, close up.jpg']);
  // As the contract names them.
  expect(given.every(({ fileId }) => isUuid(fileId))).toBe(true);
  expect(await parts.files.exists(`bookings/${given[0]?.fileId ?? ''}`)).toBe(true);
  await seedDisputePictures(parts);
  expect(await filesOf()).toEqual(given);
});

test('each company handed in two documents before it applied, once', async () => {
  const papersOf = async () => {
    const { rows } = await sql<{ fileId: string; inTime: boolean }>`
      select p.file_id, p.uploaded_at < a.submitted_at as in_time
      from vendor_papers p join vendor_applications a on a.vendor_id = p.vendor_id order by p.id`.execute(
      bench.db,
    );
    return rows;
  };
  await seedCompanyDocuments(parts);
  const handedIn = await papersOf();
  expect(handedIn.map(({ inTime }) => inTime)).toEqual(Array.from({ length: 20 }, () => true));
  expect(await parts.files.exists(`papers/${handedIn[0]?.fileId ?? ''}`)).toBe(true);
  await seedCompanyDocuments(parts);
  expect(await papersOf()).toEqual(handedIn);
});

test('each demo vendor has its commission invoices, numbered without gaps', async () => {
  const { rows } = await sql<{ email: string; documents: number }>`
    select u.email, count(*)::int as documents from commission_invoices c join vendors v on v.id = c.vendor_id
    join users u on u.id = v.opened_by group by 1`.execute(bench.db);
  const of = (email: string) => rows.find((row) => row.email === email)?.documents ?? 0;
  expect([of('supplier@example.com') > 6, of('provider@example.com') > 6]).toEqual([true, true]);
  const gaps = sql<{ count: number }>`
    select max(position)::int - count(*)::int as count from commission_invoices`;
  expect(await countOf(gaps)).toBe(0);
});

test('invoices and credit notes have the dates of what they are for, and numbers in that order', async () => {
  const wrong = await countOf(sql`
    select count(*)::int as count from invoices i
    left join refunds r on r.id = i.refund_id
    where i.kind = 'invoice' and i.issued_at > (
      select max(e.at) from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where p.sale_id = i.sale_id and e.kind in ('capture', 'transfer'))
      or i.kind = 'credit_note' and i.issued_at <> r.done_at`);
  const disordered = await countOf(sql`
    select count(*)::int as count from invoices i join invoices o on o.vendor_id = i.vendor_id
    where o.position < i.position and o.issued_at > i.issued_at`);
  const months = await countOf(sql`
    select count(distinct date_trunc('month', issued_at))::int as count from invoices`);
  expect([wrong, disordered, months > 6]).toEqual([0, 0, true]);
});

test('nothing is done twice', async () => {
  expect(await seedBookings(parts)).toBe(0);
  expect(await seedOrders({ ...parts, orders: modules.orders })).toBe(0);
  expect(await seedInvoices(parts)).toBe(0);
  expect(await seedPayouts(parts)).toBe(0);
  expect(await seedCommissionInvoices(parts)).toBe(0);
});
