import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invariant } from '../../src/lib/invariant.ts';
import { describeSchema } from '../../tests/database/schema-description.ts';
import { demoAccount } from './demo/scenario-purchase.ts';
import { runScenario } from './demo/scenario.ts';
import { scenarioModules } from './demo/scenario-modules.ts';
import type { ScenarioParts } from './demo/scenario-parts.ts';
import { accountBench, type AccountBench } from './modules/account/testing/account-bench.ts';
import { createPaymentProvider } from './modules/payments/index.ts';
import { openFileStore } from './platform/files/index.ts';
import { readMigrations } from './platform/db/migration-files.ts';
import { migrateDown, migrateToLatest, migrationsFolder } from './platform/db/migrator.ts';

let bench: AccountBench;
let folder: string;
let names: readonly string[];

beforeAll(async () => {
  bench = await accountBench({ as: 'owner' });
  folder = await mkdtemp(path.join(tmpdir(), 'released-'));
  names = Object.keys(await readMigrations(migrationsFolder));
});
afterAll(async () => {
  await bench.drop();
  await rm(folder, { recursive: true });
});

/** A market with companies, their lists, carts and an order. */
async function fill(): Promise<void> {
  const parts: ScenarioParts = {
    ...bench.parts,
    files: openFileStore({ dataFolder: folder }),
    currency: 'EUR',
    commissionBps: 1000,
    stripe: createPaymentProvider({ secretKey: 'sk_test_of_a_test', sandboxUrl: null }),
  };
  await runScenario('stock-contested', parts);
  const { carts, orders } = scenarioModules(parts);
  const buyer = demoAccount('crew_member');
  await bench.accounts.requestPasswordReset(buyer.email);
  const { session } = await bench.signIn(buyer);
  const { checkoutKey, version, sums, currency } = await carts.getCart(session.userId);
  const expectedTotal = { amountMinor: sums.totalMinor, currency };
  const bought = await orders.checkout(session, checkoutKey, { cartVersion: version, expectedTotal });
  invariant(bought.ok, 'the cart of the scenario can be bought');
}

/** By the number that a table keeps when it is renamed: its columns' numbers, and how many rows with which contents. */
type Contents = ReadonlyMap<number, { readonly columns: readonly number[]; readonly rows: string }>;

/** Of every table, or of those of `before` with the columns that they had then. */
async function contents(before?: Contents): Promise<Contents> {
  const { rows: columns } = await sql<{ id: number; table: string; number: number; name: string }>`
    select c.oid::integer as id, c.relname as table, a.attnum as number, a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%' and a.attgenerated = ''
    order by c.oid, a.attnum`.execute(bench.db);
  const tables = [...Map.groupBy(columns, ({ id }) => id)].filter(([id]) => before?.has(id) ?? true);
  const read = tables.map(async ([id, of]) => {
    const had = before?.get(id)?.columns;
    const compared = of.filter(({ number }) => had?.includes(number) ?? true);
    const values = sql.join(compared.map(({ name }) => sql`${sql.id(name)}::text`));
    const { rows } = await sql<{ rows: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as rows
      from (select md5(concat_ws('|', ${values})) as line from ${sql.id(of[0]?.table ?? '')}) each_row`.execute(
      bench.db,
    );
    return [id, { columns: compared.map(({ number }) => number), rows: rows[0]?.rows ?? '' }] as const;
  });
  return new Map(await Promise.all(read));
}

async function upTo(count: number): Promise<string> {
  const inside = await mkdtemp(path.join(folder, 'state-'));
  const files = names.slice(0, count).flatMap((name) => [`${name}.up.sql`, `${name}.down.sql`]);
  await Promise.all(
    files.map((file) => copyFile(path.join(migrationsFolder, file), path.join(inside, file))),
  );
  return inside;
}

const listings = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from market_listings`.execute(bench.db))
    .rows;

test('each migration, and all of them after the first, leave a filled market what it had', async () => {
  await fill();
  const latest = await describeSchema(bench.db);
  const found = await listings();
  for (const [index, name] of [...names.entries()].toReversed().slice(0, -1)) {
    expect(await migrateDown(bench.connectionString)).toEqual([name]);
    const before = await contents();
    expect(await migrateToLatest(bench.connectionString, { folder: await upTo(index + 1) })).toEqual([name]);
    expect(await contents(before), name).toEqual(before);
    // They are made from the products, services and offers.
    if (index >= names.indexOf('0005_search')) expect(await listings()).toEqual(found);
    await migrateDown(bench.connectionString);
  }
  const accounts = await contents();
  await migrateToLatest(bench.connectionString);
  expect(await contents(accounts)).toEqual(accounts);
  expect(await describeSchema(bench.db)).toEqual(latest);
}, 300_000);
