import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invariant } from '../../src/lib/invariant.ts';
import { describeSchema } from '../../tests/database/schema-description.ts';
import { demoAccount } from './demo/scenario-purchase.ts';
import { scenarioModules } from './demo/scenario-modules.ts';
import type { ScenarioParts } from './demo/scenario-parts.ts';
import { scenarios } from './demo/scenarios.ts';
import { findOwners } from './demo/stock.repository.ts';
import { readDemoVendors } from './demo/vendor-list.ts';
import { ensureVendor } from './modules/vendors/index.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { seedDemo } from './demo/seed.ts';
import { stockDemo } from './demo/stock.ts';
import { seedVisits } from './demo/visits/seed-visits.ts';
import { createOwnedDatabase } from '../../tests/database/owned-database.ts';
import { createAccounts } from './modules/account/index.ts';
import { accountBench } from './modules/account/testing/account-bench.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createPaymentProvider } from './modules/payments/index.ts';
import { openFileStore } from './platform/files/index.ts';
import { readMigrations } from './platform/db/migration-files.ts';
import { createDatabase } from './platform/db/database.ts';
import type { Database } from './platform/db/schema.ts';
import { migrateDown, migrateToLatest, migrationsFolder } from './platform/db/migrator.ts';

let folder: string;
let names: readonly string[];
let database: Awaited<ReturnType<typeof createOwnedDatabase>>;

beforeAll(async () => {
  database = await createOwnedDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'released-'));
  names = Object.keys(await readMigrations(migrationsFolder));
});
afterAll(async () => {
  await reader?.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** A market with companies, their lists, carts and an order, and at least one row in every table. */
async function fill(): Promise<void> {
  const bench = await accountBench({ database });
  const parts: ScenarioParts = {
    ...bench.parts,
    files: openFileStore({ dataFolder: folder }),
    currency: 'EUR',
    commissionBps: 1000,
    stripe: createPaymentProvider({ secretKey: 'sk_test_of_a_test', sandboxUrl: null }),
  };
  // Without the demo's year of bookings: their payments are in the ledger, which is append-only and would prevent
  // reverting.
  await seedDemo({ accounts: createAccounts(parts), clock: parts.clock });
  // With their owner's id, as before 0027: with another they could not be reverted.
  const owners = (await readDemoVendors()).map(({ owner }) => owner);
  for (const owner of await findOwners(bench.db, owners))
    await inTransaction(bench.db, async (trx) =>
      ensureVendor(trx, owner, { now: parts.clock.now(), currency: 'EUR', vendorId: owner.userId }),
    );
  await stockDemo({ ...parts, ...scenarioModules(parts) });
  await seedVisits(createAnalytics({ ...parts, knownPatterns: [] }));
  await scenarios['stock-contested'].arrange(parts);
  const { carts, orders } = scenarioModules(parts);
  const buyer = demoAccount('crew_member');
  await bench.accounts.requestPasswordReset(buyer.email);
  const { session } = await bench.signIn(buyer);
  const { checkoutKey, version, sums, currency } = await carts.getCart(session.userId);
  const expectedTotal = { amountMinor: sums.totalMinor, currency };
  const bought = await orders.checkout(session, checkoutKey, { cartVersion: version, expectedTotal });
  invariant(bought.ok, 'the cart of the scenario can be bought');
  const others = await readFile(new URL('migrate-filled.rows.sql', import.meta.url), 'utf8');
  await sql.raw(others).execute(bench.db);
}

/**
 * Columns, with their tables, that a migration drops because no release that can still run reads or writes them, and
 * that are made of others in the form that a release shows.
 */
const notKept = sql.raw(`('products', 'image_url'), ('vendors', 'shown_methods')`);

/** By column number, which a renamed column keeps: the number of rows and their contents. */
type Contents = ReadonlyMap<
  number,
  { readonly table: string; readonly columns: readonly number[]; readonly rows: string }
>;

/**
 * The contents of every table, or of the tables and columns in `before`. Counts of listings are recomputed if a
 * migration changes what counts.
 */
async function contents(db: Kysely<Database>, before?: Contents): Promise<Contents> {
  const { rows: columns } = await sql<{ id: number; table: string; number: number; name: string }>`
    select c.oid::integer as id, c.relname as table, a.attnum as number, a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%' and a.attgenerated = ''
      and c.relname not in ('listing_counts', 'listing_groups') and (c.relname, a.attname) not in (values ${notKept})
    order by c.oid, a.attnum`.execute(db);
  const tables = [...Map.groupBy(columns, ({ id }) => id)].filter(([id]) => before?.has(id) ?? true);
  const read = tables.map(async ([id, of]) => {
    const had = before?.get(id);
    const compared = of.filter(({ number }) => had?.columns.includes(number) ?? true);
    const values = sql.join(compared.map(({ name }) => sql`${sql.id(name)}::text`));
    const table = of[0]?.table ?? '';
    const { rows } = await sql<{ rows: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as rows
      from (select md5(concat_ws('|', ${values})) as line from ${sql.id(table)}) each_row`.execute(db);
    return [
      id,
      {
        table: had?.table ?? table,
        columns: compared.map(({ number }) => number),
        rows: rows[0]?.rows ?? '',
      },
    ] as const;
  });
  return new Map(await Promise.all(read));
}

const emptyTables = (found: Contents): readonly string[] =>
  [...found.values()].filter(({ rows }) => rows.startsWith('0 ')).map(({ table }) => table);

/** A folder with the first migrations, as in that release. */
async function released(count: number): Promise<string> {
  const inside = await mkdtemp(path.join(folder, 'state-'));
  const files = names.slice(0, count).flatMap((name) => [`${name}.up.sql`, `${name}.down.sql`]);
  await Promise.all(
    files.map((file) => copyFile(path.join(migrationsFolder, file), path.join(inside, file))),
  );
  return inside;
}

const countListings = async (db: Kysely<Database>) =>
  (await sql<{ count: number }>`select count(*)::integer as count from market_listings`.execute(db)).rows;

/** The connection over which the role's database is read: a new one would have to learn each table again. */
let reader: Kysely<Database> | null = null;
const reading = <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  work((reader ??= createDatabase(database.connectionString, { max: 1 })));

/** A database can only be copied while nobody is connected. */
async function copyDatabase(): ReturnType<typeof database.copy> {
  await reader?.destroy();
  reader = null;
  return database.copy();
}

/** Bookings must not be lost: the release before them can be restored only while there are none. */
async function refusedWithBookings(): Promise<void> {
  await expect(migrateDown(database.connectionString)).rejects.toThrow('there are bookings');
  await reading(async (db) => {
    for (const table of ['supplements', 'booking_files', 'occupied_periods', 'bookings'])
      await sql`delete from ${sql.id(table)}`.execute(db);
    await sql`delete from sales where kind <> 'sub_order'`.execute(db);
    await sql`delete from purchases where kind <> 'order'`.execute(db);
  });
}

/**
 * A vendor with its own id belongs to nobody in the previous release, which can be restored only while there is none.
 */
async function refusedWithOwnIds(): Promise<void> {
  await reading((db) =>
    sql`insert into vendors (id, opened_by, kind, status, created_at, updated_at)
      select uuidv7(), id, 'supplier', 'applicant', now(), now() from users where role = 'crew_member' limit 1`.execute(
      db,
    ),
  );
  await expect(migrateDown(database.connectionString)).rejects.toThrow('there are colleagues');
  await reading((db) => sql`delete from vendors where id <> opened_by`.execute(db));
}

/**
 * The releases from which all later migrations are applied at once. Each of these makes the test longer by all that
 * follow, so only every fifteenth, and each of the latest, which still run somewhere: released migrations no longer
 * change, so what was applied at once when it was new is proven.
 */
const isUpgradedAtOnce = (index: number): boolean => index % 15 === 1 || index >= names.length - 3;

/**
 * The releases that are upgraded by one migration alone: for the same reason the latest fifteen, and those above, from
 * which every later migration runs over what they contain.
 */
const isUpgradedAlone = (index: number): boolean => index >= names.length - 15 || isUpgradedAtOnce(index);

test('a filled market of each release keeps its data, whether it is upgraded by one migration or by all at once', async () => {
  await migrateToLatest(database.connectionString);
  await fill();
  const [latest, listings, full] = [
    await describeSchema(database.db),
    await countListings(database.db),
    await contents(database.db),
  ];
  // A new table needs a row in migrate-filled.rows.sql.
  expect(emptyTables(full)).toEqual([]);
  await database.db.destroy();

  for (const [index, name] of [...names.entries()].toReversed().slice(0, -1)) {
    if (name === '0027_colleagues') await refusedWithOwnIds();
    if (name === '0015_bookings') await refusedWithBookings();
    expect(await migrateDown(database.connectionString)).toEqual([name]);
    if (!isUpgradedAlone(index)) continue;
    const before = await reading(contents);
    expect(emptyTables(before), `under ${name}`).toEqual([]);

    if (isUpgradedAtOnce(index)) {
      const copy = await copyDatabase();
      try {
        expect(await migrateToLatest(copy.connectionString)).toEqual(names.slice(index));
        // 0017 gave a collection all ports of its vendor, and 0106 makes a method of each.
        const isSplit = index <= names.indexOf('0017_delivery_reach');
        const kept = (all: Contents) =>
          [...all].filter(([, of]) => !isSplit || of.table !== 'delivery_methods');
        const found = await contents(copy.db, before);
        expect(kept(found), `from under ${name} to the newest`).toEqual(kept(before));
        expect(await describeSchema(copy.db)).toEqual(latest);
        // They are created from the products, services and offers, if there were any.
        if (index > names.indexOf('0004_catalogue')) expect(await countListings(copy.db)).toEqual(listings);
      } finally {
        await copy.drop();
      }
    }

    const folderThen = await released(index + 1);
    expect(await migrateToLatest(database.connectionString, { folder: folderThen })).toEqual([name]);
    expect(await reading((db) => contents(db, before)), name).toEqual(before);
    expect(await migrateDown(database.connectionString, { folder: folderThen })).toEqual([name]);
  }
}, 300_000);
