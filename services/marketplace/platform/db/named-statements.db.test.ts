import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool } from './database.ts';
import { withNamedStatements } from './named-statements.ts';

let database: TestDatabase;
let one: Kysely<unknown>;

beforeEach(async () => {
  database = await createTestDatabase();
  const pool = createPool(database.ownersConnectionString, { max: 1 });
  one = new Kysely({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
});
afterEach(async () => {
  await one.destroy();
  await database.drop();
});

it('plans a text once, whatever its values', async () => {
  for (const value of [1, 2, 3]) await sql`select ${value}::integer as value`.execute(one);
  const { rows } = await sql<{ name: string; calls: string }>`
    select name, generic_plans + custom_plans as calls from pg_prepared_statements where statement like 'select $1::integer%'`.execute(
    one,
  );
  expect(rows).toEqual([{ name: 'q0', calls: 3 }]);
});

it('closes a connection whose plans have become invalid, and continues with another', async () => {
  await sql`create table berths (name text)`.execute(one);
  const read = () => sql`select * from berths where name <> ${'none'}`.execute(one);
  await read();
  await sql`alter table berths add column depth integer`.execute(one);
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  await expect(read()).resolves.toMatchObject({ rows: [] });
});
