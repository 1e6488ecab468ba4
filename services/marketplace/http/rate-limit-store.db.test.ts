import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTables } from '../../../tests/database/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database/test-database.ts';
import { createSharedCounts, type SharedCounts } from '../platform/rate-limits/index.ts';
import { sharedRateLimits } from './rate-limit-store.ts';

const secrets = { current: 'a-secret-of-these-tests', before: null };
const address = '203.0.113.7';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let nowMs = 0;
/** A node's counter for one route, and how often it accessed the database. */
function nodeOf(counts: SharedCounts = createSharedCounts({ db: database.db, secrets })) {
  let asked = 0;
  const alone: unknown[] = [];
  const Store = sharedRateLimits(
    (...given) => {
      asked += 1;
      return counts(...given);
    },
    { steadyMs: () => nowMs, onAlone: (error) => alone.push(error) },
  );
  const store = new Store({ routeInfo: { method: 'POST', url: '/api/auth/sign-in' } });
  return {
    asked: () => asked,
    alone,
    call: (most: number, from = address) =>
      new Promise<number>((resolve, reject) => {
        const done = (error: Error | null, result?: { current: number }) =>
          error || !result ? reject(error ?? new Error('nothing counted')) : resolve(result.current);
        store.incr(from, done, 60_000, most);
      }),
  };
}

test('a small limit is counted call by call over all nodes, and a flood above it does not reach the database', async () => {
  await emptyTables(database.db, 'rateLimits');
  const [one, two] = [nodeOf(), nodeOf()];
  const counted = [await one.call(3), await two.call(3), await two.call(3), await one.call(3)];
  expect(counted).toEqual([1, 2, 3, 4]);
  for (let call = 0; call < 5; call += 1) await one.call(3);
  expect(one.asked()).toBe(2);
  expect(await one.call(3, '203.0.113.8')).toBe(1);
  const kept = await database.db.selectFrom('rateLimits').selectAll().execute();
  expect(kept.map(({ key }) => key.length)).toEqual([32, 32]);
});

test('the next window begins at zero, on all nodes', async () => {
  await emptyTables(database.db, 'rateLimits');
  const [one, two] = [nodeOf(), nodeOf()];
  await Promise.all([one.call(9), one.call(9), two.call(9)]);
  await database.db
    .updateTable('rateLimits')
    .set({ endsAt: new Date(0) })
    .execute();
  nowMs += 60_001;
  expect([await one.call(9), await two.call(9)]).toEqual([1, 2]);
});

test('a large limit is shared in hundreds', async () => {
  await emptyTables(database.db, 'rateLimits');
  const [one, two] = [nodeOf(), nodeOf()];
  for (let call = 0; call < 250; call += 1) await one.call(3000);
  expect(one.asked()).toBe(2);
  let counted = 0;
  for (let call = 0; call < 100; call += 1) counted = await two.call(3000);
  expect([counted, two.asked()]).toEqual([300, 1]);
});

test('without the database each node counts alone, and logs that once until it shares again', async () => {
  const away = new Error('away');
  let isAway = true;
  const node = nodeOf(async () => {
    if (isAway) throw away;
    return { count: 4, window: 'w', endsInMs: 60_000 };
  });
  expect([await node.call(9), await node.call(9), await node.call(9)]).toEqual([1, 2, 3]);
  expect(node.alone).toEqual([away]);
  isAway = false;
  await node.call(9);
  isAway = true;
  await node.call(9);
  expect(node.alone).toEqual([away, away]);
});
