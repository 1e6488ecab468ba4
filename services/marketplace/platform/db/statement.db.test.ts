import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool, databaseOf } from './database.ts';
import type { Database } from './schema.ts';
import { statement } from './statement.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Kysely<Database>;
let described: number;

beforeEach(async () => {
  database = await createTestDatabase();
  described = 0;
  pool = createPool(database.ownersConnectionString, { max: 1 });
  pool.on('connect', ({ connection }) => connection.on('rowDescription', () => (described += 1)));
  db = databaseOf(pool);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const double = statement<{ berthName: string; twice: number; none: null }>(
  `select $1::text as berth_name, 2 * $2::bigint as twice, null::date as none`,
);
const ask = (name: string, value: number | bigint) => double(db, [name, value]);

it("returns rows with the code's column names, which are described once per connection", async () => {
  const asked = [await ask('A1', 1), await ask('A2', 2), await ask('A3', 3)];
  expect(asked.flat()).toEqual([
    { berthName: 'A1', twice: 2, none: null },
    { berthName: 'A2', twice: 4, none: null },
    { berthName: 'A3', twice: 6, none: null },
  ]);
  expect(described).toBe(1);
  const inTransaction = await db.transaction().execute((trx) => double(trx, ['A4', 4]));
  expect([inTransaction, described]).toEqual([[{ berthName: 'A4', twice: 8, none: null }], 1]);
});

it('returns them as well when there are too many texts to keep their plans, in a transaction too', async () => {
  for (let at = 0; at < 400; at += 1) await statement(`select $1::integer as berth_${at}`)(db, [at]);
  const answered = await inTransaction(db, (trx) => double(trx, ['A1', 1]));
  expect([answered, await ask('A1', 1)].flat()).toEqual(
    Array.from({ length: 2 }, () => ({ berthName: 'A1', twice: 2, none: null })),
  );
});

it('returns how many rows changed, and no rows', async () => {
  const nothing = statement<never>(`update sessions set device = $1 where device = $1`);
  expect([await nothing(db, ['none']), await nothing(db, ['none'])]).toEqual([[], []]);
});

it.each([
  ['PostgreSQL refuses', () => ask('A1', 9_007_199_254_740_993_000n), 'out of range'],
  ['cannot be read here', () => ask('A1', 9_007_199_254_740_991n), 'beyond what a number holds'],
  ['cannot be sent', () => double(db, ['A1', circular()]), 'circular'],
])(
  'throws for a value that %s, where it was asked, and goes on with the connection',
  async (_, fail, why) => {
    const error = await fail().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(why);
    expect(error).toHaveProperty('stack', expect.stringContaining('statement.db.test.ts'));
    expect(await ask('A1', 1)).toMatchObject([{ twice: 2 }]);
    expect(pool.totalCount).toBe(1);
  },
);

function circular(): object {
  const one: Record<string, unknown> = {};
  one.self = one;
  return one;
}

it('closes a connection whose plans have become invalid, and continues with another', async () => {
  await double(db, ['A1', 1]);
  await db.schema.createTable('berths').addColumn('name', 'text').execute();
  const berths = statement<object>(`select * from berths where name <> $1`);
  await berths(db, ['none']);
  await db.schema.alterTable('berths').addColumn('depth', 'integer').execute();
  await expect(berths(db, ['none'])).rejects.toThrow('cached plan must not change result type');
  await expect(berths(db, ['none'])).resolves.toEqual([]);
});

it('ends its pool even if Kysely was never used', async () => {
  await ask('A1', 1);
  await db.destroy();
  expect(pool.ended).toBe(true);
  await expect(ask('A1', 1)).rejects.toThrow('after calling end on the pool');
});
