// How much longer each dashboard takes with 100,000 old orders and bookings than with 1,000 (docs/quality.md, "Fast"):
// finished ones must not slow down open ones. Uses its own database, and cleans up.
import { createAvailability } from '../../services/marketplace/modules/availability/index.ts';
import { createDashboards } from '../../services/marketplace/modules/dashboards/index.ts';
import { createPool, databaseOf } from '../../services/marketplace/platform/db/database.ts';
import { systemIds } from '../../services/marketplace/platform/ids.ts';
import { openMarketDatabase } from './database.mjs';
import { readOptions } from './options.mjs';

const given = readOptions({
  usual: { few: '1000', many: '100000', rounds: '60' },
  small: { few: '20', many: '200', rounds: '3' },
});
const [few, many, rounds] = [given.few, given.many, given.rounds].map(Number);
/** The maximum ratio. */
const bar = 2;
const clock = { now: () => new Date('2026-11-20T09:00:00Z') };
const people = {
  crew: '00000000-0000-7000-8000-0000000000c1',
  supplier: '00000000-0000-7000-8000-0000000000a1',
  provider: '00000000-0000-7000-8000-0000000000b1',
  admin: '00000000-0000-7000-8000-0000000000d1',
};
const team = '00000000-0000-7000-8000-0000000000b2';
const service = '00000000-0000-7000-8000-0000000000b3';
/** The bench’s database. */
let pool;

/**
 * Writes sets of rows without triggers: those that write or look up a row for each row would make a hundred thousand
 * orders take too long. Their results are written here.
 */
async function fill(statements) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    for (const [text, values = []] of statements) await client.query(text, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const everybody = () => [
  [
    `insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values ($1, 'crew@example.com', 'crew_member', 'Mara', 'Lindqvist', 'none', now(), now()),
      ($2, 'supplier@example.com', 'supplier', 'Nadia', 'Serra', 'none', now(), now()),
      ($3, 'provider@example.com', 'service_provider', 'Jonas', 'Vidal', 'none', now(), now()),
      ($4, 'admin@example.com', 'admin', 'Harbour', 'Master', 'none', now(), now())`,
    Object.values(people),
  ],
  [
    `insert into vendors (id, opened_by, kind, status, trading_name, shown, created_at, updated_at)
    select id, id, kind, 'active', name, json_build_object('id', id, 'name', name, 'logoUrl', null)::text, now(), now()
    from (values ($1::uuid, 'supplier', 'Xarxa Chandlery'), ($2::uuid, 'service_provider', 'Riviera Marine Engineering'))
      vendor (id, kind, name)`,
    [people.supplier, people.provider],
  ],
  [
    `insert into teams (id, provider_id, name, position, created_at) values ($1, $2, 'Team 1', 1, now())`,
    [team, people.provider],
  ],
  [
    `insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    values (uuidv7(), $1, $2, 0, 365, 0, 0, now())`,
    [people.provider, JSON.stringify(Array.from({ length: 7 }, () => [['07:00', '19:00']]))],
  ],
];

/**
 * Old trade for rows `$1` to `$2`, one every twenty minutes into the past: each a delivered order of one line, and a
 * finished booking.
 */
const oldTrade = (first, last) => {
  const rows = `from generate_series($1::int, $2::int) place cross join lateral (
    select lpad(to_hex(place), 8, '0') as hex, timestamptz '2026-10-20T09:00:00Z' - place * interval '20 minutes' as at) old`;
  const id = (kind) => `(hex || '-0000-7000-8000-0000000000${kind}')::uuid`;
  const range = [first, last];
  return [
    [
      `insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key, body_sha256,
        expires_at, placed_at, settled_at, created_at, updated_at)
      select ${id('01')}, '${people.crew}', 'completed', 'EUR', 10000, 2100, 0, 12100, '00000000-order-' || place, repeat('0', 64), at, at, at, at, at ${rows}`,
      range,
    ],
    [
      `insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor, delivery_minor,
        total_minor, accepted_subtotal_minor, accepted_tax_minor, accepted_delivery_minor, accepted_total_minor, commission_bps, commission_minor,
        decided_at, delivered_at, completed_at, created_at, updated_at)
      select ${id('02')}, ${id('01')}, '${people.supplier}', 'completed', 'EUR', 'berth', 'To the berth', 10000, 2100, 0, 12100, 10000, 2100, 0, 12100,
        1000, 1000, at, at, at, at, at ${rows}`,
      range,
    ],
    [
      `insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity, net_minor, tax_minor,
        counts_stock)
      select ${id('03')}, ${id('02')}, 0, ${id('04')}, ${id('05')}, 'Fender F4', 5000, 2100, 2, 10000, 2100, true ${rows}`,
      range,
    ],
    [
      `insert into bookings (id, buyer_id, provider_id, service_id, team_id, status, starts_at, ends_at, blocked_from, blocked_until, time_zone, whole_days,
        service_name, priced_per, quantity, unit_price_minor, currency, tax_bps, tax_category, subtotal_minor, tax_minor, total_minor,
        cancellation_policy, commission_bps, commission_minor, place_kind, port, expires_at, completed_at, booking_key, body_sha256, created_at, updated_at)
      select ${id('06')}, '${people.crew}', '${people.provider}', '${service}', '${team}', 'completed', at, at + interval '1 hour', at,
        at + interval '1 hour', 'Europe/Madrid', false, 'Diesel engine service', 'visit', 1, 10000, 'EUR', 2100, 'S', 10000, 2100, 12100, 'moderate',
        1000, 1000, 'berth', 'palma', at, at, '00000000-booking-' || place, repeat('0', 64), at, at ${rows}`,
      range,
    ],
    [
      `insert into purchases (id, kind, number, buyer_id, currency)
      select o.id, 'order', 'Q-' || o.number, o.buyer_id, o.currency from orders o where not exists (select from purchases p where p.id = o.id)
      union all
      select b.id, 'booking', 'B-' || b.number, b.buyer_id, b.currency from bookings b where not exists (select from purchases p where p.id = b.id)`,
    ],
    [
      `insert into sales (id, kind, purchase_id, vendor_id)
      select ${id('02')}, 'sub_order', ${id('01')}, '${people.supplier}'::uuid ${rows}
      union all select ${id('06')}, 'booking', ${id('06')}, '${people.provider}'::uuid ${rows}`,
      range,
    ],
    [
      `insert into ledger_entries (id, kind, source, order_id, purchase_id, buyer_id, memo, at)
      select ${id('07')}, 'capture', 'capture:order-' || place, ${id('01')}, ${id('01')}, '${people.crew}'::uuid, 'Paid', at ${rows}
      union all select ${id('08')}, 'capture', 'capture:booking-' || place, null, ${id('06')}, '${people.crew}'::uuid, 'Paid', at ${rows}`,
      range,
    ],
    ...[
      ['07', '02', people.supplier],
      ['08', '06', people.provider],
    ].map(([entry, sale, vendor]) => [
      `insert into ledger_postings (entry_id, position, account, sub_order_id, sale_id, vendor_id, amount_minor, currency)
      select ${id(entry)}, position, account, null, ${id(sale)}, '${vendor}', amount, 'EUR'
      ${rows} cross join (values (0, 'cash', 12100), (1, 'vendor_due', -11100), (2, 'commission', -1000)) posting (position, account, amount)`,
      range,
    ]),
    [
      `insert into vendor_days (vendor_id, currency, day, sold_minor, due_minor)
      select vendor, 'EUR', (at at time zone 'UTC')::date, count(*) * 12100, count(*) * 11100
      ${rows} cross join (values ('${people.supplier}'::uuid), ('${people.provider}'::uuid)) who (vendor)
      group by 1, 3
      on conflict (vendor_id, currency, day) do update
        set sold_minor = vendor_days.sold_minor + excluded.sold_minor, due_minor = vendor_days.due_minor + excluded.due_minor`,
      range,
    ],
  ];
};

async function bench() {
  const db = databaseOf(pool);
  const availability = createAvailability({ db, clock, ids: systemIds, currency: 'EUR' });
  const dashboards = createDashboards({ db, clock, ids: systemIds, currency: 'EUR' }, availability);
  const owner = (id) => ({ userId: id, membership: { vendorId: id, role: 'owner' } });
  const works = {
    crew: () => dashboards.crewDashboard({ userId: people.crew }),
    supplier: () => dashboards.supplierDashboard(owner(people.supplier)),
    provider: () => dashboards.providerDashboard(owner(people.provider)),
    admin: () => dashboards.adminDashboard({ userId: people.admin }),
  };
  const measure = async () => {
    // Vacuumed too: recently written rows are not all visible yet, unlike in a market that has run for years.
    await pool.query('vacuum analyze');
    const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
    // A few calls for the plans, then alternating, so that other load on the machine affects all equally.
    const warm = 6;
    for (let round = -warm; round < rounds; round += 1)
      for (const [name, work] of Object.entries(works)) {
        const begun = performance.now();
        await work();
        if (round >= 0) times[name].push(performance.now() - begun);
      }
    return (name) => times[name].toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
  };
  await fill([...everybody(), ...oldTrade(1, few)]);
  const withFew = await measure();
  const begun = performance.now();
  await fill(oldTrade(few + 1, many));
  console.log(
    `${many - few} orders and as many bookings written in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  const withMany = await measure();
  const ratios = Object.keys(works).map((name) => {
    const ratio = withMany(name) / withFew(name);
    const [before, after] = [withFew(name), withMany(name)].map((ms) => `${ms.toFixed(2)} ms`);
    console.log(`${name}: ${before} with ${few}, ${after} with ${many}, ${ratio.toFixed(2)} times`);
    return ratio;
  });
  console.log(
    `no dashboard takes more than ${Math.max(...ratios).toFixed(2)} times${given.isSmall ? '' : ` (at most ${bar})`}`,
  );
  if (!given.isSmall && Math.max(...ratios) > bar) process.exitCode = 1;
}

let market;
try {
  market = await openMarketDatabase();
  pool = createPool(market.connectionString, { max: 8 });
  await bench();
} finally {
  await pool?.end();
  await market?.close();
}
