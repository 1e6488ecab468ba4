import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { checkDatabase } from './database-health.ts';
import { createDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test('values come as the types the schema promises', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big, date '2026-11-20' as day,
      timestamptz '2026-11-20 12:00:00+02' as instant, 0.10::numeric as rate`.execute(database.db);
  expect(rows).toEqual([
    { big: 9007199254740991, day: '2026-11-20', instant: new Date('2026-11-20T10:00:00Z'), rate: '0.10' },
  ]);
});

test('a bigint that a number would round is refused', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow(
    'bigint 9007199254740993 is beyond what a number holds',
  );
});

test('a statement that takes too long is cancelled', async () => {
  const hasty = createDatabase(database.connectionString, { max: 1, statementTimeoutMs: 20 });
  await expect(sql`select pg_sleep(30)`.execute(hasty)).rejects.toMatchObject({ code: '57014' });
  await hasty.destroy();
});

test('a connection that the server cuts off is reported, and the next query has a new one', async () => {
  const lost = Promise.withResolvers<Error>();
  const db = createDatabase(database.connectionString, { max: 1, onConnectionLost: lost.resolve });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  expect(await lost.promise).toMatchObject({ code: '57P01' });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('health tells a database that answers from one that is away', async () => {
  expect(await checkDatabase(database.db)).toEqual({ ok: true, value: { answeredInMs: expect.any(Number) } });
  const away = createDatabase('postgresql://app@/quayside?host=/nowhere', { max: 1 });
  expect(await checkDatabase(away)).toEqual({
    ok: false,
    error: { code: 'database_unavailable', reason: 'connect ENOENT /nowhere/.s.PGSQL.5432' },
  });
  await away.destroy();
});

test('health does not wait for a connection that never comes', async () => {
  const db = createDatabase(database.connectionString, { max: 1 });
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const holder = db.connection().execute(async () => {
    holding.resolve();
    await held.promise;
  });
  await holding.promise;
  expect(await checkDatabase(db, 20)).toEqual({
    ok: false,
    error: { code: 'database_unavailable', reason: 'no answer in 20 ms' },
  });
  held.resolve();
  await holder;
  await db.destroy();
});
