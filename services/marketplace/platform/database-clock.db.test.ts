import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '../../../src/lib/durations.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database/test-database.ts';
import { startDatabaseClock, type DatabaseClock } from './database-clock.ts';
import { createPool, databaseOf } from './db/database.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
let clock: DatabaseClock;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => (lines = []));
afterEach(() => clock.stop());
afterAll(() => database.drop());

const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
/** The database runs on this machine, whose own clock is correct. */
const isNow = (instant: Date) => Math.abs(instant.getTime() - Date.now()) < hourMs / 2;
const said = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('a machine whose clock is an hour wrong uses the database’s time, and logs that', async () => {
  const machine = { date: () => Date.now() + hourMs, steadyMs: () => performance.now() };
  clock = await startDatabaseClock({ db: database.db, log, machine });
  expect(isNow(clock.now())).toBe(true);
  expect(Math.round(clock.machineAheadMs() / hourMs)).toBe(1);
  expect(said()).toEqual(['this machine’s clock is wrong; the database’s is used']);
});

test('a machine whose clock jumps keeps its time, and logs that at the next reading', async () => {
  let jumpedMs = 0;
  const machine = { date: () => Date.now() + jumpedMs, steadyMs: () => performance.now() };
  clock = await startDatabaseClock({ db: database.db, log, machine });
  jumpedMs = -hourMs;
  expect([isNow(clock.now()), said()]).toEqual([true, []]);
  await clock.read();
  expect([isNow(clock.now()), said()]).toEqual([
    true,
    ['this machine’s clock is wrong; the database’s is used'],
  ]);
});

test("between two readings the machine's counter continues, and the next reading corrects it", async () => {
  let steadyMs = 0;
  const machine = { date: () => Date.now(), steadyMs: () => steadyMs };
  clock = await startDatabaseClock({ db: database.db, log, machine });
  const first = clock.now().getTime();
  steadyMs = 2 * hourMs;
  expect(clock.now().getTime() - first).toBe(2 * hourMs);
  await clock.read();
  expect([isNow(clock.now()), said()]).toEqual([true, ['the database’s clock has jumped']]);
});

test('time continues while the database is down', async () => {
  const db = databaseOf(createPool(database.connectionString, { max: 1 }));
  clock = await startDatabaseClock({ db, log });
  await db.destroy();
  await expect(clock.read()).rejects.toThrow();
  expect(isNow(clock.now())).toBe(true);
});
