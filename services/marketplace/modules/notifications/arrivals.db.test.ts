import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool } from '../../platform/db/database.ts';
import { createLive, type Live } from '../../platform/live/index.ts';
import { silentLog as log } from '../../platform/log.ts';
import { sendNotifications } from '../../platform/notifications/index.ts';
import { createArrivals, type ArrivalParts } from './arrivals.service.ts';

const mara = { userId: '0193f2a1-7c1e-7b2a-9d4e-000000000001' };
const teo = { userId: '0193f2a1-7c1e-7b2a-9d4e-000000000002' };

let database: TestDatabase;
let db: ArrivalParts['db'];
let pool: Pool;
let live: Live;
const open: Readable[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const at = new Date('2026-11-20T08:30:00Z');
  const person = {
    role: 'crew_member',
    lastName: 'Berg',
    passwordHash: 'none',
    createdAt: at,
    updatedAt: at,
  } as const;
  await db
    .insertInto('users')
    .values([
      { ...person, id: mara.userId, email: 'mara@example.com', firstName: 'Mara' },
      { ...person, id: teo.userId, email: 'teo@example.com', firstName: 'Teo' },
    ])
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await db.deleteFrom('notifications').execute();
  pool = createPool(database.connectionString, { max: 2 });
  live = createLive({ pool, log });
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.destroy();
  await live.close();
  await pool.end();
});

const write = (on: ArrivalParts['db'], { userId }: typeof mara, title: string) =>
  on
    .insertInto('notifications')
    .values({ userId, kind: 'order', title, detail: null, path: '/crew/dashboard', createdAt: new Date() })
    .execute();

const arrivals = () => createArrivals({ db, live });

/** Follows a person's notifications; `next` is each event as its id and its title, the first the beginning. */
async function follow(reader: typeof mara, after: number | null) {
  const stream = await arrivals().stream(reader, after, async () => true);
  if (stream === null) throw new Error('nobody else follows');
  open.push(stream);
  const events: string[] = [];
  // One reader: another would take the first one's words.
  const chunks = stream[Symbol.asyncIterator]();
  const told = (event: string) => {
    const data = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}') as { title?: string };
    return [Number(/^id: (.*)$/m.exec(event)?.[1]), data.title ?? 'begin'] as const;
  };
  const next = async () => {
    while (events.length === 0) {
      const { value } = (await chunks.next()) as { value: Buffer };
      events.push(
        ...value
          .toString()
          .split('\n\n')
          .filter((event) => event.startsWith('event: ')),
      );
    }
    return told(events.shift() ?? '');
  };
  return { next, stream };
}

describe('a sender', () => {
  test('numbers what is new in its order, once, and nothing that has not been committed', async () => {
    await write(db, mara, 'first');
    const committed = Promise.withResolvers<void>();
    const isWritten = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (trx) => {
      await write(trx, mara, 'begun before the second, committed after it');
      isWritten.resolve();
      await committed.promise;
    });
    await isWritten.promise;
    await write(db, mara, 'second');
    expect(await sendNotifications(db)).toBe(2);
    const seen = await arrivals().list(mara, 0);
    committed.resolve();
    await late;
    expect(await sendNotifications(db)).toBe(1);
    const { items } = await arrivals().list(mara, seen.after);
    expect([seen.items.map(({ title }) => title), items.map(({ title }) => title)]).toEqual([
      ['first', 'second'],
      ['begun before the second, committed after it'],
    ]);
    expect(await sendNotifications(db)).toBe(0);
  });

  test('of several numbers alone: no two nodes send the same', async () => {
    for (let count = 0; count < 20; count += 1) await write(db, mara, `${count}`);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendNotifications(db)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20);
    const { items } = await arrivals().list(mara, 0);
    expect(new Set(items.map(({ sequence }) => sequence)).size).toBe(20);
  });
});

describe('a stream', () => {
  test('says where it begins, then each of the reader’s own as it arrives', async () => {
    const { next } = await follow(mara, null);
    expect(await next()).toEqual([0, 'begin']);
    await write(db, teo, 'for somebody else');
    await write(db, mara, 'on its way');
    await sendNotifications(db);
    expect((await next())[1]).toBe('on its way');
  });

  test('that was broken for an hour goes on where it was, in its order, without loss or repetition', async () => {
    await write(db, mara, 'seen');
    await sendNotifications(db);
    const known = (await arrivals().list(mara, 0)).after;
    for (const title of ['missed 1', 'missed 2', 'missed 3']) await write(db, mara, title);
    await sendNotifications(db);
    const { next } = await follow(mara, known);
    await write(db, mara, 'after it');
    await sendNotifications(db);
    const titles = [];
    for (let count = 0; count < 5; count += 1) titles.push((await next())[1]);
    expect(titles).toEqual(['begin', 'missed 1', 'missed 2', 'missed 3', 'after it']);
  });

  test('of two tabs that know different things gives each what it lacks', async () => {
    await write(db, mara, 'first');
    await sendNotifications(db);
    const known = (await arrivals().list(mara, 0)).after;
    const [fresh, knowing] = [await follow(mara, 0), await follow(mara, known)];
    await write(db, mara, 'second');
    await sendNotifications(db);
    const titlesOf = async ({ next }: typeof fresh, count: number) => {
      const titles = [];
      for (let place = 0; place < count; place += 1) titles.push((await next())[1]);
      return titles;
    };
    expect(await titlesOf(fresh, 3)).toEqual(['begin', 'first', 'second']);
    expect(await titlesOf(knowing, 2)).toEqual(['begin', 'second']);
  });

  test('on another node hears what this one sends', async () => {
    const otherPool = createPool(database.connectionString, { max: 2 });
    const other = createLive({ pool: otherPool, log });
    const stream = await createArrivals({ db, live: other }).stream(mara, null, async () => true);
    const chunks: string[] = [];
    const heard = Promise.withResolvers<void>();
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (chunks.join('').includes('from the first node')) heard.resolve();
    });
    await write(db, mara, 'from the first node');
    await sendNotifications(db);
    await heard.promise;
    stream?.destroy();
    await other.close();
    await otherPool.end();
  });
});
