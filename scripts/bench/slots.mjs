// How long a month of free times takes of a provider with 5,000 bookings, compared with the least SQL that reads the same occupied
// periods (docs/quality.md, "Fast"), and the next free times of 24 services of as many providers; then the directory of services and the
// page of one among 1,000 and among 10,000. Uses its own database, and cleans up.
import { createAvailability, nextFreeTimes } from '../../services/marketplace/modules/availability/index.ts';
import { createMarketServices } from '../../services/marketplace/modules/catalogue/index.ts';
import { createPool, databaseOf } from '../../services/marketplace/platform/db/database.ts';
import { systemIds } from '../../services/marketplace/platform/ids.ts';
import { openMarketDatabase } from './database.mjs';
import { readOptions } from './options.mjs';

const given = readOptions({
  usual: { bookings: '5000', rounds: '200', few: '1000', many: '10000' },
  small: { bookings: '100', rounds: '3', few: '50', many: '100' },
});
const [bookings, rounds, few, many] = [given.bookings, given.rounds, given.few, given.many].map(Number);
const [providers, teams] = [24, 3];
/** The maximum ratio to the least SQL. */
const bar = 4;
/**
 * The maximum ratio of the directory's time among many services to that among few, each compared with the least SQL.
 */
const growthBar = 1.5;
/** Every team works from 7 to 19 every day, and a booking takes an hour. */
const hoursOfDay = 12;
const from = '2026-03-02';
const clock = { now: () => new Date(`${from}T00:00:00Z`) };

let market;
let pool;
/** One for the pool: its statements are prepared by name. */
let db;
try {
  market = await openMarketDatabase();
  pool = createPool(market.connectionString, { max: 2 });
  db = databaseOf(pool);
  await fill();
  await bench();
  await benchDirectory();
} finally {
  await pool?.end();
  await market?.close();
}

/** Equal providers, the first of them with all the bookings: an hour each, in shuffled order, over the year. */
async function fill() {
  const sql = (text, values = []) => pool.query(text, values);
  await sql(
    `insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    select uuidv7(), 'provider-' || place || '@example.com', 'service_provider', 'Nadia', 'Serra', 'none', now(), now()
    from generate_series(1, $1::int) place`,
    [providers],
  );
  await sql(`insert into vendors (id, kind, status, trading_name, created_at, updated_at)
    select id, 'service_provider', 'active', 'Riviera Marine Engineering', now(), now() from users`);
  await sql(`insert into vendor_ports (vendor_id, port) select id, 'palma' from vendors`);
  await sql(
    `insert into teams (id, provider_id, name, position, created_at)
    select uuidv7(), id, 'Team ' || place, place, now() from vendors cross join generate_series(1, $1::int) place`,
    [teams],
  );
  await sql(
    `insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    select uuidv7(), id, $1, 0, 365, 0, 0, now() from vendors`,
    [JSON.stringify(Array.from({ length: 7 }, () => [['07:00', '19:00']]))],
  );
  await sql(`insert into services (id, provider_id, own_key, name, price_minor, currency, tax_bps, priced_per, duration_minutes,
      lead_time_hours, status, created_at, updated_at)
    select uuidv7(), id, 'service', 'Diesel engine service', 12000, 'EUR', 2100, 'visit', 60, 0, 'active', now(), now() from vendors`);
  // The booked hours of a year, distributed over it; the other providers have a tenth.
  await sql(
    `with numbered as (
      select id, row_number() over (order by id) as place from vendors
    ), hours as (
      select n.id, n.place, t.id as team_id, hour,
        row_number() over (partition by n.id order by md5(hour::text || t.position)) as turn
      from numbered n join teams t on t.provider_id = n.id cross join generate_series(0, 365 * $3::int - 1) hour
    )
    insert into occupied_periods (team_id, period, kind, source_id)
    select team_id, tstzrange(starts, starts + interval '1 hour'), 'booking', uuidv7()
    from hours cross join lateral (
      select $2::timestamptz + (hour / $3::int) * interval '1 day' + (6 + hour % $3::int) * interval '1 hour' as starts
    ) time
    where turn <= case when place = 1 then $1::int else $1::int / 10 end`,
    [bookings, `${from}T00:00:00Z`, hoursOfDay],
  );
  await sql('analyze');
}

async function bench() {
  const { listSlots } = createAvailability({ db, clock, ids: systemIds, currency: 'EUR' });
  const busiest = `select t.provider_id, s.id from occupied_periods o join teams t on t.id = o.team_id
    join services s on s.provider_id = t.provider_id group by 1, 2 order by count(*) desc limit 1`;
  const { rows: found } = await pool.query(busiest);
  const [{ provider_id: providerId, id: serviceId }] = found;
  const { rows: teamRows } = await pool.query('select id from teams where provider_id = $1', [providerId]);
  const teamIds = teamRows.map(({ id }) => id);
  const { rows: serviceRows } = await pool.query('select id from services');
  const serviceIds = serviceRows.map(({ id }) => id);
  const month = [new Date(`${from}T06:00:00Z`), new Date('2026-04-01T18:00:00Z')];

  const works = {
    'a month of slots': () => listSlots(serviceId, { port: 'palma', quantity: 1, from, days: 31 }),
    'the least SQL': () =>
      pool.query({
        name: 'least',
        text: `select team_id, lower(period), upper(period) from occupied_periods
          where team_id = any($1) and period && tstzrange($2, $3)`,
        values: [teamIds, ...month],
      }),
    'next free times': () => nextFreeTimes(db, serviceIds, { now: clock.now() }),
  };
  const [listed, least] = [await works['a month of slots'](), await works['the least SQL']()];
  if (!listed.ok) throw new Error(listed.error.code);
  const slots = listed.value.days.flatMap((day) => day.slots).length;
  const median = await mediansOf(works);
  const shown = (name) => `${median[name].toFixed(2)} ms`;
  const ratio = median['a month of slots'] / median['the least SQL'];
  console.log(
    `${bookings} bookings of ${teams} teams in a year, ${least.rowCount} of them in the month, ${slots} free times`,
  );
  console.log(`a month of slots ${shown('a month of slots')}, the least SQL ${shown('the least SQL')}`);
  console.log(`the next free times of ${serviceIds.length} services ${shown('next free times')}`);
  console.log(
    `a month of slots takes ${ratio.toFixed(2)} times the least SQL${given.isSmall ? '' : ` (at most ${bar})`}`,
  );
  if (!given.isSmall && ratio > bar) process.exitCode = 1;
}

/**
 * The median of each work in milliseconds: once for the plans, then alternating, so that other load on the machine
 * affects all equally.
 */
async function mediansOf(works) {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, work] of Object.entries(works)) {
      const begun = performance.now();
      await work();
      if (round > 0) times[name].push(performance.now() - begun);
    }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]]),
  );
}

/** Services `from` to `until`, distributed over all providers, in twenty categories. */
async function addServices(from, until) {
  await pool.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as place from vendors)
    insert into services (id, provider_id, own_key, name, category, departments, price_minor, currency, tax_bps, priced_per,
      duration_minutes, lead_time_hours, status, created_at, updated_at)
    select uuidv7(), v.id, 'one-' || n, 'Service ' || md5(n::text), 'Category ' || n % 20, '{exterior}', 1000 + n, 'EUR', 2100,
      'visit', 60, 0, 'active', now(), now()
    from generate_series($1::int, $2::int) n join numbered v on v.place = n % $3::int`,
    [from, until, providers],
  );
  await pool.query('vacuum analyze');
}

/** Searches in the directory, each as a ratio to reading as many services with their providers by key. */
async function directoryRatios() {
  const market = () => createMarketServices({ db, clock, nextFreeTimes });
  const { listMarketServices, getMarketService } = market();
  const { rows } = await pool.query(
    `select id from services where category = 'Category 3' order by id limit 24`,
  );
  const ids = rows.map(({ id }) => id);
  const medians = await mediansOf({
    'the directory': () => listMarketServices({}),
    'the directory, counted anew': () => market().listMarketServices({}),
    'one category in one port': () => listMarketServices({ category: 'Category 3', port: 'palma' }),
    'the page of a service': () => getMarketService(ids[0]),
    least: () =>
      pool.query({
        name: 'by key',
        text: `select s.*, v.trading_name from services s join vendors v on v.id = s.provider_id where s.id = any($1)`,
        values: [ids],
      }),
  });
  const { least, ...works } = medians;
  return Object.entries(works).map(([name, ms]) => ({ name, ms, ratio: ms / least }));
}

async function benchDirectory() {
  await addServices(1, few);
  const among = await directoryRatios();
  await addServices(few + 1, many);
  const amongMany = await directoryRatios();
  console.log(`times the least SQL, among ${few} and ${many} services:`);
  for (const [at, { name, ms, ratio }] of amongMany.entries()) {
    const growth = ratio / among[at].ratio;
    console.log(
      `  ${name} ${among[at].ratio.toFixed(1)} (${among[at].ms.toFixed(2)} ms) and ${ratio.toFixed(1)} (${ms.toFixed(2)} ms), ${growth.toFixed(2)} times`,
    );
    if (!given.isSmall && growth > growthBar) process.exitCode = 1;
  }
  console.log(`what may grow: at most ${growthBar.toFixed(1)} times`);
}
