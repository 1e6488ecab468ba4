import { sql } from 'kysely';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { createDatabase, createPool } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test('values have the types that the schema declares', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big, date '2026-11-20' as day,
      timestamptz '2026-11-20 12:00:00+02' as instant, 0.10::numeric as rate`.execute(database.db);
  expect(rows).toEqual([
    { big: 9007199254740991, day: '2026-11-20', instant: new Date('2026-11-20T10:00:00Z'), rate: '0.10' },
  ]);
});

test('a bigint beyond a safe integer is refused', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow(
    'bigint 9007199254740993 is beyond what a number holds',
  );
});

test('a statement that takes too long is cancelled', async () => {
  const hasty = createDatabase(database.connectionString, { max: 1, statementTimeoutMs: 20 });
  await expect(sql`select pg_sleep(30)`.execute(hasty)).rejects.toMatchObject({ code: '57014' });
  await hasty.destroy();
});

test('a connection that the server closes is reported, and the next query gets a new one', async () => {
  const lost = Promise.withResolvers<Error>();
  const db = createDatabase(database.connectionString, { max: 1, onConnectionLost: lost.resolve });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  expect(await lost.promise).toMatchObject({ code: '57P01' });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('a connection survives quiet minutes, but closes before networks drop it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = createPool(database.connectionString, { max: 1 });
  const closed = Promise.withResolvers<void>();
  pool.on('remove', () => closed.resolve());
  await pool.query('select 1');
  vi.advanceTimersByTime(3 * 60 * 1000);
  expect(pool.totalCount).toBe(1);
  vi.advanceTimersByTime(2 * 60 * 1000);
  vi.useRealTimers();
  await closed.promise;
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

test('each connection limits statements and idle transactions', async () => {
  const db = createDatabase(database.connectionString, { max: 2 });
  const limits = sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle from pg_sleep(0.01)`;
  const both = await Promise.all([limits.execute(db), limits.execute(db)]);
  expect(both.map(({ rows }) => rows[0])).toEqual([
    { statement: '30s', idle: '1min' },
    { statement: '30s', idle: '1min' },
  ]);
  await db.destroy();
});

test('a connection starts with no parameters that PgBouncer refuses', async () => {
  const started = Promise.withResolvers<string>();
  const pooler = net.createServer((socket) => {
    socket.once('data', (packet) => {
      started.resolve(packet.subarray(8).toString());
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const { port } = pooler.address() as AddressInfo; // it listens on a port, not on a pipe
  const db = createDatabase(`postgresql://app@127.0.0.1:${port}/quayside`, { max: 1 });
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated');
  const texts = (await started.promise).split('\0');
  expect(texts.filter((_, index) => index % 2 === 0 && texts[index])).toEqual([
    'user',
    'database',
    'application_name',
    'client_encoding',
  ]);
  await db.destroy();
  pooler.close();
});
