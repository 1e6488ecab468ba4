import { sql, type Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool, databaseOf } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/schema.ts';
import { systemIds } from '../../platform/ids.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createAvailability, findPlacement, nearestSlots, nextFreeTimes } from './index.ts';

let database: TestDatabase;
let watched: Kysely<Database>;
const statements = new Set<string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const note = ({ query }: LogEvent) => void statements.add(query.sql);
  watched = databaseOf(createPool(database.connectionString, { max: 4 }), { log: note });
  await fill();
});
afterAll(async () => {
  await watched.destroy();
  await database.drop();
});

const clock = fixedClock('2026-11-20T09:00:00Z');

/** A hundred providers with one team each, whose year is booked every half hour, here and in an external calendar. */
async function fill(): Promise<void> {
  const { db } = database;
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    select uuidv7(), 'provider-' || place || '@example.com', 'service_provider', 'Nadia', 'Serra', 'none', now(), now()
    from generate_series(1, 100) place`);
  await run(`insert into vendors (id, opened_by, kind, status, created_at, updated_at)
    select id, id, 'service_provider', 'active', now(), now() from users`);
  await run(`insert into vendor_ports (vendor_id, port) select id, 'palma' from vendors`);
  await run(
    `insert into teams (id, provider_id, name, position, created_at) select id, id, 'Team 1', 1, now() from vendors`,
  );
  await run(`insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes,
      updated_at)
    select id, id, '[[["08:00","18:00"]],[["08:00","18:00"]],[],[],[],[],[]]', 0, 365, 0, 0, now() from vendors`);
  await run(`insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status,
      created_at, updated_at)
    select id, id, 'service', 'Diesel engine service', 12000, 'EUR', 'visit', 60, 'active', now(), now() from vendors`);
  await run(`insert into occupied_periods (team_id, period, kind, source_id)
    select id, tstzrange(starts, starts + interval '30 minutes'), 'booking', uuidv7()
    from vendors cross join lateral (
      select timestamptz '2026-11-20' + place * interval '18 hours' as starts from generate_series(1, 400) place
    ) hours`);
  await run(
    `insert into outside_calendars (id, provider_id, name, created_at) select id, id, 'Yard planning', now() from vendors`,
  );
  await run(`insert into outside_busy (calendar_id, period) select team_id, period from occupied_periods`);
  await run(`insert into time_off (id, provider_id, starts_at, ends_at, created_at)
    select uuidv7(), team_id, lower(period), upper(period), now() from occupied_periods`);
  await db.transaction().execute(async (trx) => {
    // Without triggers: nothing that they write is read here.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into bookings (id, buyer_id, provider_id, service_id, team_id, status, starts_at, ends_at, blocked_from, blocked_until,
        time_zone, whole_days, service_name, priced_per, quantity, unit_price_minor, currency, tax_bps, tax_category, subtotal_minor,
        tax_minor, total_minor, cancellation_policy, commission_bps, commission_minor, place_kind, expires_at, booking_key, body_sha256,
        created_at, updated_at)
      select source_id, team_id, team_id, team_id, team_id, 'completed', lower(period), upper(period), lower(period), upper(period),
        'Europe/Madrid', false, 'Diesel engine service', 'visit', 1, 12000, 'EUR', 0, 'Z', 12000, 0, 12000, 'moderate', 0, 0,
        'remote', now(), source_id::text, 'none', now(), now()
      from occupied_periods`.execute(trx);
  });
  // Requires the owner: a node only reads and writes rows.
  const owner = createPool(database.ownersConnectionString, { max: 1 });
  await owner.query('analyze');
  await owner.end();
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const scansOf = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Tables with a row per booking or per day of a year, which must never be scanned completely. */
const large = ['occupied_periods', 'outside_busy', 'time_off', 'bookings'];

test('no query about slots and calendars scans a large table, whatever its parameters', async () => {
  const { id: serviceId } = await database.db.selectFrom('services').select('id').executeTakeFirstOrThrow();
  const availability = createAvailability({ db: watched, clock, ids: systemIds, currency: 'EUR' });
  const session = {
    kind: 'active',
    id: serviceId,
    userId: serviceId,
    role: 'service_provider',
    signUpId: null,
    membership: { vendorId: serviceId, role: 'owner' },
  } as const;
  const wanted = { serviceId, placeKind: 'berth', port: 'palma', quantity: 1 } as const;
  const startsAt = new Date('2026-12-01T07:00:00Z');
  const now = { now: clock.now() };
  await availability.listSlots(serviceId, { port: 'palma', quantity: 1, days: 31 });
  await findPlacement(watched, { ...wanted, startsAt }, { ...now, movedSourceId: systemIds.newId() });
  await nearestSlots(watched, { ...wanted, startsAt }, now);
  await nextFreeTimes(watched, [serviceId], now);
  await availability.readProviderCalendar(session, { from: '2026-12-01', until: '2026-12-31' });
  await availability.getSchedule(session);
  await availability.addTimeOff(session, {
    teamId: null,
    startsAt: new Date('2028-12-24T00:00:00Z'),
    endsAt: new Date('2028-12-27T00:00:00Z'),
    note: null,
  });
  await availability.setTeams(session, [{ name: 'Team 2' }]);

  const asked = [...statements].filter((text) => /^\s*(?:select|insert|delete|update|\()/i.test(text));
  expect(asked.length).toBeGreaterThan(10);
  const wholly: (readonly [string, string])[] = [];
  for (const text of asked) {
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
        `explain (generic_plan, format json) ${text}`,
      )
      .execute(database.db.withoutPlugins());
    for (const table of rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan)))
      if (large.includes(table)) wholly.push([table, text]);
  }
  expect(wholly).toEqual([]);
});
