import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { buy, killAfter, pay } from './buying.ts';
import { follow, type Following } from './following.ts';
import { importList, namesOf } from './importing.ts';
import { doubled, ledgerSums, missingFromStock } from './invariants.ts';
import { startTwoNodes, type TwoNodes } from './market.ts';
import { setUpStall, type Person, type Stall } from './stall.ts';

/** How many buy at once: few in every test run, 100 with `npm run test:faults`. Half as many import. */
const buyers = Number(process.env.FAULT_BUYERS ?? 8);
const patience = { timeout: 120_000, interval: 100 };

let database: TestDatabase;
let nodes: TwoNodes;
let stall: Stall;

beforeAll(async () => {
  database = await createTestDatabase({ max: 6 });
  stall = await setUpStall(database.db, {
    suppliers: Math.ceil(buyers / 2),
    buyers,
    // Enough for all.
    stockEach: 2 * buyers,
  });
  nodes = await startTwoNodes(database.connectionString);
});
afterAll(async () => {
  await nodes?.stop();
  await database?.drop();
});

/** Writes a notification for each user, like an event of the market. */
const notifyAll = (people: readonly Person[]) =>
  database.db
    .insertInto('notifications')
    .values(
      people.map(({ id }) => ({
        id: newId(),
        userId: id,
        kind: 'order' as const,
        title: 'Chandlery 1 has confirmed Q-10001/1',
        detail: 'Everything is confirmed.',
        path: '/crew/orders-management',
        createdAt: new Date(),
      })),
    )
    .execute();

it('counts the calls of an address on both nodes together', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1) {
    const answer = await fetch(`${nodes.origin}/api/contact/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: '{}',
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  const answered = nodes.answeredBy(/^\/api\/contact\//);
  expect([0, 1].map((each) => answered.filter((node) => node === each).length).sort()).toEqual([30, 31]);
});

it('survives kill -9 of one node under load: users notice nothing but a repeated call', async () => {
  const { db } = database;
  const [first, ...others] = stall.suppliers;
  if (!first) throw new Error('There are suppliers.');
  const readers = stall.buyers.slice(0, 4);
  const streams: Following[] = await Promise.all(readers.map((reader) => follow(nodes.origin, reader)));

  // The steps of one import use both nodes.
  await importList(nodes.origin, first, { count: () => undefined, onOutage: () => undefined });
  const steps = nodes.answeredBy(/^\/api\/(?:inventory|imports)\//);
  expect(new Set(steps)).toEqual(new Set([0, 1]));

  const amid = killAfter(buyers, () => nodes.kill(0));
  const written: Promise<unknown>[] = [];
  const count = <T>(answer: T): T => {
    written.push(notifyAll(readers));
    return amid.count(answer);
  };
  const [bought] = await Promise.all([
    Promise.all(stall.buyers.map(async (buyer) => ({ buyer, order: await buy(nodes.origin, buyer, count) }))),
    ...others.map((supplier) =>
      importList(nodes.origin, supplier, { count: () => count(undefined), onOutage: () => undefined }),
    ),
  ]);
  await amid.over();
  const made = bought.flatMap(({ buyer, order }) => (order ? [{ buyer, order }] : []));
  expect(made.length).toBe(buyers);
  await Promise.all(made.map(({ buyer, order }) => pay(nodes.origin, buyer, order, 'pays')));
  await Promise.all(written);

  const statuses = () => db.selectFrom('orders').select(['buyerId', 'status']).orderBy('buyerId').execute();
  await expect
    .poll(statuses, patience)
    .toEqual(
      [...stall.buyers]
        .map(({ id }) => ({ buyerId: id, status: 'placed' }))
        .sort((one, two) => (one.buyerId < two.buyerId ? -1 : 1)),
    );
  expect(await doubled(db, stall)).toEqual([]);
  expect(await missingFromStock(db, stall)).toEqual([]);
  expect(await ledgerSums(db)).toMatchObject({ sum: 0 });

  const listed = await db
    .selectFrom('inventoryItems')
    .select('name')
    .where('name', 'like', 'Turnbuckle %')
    .execute();
  expect(listed.map(({ name }) => name).sort()).toEqual(stall.suppliers.flatMap(namesOf).sort());

  for (const [position, reader] of readers.entries()) {
    const told = () =>
      db
        .selectFrom('notifications')
        .select('sequence')
        .where('userId', '=', reader.id)
        .orderBy('sequence')
        .execute()
        .then((rows) => rows.map(({ sequence }) => sequence));
    await expect.poll(async () => (await told()).includes(null), patience).toBe(false);
    const all = await told();
    await expect.poll(() => streams[position]?.ids.length, patience).toBe(all.length);
    expect(streams[position]?.ids).toEqual(all);
  }
  // Some were connected to the node that died, and continued from their position.
  expect(streams.reduce((sum, { returns }) => sum + returns(), 0)).toBeGreaterThan(0);
  for (const stream of streams) stream.stop();
});
