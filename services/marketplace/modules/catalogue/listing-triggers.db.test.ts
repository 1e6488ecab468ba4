import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { runScript } from '../../../../tests/run-script.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { catalogueBench, type CatalogueBench } from './testing/catalogue-bench.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

type Db = Kysely<Database>;

const listed = async () =>
  (await sql<Record<string, unknown>>`select * from market_listings order by id`.execute(bench.db)).rows;

/** The listings rebuilt from the source tables. */
async function rebuilt() {
  await sql`delete from market_listings`.execute(bench.db);
  await sql`select refresh_vendor_listings(id) from vendors where status = 'active'`.execute(bench.db);
  return listed();
}

/** The stored counts, as the sum of their rows. */
const storedCounts = async () =>
  (
    await sql<Record<string, unknown>>`
      select department, facet, value, sum(listings)::integer as listings from listing_counts
      group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`.execute(bench.db)
  ).rows;

/** The stored groups of alike listings, as the sum of their rows. */
const storedGroups = async () =>
  (
    await sql<Record<string, unknown>>`
      select category, kind, departments, vendor_ids, ports, out_of_stock, is_uncounted, sum(listings)::integer as listings
      from listing_groups group by 1, 2, 3, 4, 5, 6, 7 having sum(listings) <> 0 order by 1, 2, 3, 4, 5, 6, 7`.execute(
      bench.db,
    )
  ).rows;

/** Runs `npm run counts:repair` and returns its result. */
const repair = async () => {
  const script = fileURLToPath(new URL('../../repair-counts.ts', import.meta.url));
  const { output } = await runScript(script, [], { DATABASE_URL: bench.connectionString });
  return output;
};

/** How many stored counts differ from a count of the listings. */
const wrongCounts = async () =>
  (await sql<{ wrong: number }>`select repair_listing_counts() as wrong`.execute(bench.db)).rows[0]?.wrong;

/** How many vendors have other ports or delivery methods in their offers than in the tables. */
const wrongVendors = async () =>
  (
    await sql<{ wrong: number }>`
      select count(*)::integer as wrong from vendors
      where (shown_ports, shown_methods) is distinct from (shown_ports_of(id), shown_methods_of(id))`.execute(
      bench.db,
    )
  ).rows[0]?.wrong;

interface Market {
  readonly vendors: readonly string[];
  readonly products: readonly string[];
}

async function market(): Promise<Market> {
  const vendors: string[] = [];
  for (const status of ['active', 'active', 'paused'] as const)
    vendors.push(await bench.vendor('supplier', { status, ports: ['palma'] }));
  const products: string[] = [];
  for (let n = 0; n < 3; n += 1) products.push(await bench.product({ name: `Fender ${n}` }));
  for (const product of products)
    for (const vendor of vendors) await bench.item(vendor, product, { priceMinor: 1000, stock: 1 });
  return { vendors, products };
}

const writes = [
  'stock',
  'price',
  'move',
  'item status',
  'add',
  'delete',
  'product',
  'service',
  'no service',
  'vendor status',
  'port',
  'no port',
  'method',
  'no method',
] as const;
interface Write {
  readonly what: (typeof writes)[number];
  /** Indexes into the market's lists, and the values to write. */
  readonly vendor: number;
  readonly product: number;
  readonly value: number;
}
const small = fc.nat({ max: 2 });
const write: fc.Arbitrary<Write> = fc.record({
  what: fc.constantFrom(...writes),
  vendor: small,
  product: small,
  value: small,
});

async function apply(db: Db, { vendors, products }: Market, { what, vendor, product, value }: Write) {
  const [vendorId, productId, other] = [vendors[vendor], products[product], products[value]];
  const state = ['active', 'paused', 'draft'][value];
  const items = sql`supplier_id = ${vendorId} and product_id = ${productId}`;
  switch (what) {
    case 'stock':
      return sql`update inventory_items set stock = ${value} where ${items}`.execute(db);
    case 'price':
      return sql`update inventory_items set price_minor = ${900 + value * 100} where ${items}`.execute(db);
    case 'move':
      return sql`update inventory_items set product_id = ${other} where ${items}`.execute(db);
    case 'item status':
      return sql`update inventory_items set status = ${state} where ${items}`.execute(db);
    case 'add':
      return sql`
        insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status, created_at,
          updated_at)
        values (${newId()}, ${vendorId}, ${productId}, ${newId()}, 'Another', ${value}, 'EUR', ${value}, 'active', now(), now())`.execute(
        db,
      );
    case 'delete':
      return sql`delete from inventory_items where ${items}`.execute(db);
    case 'product':
      return sql`update products set name = ${`Fender ${value}`}, category = ${`Kind ${value}`} where id = ${productId}`.execute(
        db,
      );
    case 'service':
      return sql`
        insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status, created_at,
          updated_at)
        values (${newId()}, ${vendorId}, ${`wash ${value}`}, 'Wash', ${value}, 'EUR', 'hour', 60, ${state}, now(), now())
        on conflict (provider_id, own_key) do update set price_minor = services.price_minor + 1, status = excluded.status`.execute(
        db,
      );
    case 'no service':
      return sql`delete from services where provider_id = ${vendorId}`.execute(db);
    case 'vendor status':
      return sql`update vendors set status = ${['active', 'paused', 'suspended'][value]} where id = ${vendorId}`.execute(
        db,
      );
    case 'port':
      return sql`insert into vendor_ports (vendor_id, port) values (${vendorId}, ${['genoa', 'malta', 'ibiza'][value]})
        on conflict do nothing`.execute(db);
    case 'no port':
      return sql`delete from vendor_ports where vendor_id = ${vendorId}`.execute(db);
    case 'method':
      return sql`
        insert into delivery_methods (id, supplier_id, kind, name, cost_minor, currency, ports, position, created_at)
        values (${newId()}, ${vendorId}, 'courier', 'Courier', 0, 'EUR', ${[['genoa'], ['malta', 'antibes'], null][value]}::text[], 1, now())`.execute(
        db,
      );
    case 'no method':
      return sql`delete from delivery_methods where supplier_id = ${vendorId}`.execute(db);
  }
}

test('whatever two connections write in any order, the listings equal those rebuilt from the tables', async () => {
  const steps = fc.array(write, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, steps, async (one, another) => {
      await bench.reset();
      const made = await market();
      const inTurn = (steps: readonly Write[]) =>
        bench.db.connection().execute(async (connection) => {
          for (const step of steps) await apply(connection, made, step);
        });
      const fold = () => sql`select fold_listing_counts()`.execute(bench.db);
      await Promise.all([inTurn(one), inTurn(another), fold(), fold()]);
      const [stored, counts, groups] = [await listed(), await storedCounts(), await storedGroups()];
      await fold();
      expect([await wrongCounts(), await storedCounts(), await storedGroups()]).toEqual([0, counts, groups]);
      expect(stored).toEqual(await rebuilt());
      expect(await wrongVendors()).toBe(0);
    }),
    { numRuns: 20 },
  );
});

/** Runs `second` while `first` is written but not committed; if `second` blocks, it continues after the commit. */
async function whileUncommitted(first: (trx: Db) => Promise<unknown>, second: () => Promise<unknown>) {
  const seconds: Promise<unknown>[] = [];
  await bench.db.transaction().execute(async (trx) => {
    await first(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const running = { ended: false };
    seconds.push(second().finally(() => (running.ended = true)));
    for (;;) {
      const waiting = await sql`
        select from pg_stat_activity where ${rows[0]?.pid}::integer = any (pg_blocking_pids(pid))`.execute(
        bench.db,
      );
      if (running.ended || waiting.rows.length > 0) return;
    }
  });
  await Promise.all(seconds);
}

const pairs: readonly (readonly [string, Write['what'], Write['what']])[] = [
  ['a port comes while its vendor goes live', 'port', 'vendor status'],
  ['a vendor goes live while a port comes', 'vendor status', 'port'],
  ['a port comes while the vendor adds an item', 'port', 'add'],
  ['an item is added while a port comes', 'add', 'port'],
  ['an item is added while its vendor goes live', 'add', 'vendor status'],
  ['a vendor goes live while an item is added', 'vendor status', 'add'],
  ['a product is renamed while its first item is added', 'product', 'add'],
  ['the first item is added while its product is renamed', 'add', 'product'],
  ['a service is changed while its vendor goes live', 'service', 'vendor status'],
  ['a vendor goes live while a service is changed', 'vendor status', 'service'],
  ['a service goes while its vendor goes live', 'no service', 'vendor status'],
  ['a vendor goes live while a service goes', 'vendor status', 'no service'],
  ['a port comes while a service is changed', 'port', 'service'],
  ['a method comes while the vendor adds an item', 'method', 'add'],
  ['an item is added while a method comes', 'add', 'method'],
  ['a method comes while its vendor goes live', 'method', 'vendor status'],
  ['a vendor goes live while a method comes', 'vendor status', 'method'],
  ['a port goes while another one comes', 'port', 'no port'],
  ['two methods come at once', 'method', 'method'],
  ['two items of a product change at once', 'price', 'stock'],
];

test.each(pairs)('the listings are right after %s', async (_, first, second) => {
  const paused = await bench.vendor('supplier', { status: 'paused', ports: ['palma'] });
  const active = await bench.vendor('supplier', { ports: ['palma'] });
  const vendor = first === 'vendor status' || second === 'vendor status' ? paused : active;
  const other = await bench.vendor('supplier', { ports: ['antibes'] });
  const productId = await bench.product();
  if (first !== 'product' && second !== 'product') {
    await bench.item(vendor, productId, { priceMinor: 1000 });
    await bench.item(other, productId, { priceMinor: 1100 });
  }
  await bench.service(vendor);
  const made = { vendors: [vendor, other], products: [productId] };
  const of = (what: Write['what'], at: number): Write => ({
    what,
    vendor: what === 'stock' ? at : 0,
    product: 0,
    value: 0,
  });
  await whileUncommitted(
    (trx) => apply(trx, made, of(first, 0)),
    () => apply(bench.db, made, of(second, 1)),
  );
  const stored = await listed();
  expect([await wrongCounts(), await wrongVendors()]).toEqual([0, 0]);
  expect(stored).toEqual(await rebuilt());
});

test('wrong counts are repaired, and stay one row per choice', async () => {
  await market();
  const [right, groups] = [await storedCounts(), await storedGroups()];
  await sql`delete from listing_groups where category = (select min(category) from listing_groups)`.execute(
    bench.db,
  );
  await sql`delete from listing_counts where facet = 'port'`.execute(bench.db);
  await sql`update listing_counts set listings = listings + 3 where facet = 'all' and department = ''`.execute(
    bench.db,
  );
  const repaired = await repair();
  await sql`select fold_listing_counts()`.execute(bench.db);
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from listing_counts`.execute(bench.db);
  expect([repaired, await repair(), await storedCounts(), await storedGroups(), rows]).toEqual([
    'Counts of listings repaired: 4.\n',
    'The counts of listings are right.\n',
    right,
    groups,
    [{ rows: right.length }],
  ]);
});

test('new words of listings are known at once, and unused words are removed at night', async () => {
  const known = async () =>
    (await bench.db.selectFrom('listingWords').select('word').orderBy('word').execute()).map(
      ({ word }) => word,
    );
  const supplier = await bench.vendor('supplier');
  const renamed = await bench.product({ name: 'Halyard' });
  for (const productId of [renamed, await bench.product({ name: 'Cleat, 12 mm' })])
    await bench.item(supplier, productId);
  await bench.db.updateTable('products').set({ name: 'Topping lift' }).where('id', '=', renamed).execute();
  const atOnce = await known();
  await bench.db
    .insertInto('listingWords')
    .values([{ word: 'cleat' }, { word: 'gone' }])
    .execute();
  await bench.db.deleteFrom('listingWords').where('word', '=', 'lift').execute();
  await repair();
  expect(atOnce).toEqual(expect.arrayContaining(['cleat', 'halyard', 'topping']));
  expect(await known()).toEqual(['cleat', 'fenders', 'lift', 'polyform', 'topping']);
});

test('emptied tables leave no listing', async () => {
  await market();
  await bench.service(await bench.vendor('service_provider'));
  await asOwner(bench.db, (trx) => sql`truncate products cascade`.execute(trx));
  const withoutProducts = await listed();
  await asOwner(bench.db, (trx) => sql`truncate services cascade`.execute(trx));
  expect([withoutProducts.map(({ kind }) => kind), await listed(), await storedCounts()]).toEqual([
    ['service'],
    [],
    [],
  ]);
});
