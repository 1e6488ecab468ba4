import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { sentBy } from '../../../../tests/database/sent-statements.ts';
import { statement } from './statement.ts';
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

const more = statement<{ boats: number }>(
  'update berths set boats = boats + $2::integer where id = $1 returning boats',
);

test('statements asked together are sent together, in their order, with the beginning of the transaction', async () => {
  const moor = () =>
    inTransaction(database.db, async (trx) => {
      const [first, second] = await Promise.all([more(trx, [1, 1]), more(trx, [1, 2])]);
      return [...first, ...second, ...(await more(trx, [1, 4]))].map(({ boats: now }) => now);
    });
  expect(await moor()).toEqual([1, 3, 7]);
  const sent = await sentBy(moor);
  expect(sent.map((together) => together.map(({ text }) => text.split(' ')[0]))).toEqual([
    ['start', 'update', 'update'],
    ['update'],
    ['commit'],
  ]);
  expect(await boats()).toEqual([14, 0]);
});

test('if one of them fails, all of them are rolled back, and the connection continues', async () => {
  const fail = statement('select 1 / $1::integer');
  const failing = inTransaction(database.db, (trx) =>
    Promise.all([more(trx, [1, 1]), fail(trx, [0]), more(trx, [2, 1])]),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await boats()).toEqual([0, 0]);
  await inTransaction(database.db, (trx) => more(trx, [2, 1]));
  expect(await boats()).toEqual([0, 1]);
});

test('a transaction that asks nothing sends nothing', async () => {
  expect(await sentBy(() => inTransaction(database.db, async () => undefined))).toEqual([]);
});

test('after its end, a transaction is not asked on the connection that it had', async () => {
  const ended = await inTransaction(database.db, async (trx) => trx);
  const sent = await sentBy(() => more(ended, [1, 1]).catch(() => undefined));
  expect(sent).toEqual([]);
});
