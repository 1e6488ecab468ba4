import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountBench, type AccountBench } from '../../modules/account/testing/account-bench.ts';
import { createAvailability } from '../../modules/availability/index.ts';
import { createCatalogue } from '../../modules/catalogue/index.ts';
import { createImports } from '../../modules/imports/index.ts';
import { createLedger } from '../../modules/ledger/index.ts';
import { hasOpenTrade } from '../../modules/orders/index.ts';
import { storedAccountState } from '../../modules/payments/index.ts';
import { createVendors } from '../../modules/vendors/index.ts';
import { openFileStore } from '../../platform/files/index.ts';
import { hashToken } from '../../platform/ids.ts';
import { queuedMails } from '../../platform/mail/testing/queued-mails.ts';
import { seedDemo } from '../seed.ts';
import { stockDemo } from '../stock.ts';
import { seedBookings } from './seed-bookings.ts';

let bench: AccountBench;
let seeded: number;
let tookMs: number;
beforeAll(async () => {
  bench = await accountBench({ as: 'owner' });
  const made = { ...bench.parts, files: openFileStore({ dataFolder: tmpdir() }), currency: 'EUR' };
  await seedDemo(bench);
  await stockDemo({
    ...made,
    vendors: createVendors({ ...made, hasOpenTrade, paymentAccountState: storedAccountState }),
    imports: createImports(made),
    availability: createAvailability(made),
    catalogue: createCatalogue(made),
  });
  const before = performance.now();
  seeded = await seedBookings({ ...bench.parts, commissionBps: 1000 });
  tookMs = performance.now() - before;
});
afterAll(() => bench.drop());

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(bench.db)).rows[0]?.count ?? -1;

test('a year of bookings is there, with every state that a demo shows, and more of the demo provider’s than of anybody’s', async () => {
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
  expect(sumOf('own')).toBeGreaterThan(seeded / 3);
  expect(tookMs).toBeLessThan(4000);
});

test('it reaches a year back and two months ahead, and nothing waits for an answer that is overdue', async () => {
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

test('the ledger sums to zero and says of each booking what its payment, refund and transfer say', async () => {
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

test('every booking that took place or is to come has its team’s time, and no other has any', async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from bookings b
    left join occupied_periods o on o.source_id = b.id and o.kind = 'booking'
    where (b.status in ('declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider')) <> (o.source_id is null)
      or o.team_id <> b.team_id or lower(o.period) <> b.blocked_from or upper(o.period) <> b.blocked_until`;
  expect(await countOf(wrong)).toBe(0);
});

test('whoever books on board does it for a yacht of theirs, by its name', async () => {
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from bookings b
    left join yachts y on y.id = b.yacht_id
    left join yacht_members m on m.yacht_id = y.id and m.user_id = b.buyer_id
    where (b.place_kind = 'remote') <> (m.user_id is null) or b.yacht_name is distinct from y.name`;
  const yachts = sql<{ count: number }>`select count(distinct yacht_id)::int as count from bookings`;
  expect(await countOf(wrong)).toBe(0);
  expect(await countOf(yachts)).toBeGreaterThan(5);
});

test('each request has a mail to its provider, whose link opens it until it is to be answered, and one to its buyer', async () => {
  const { rows } = await sql<{ id: string; number: number; answerBy: Date }>`
    select id, number, answer_by as "answerBy" from bookings where status = 'requested' order by number`.execute(
    bench.db,
  );
  const mails = await queuedMails(bench.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(mails).toHaveLength(2 * rows.length);
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

test('nothing is done a second time', async () => {
  expect(await seedBookings({ ...bench.parts, commissionBps: 1000 })).toBe(0);
});
