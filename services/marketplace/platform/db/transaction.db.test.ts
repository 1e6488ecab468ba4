import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await asOwner(database.db, (trx) =>
    sql`create table berths (id int primary key, boats int not null);
      grant all on berths to public`.execute(trx),
  );
});
afterAll(async () => database.drop());
beforeEach(async () => {
  await sql`delete from berths`.execute(database.db);
  await sql`insert into berths values (1, 0), (2, 0)`.execute(database.db);
});

const boats = async (): Promise<number[]> =>
  (await sql<{ boats: number }>`select boats from berths order by id`.execute(database.db)).rows.map(
    (row) => row.boats,
  );

test('two serializable transactions that conflict both succeed in the end', async () => {
  const bothHaveRead = Promise.withResolvers<void>();
  let reads = 0;
  let runs = 0;
  const moor = async (): Promise<void> =>
    inTransaction(
      database.db,
      async (trx) => {
        runs += 1;
        const { rows } = await sql<{ boats: number }>`select boats from berths where id = 1`.execute(trx);
        reads += 1;
        if (reads === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        await sql`update berths set boats = ${(rows[0]?.boats ?? 0) + 1} where id = 1`.execute(trx);
      },
      { serializable: true },
    );
  await Promise.all([moor(), moor()]);
  expect({ boats: await boats(), runs }).toEqual({ boats: [2, 0], runs: 3 });
});

test('two transactions that deadlock both succeed in the end', async () => {
  const bothHold = Promise.withResolvers<void>();
  let holds = 0;
  const moor = async (first: number, second: number): Promise<void> =>
    inTransaction(database.db, async (trx) => {
      await sql`update berths set boats = boats + 1 where id = ${first}`.execute(trx);
      holds += 1;
      if (holds === 2) bothHold.resolve();
      await bothHold.promise;
      await sql`update berths set boats = boats + 1 where id = ${second}`.execute(trx);
    });
  await Promise.all([moor(1, 2), moor(2, 1)]);
  expect(await boats()).toEqual([2, 2]);
});

test("stops after five attempts and throws PostgreSQL's error", async () => {
  let runs = 0;
  const hopeless = inTransaction(database.db, async (trx) => {
    runs += 1;
    await sql`do $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(trx);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001', message: 'busy' });
  expect(runs).toBe(5);
});

test('another error rolls back and is thrown at once', async () => {
  let runs = 0;
  const failing = inTransaction(database.db, async (trx) => {
    runs += 1;
    await sql`update berths set boats = 9`.execute(trx);
    throw new RangeError('no such berth');
  });
  await expect(failing).rejects.toThrow(new RangeError('no such berth'));
  expect({ boats: await boats(), runs }).toEqual({ boats: [0, 0], runs: 1 });
});
