import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool } from '../db/database.ts';
import { createLog } from '../log.ts';
import { publishLiveEvent, createLive, sendPublished, type Live } from './index.ts';
import type { Heard } from './listener.ts';

const mara = '0193f2a1-0000-7000-8000-000000000001';
const teo = '0193f2a1-0000-7000-8000-000000000002';
const ada = '0193f2a1-0000-7000-8000-000000000003';
const orderId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = new Date('2026-11-20T08:30:00Z');

let database: TestDatabase;
let pool: Pool;
let live: Live;
const warnings: string[] = [];
const log = createLog({ level: 'warn', destination: { write: (line: string) => void warnings.push(line) } });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  warnings.length = 0;
  pool = createPool(database.connectionString, { max: 2 });
  live = createLive({ pool, log });
});
afterEach(async () => {
  await live.close();
  await pool.end();
});

const notify = async (audience: readonly string[], subOrderId: string | null = null) => {
  await database.db
    .transaction()
    .execute((trx) => publishLiveEvent(trx, { about: { orderId, subOrderId }, audience, at }));
  return sendPublished(database.db);
};

/** A listener with its events, a promise for the next one, and whether it ended. */
function listener() {
  const heard: Heard[] = [];
  const ended = Promise.withResolvers<void>();
  let waiting = Promise.withResolvers<void>();
  const hear = (event: Heard) => {
    heard.push(event);
    waiting.resolve();
    waiting = Promise.withResolvers();
  };
  const until = async (count: number) => {
    while (heard.length < count) await waiting.promise;
    return heard;
  };
  return { hear, end: () => ended.resolve(), heard, until, ended: ended.promise };
}
const listens = async (userId: string, hearsAll = false) => {
  const ear = listener();
  await live.listening();
  return { ...ear, stop: live.subscribe({ userId, vendorId: null, hearsAll }, ear) };
};

describe('an event', () => {
  test('reaches the users it concerns and admins, once each, and nobody else', async () => {
    const [buyer, supplier, admin] = [await listens(mara), await listens(teo), await listens(ada, true)];
    await notify([mara, mara]);
    await notify([mara, teo], orderId);
    expect(await supplier.until(1)).toEqual([
      { orderId, subOrderId: orderId, at: '2026-11-20T08:30:00.000Z' },
    ]);
    expect([(await buyer.until(2)).length, (await admin.until(2)).length]).toEqual([2, 2]);
  });

  test('of a rolled-back transaction is not sent', async () => {
    const buyer = await listens(mara);
    const failed = database.db.transaction().execute(async (trx) => {
      await publishLiveEvent(trx, { about: { orderId, subOrderId: teo }, audience: [mara], at });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await notify([mara])).toBe(1);
    expect(await buyer.until(1)).toMatchObject([{ subOrderId: null }]);
  });

  test('is sent once by several senders, and not before its transaction has committed', async () => {
    const buyer = await listens(mara);
    const send = () => sendPublished(database.db);
    await database.db.transaction().execute(async (trx) => {
      await publishLiveEvent(trx, { about: { orderId, subOrderId: null }, audience: [mara], at });
      expect(await send()).toBe(0);
    });
    const sent = await Promise.all([send(), send(), send()]);
    expect([sent.sort(), await send(), (await buyer.until(1)).length]).toEqual([[0, 0, 1], 0, 1]);
  });

  test('for more users than one message can contain reaches all', async () => {
    const many = Array.from({ length: 499 }, (_none, index) => mara.slice(0, -4) + String(1000 + index));
    const last = await listens(many.at(-1) ?? '');
    await notify(many);
    expect(await last.until(1)).toHaveLength(1);
  });
});

test('a user has at most ten listeners, and can add one when another ends', async () => {
  const ears = [];
  for (let count = 0; count < 10; count += 1) ears.push(await listens(mara));
  const [one] = ears;
  expect((await listens(mara)).stop).toBeNull();
  expect((await listens(teo)).stop).not.toBeNull();
  one?.stop?.();
  expect((await listens(mara)).stop).not.toBeNull();
});

test('a broken connection ends every listener, and listeners that reconnect receive events again', async () => {
  const buyer = await listens(mara);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(database.db);
  await buyer.ended;
  buyer.stop?.();
  const again = await listens(mara);
  await notify([mara]);
  expect(await again.until(1)).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining('the connection that listens broke')]);
});

test('a connection that no longer answers counts as broken', async () => {
  const clients: PoolClient[] = [];
  const connect = async () => {
    const client = await pool.connect();
    clients.push(client);
    return client;
  };
  // Long enough for a busy machine to answer the check.
  const other = createLive({ pool: { connect }, log, checkMs: 250 });
  const ear = listener();
  await other.listening();
  other.subscribe({ userId: mara, vendorId: null, hearsAll: false }, ear);
  // Blocks later queries for a minute; it fails once the connection is released.
  clients[0]?.query('select pg_sleep(60)').catch(() => undefined);
  await ear.ended;
  expect(warnings).toEqual([expect.stringContaining('is silent')]);
});

test('a stopping service ends its listeners and accepts no more', async () => {
  const buyer = await listens(mara);
  live.endAll();
  await buyer.ended;
  expect((await listens(teo)).stop).toBeNull();
});

describe('a stream', () => {
  const opened = async (isStillAllowed: () => Promise<boolean> = async () => true, signOfLifeMs = 60_000) => {
    await live.listening();
    const audience = { userId: mara, vendorId: null, hearsAll: false };
    const stream = live.stream({ audience, isStillAllowed, signOfLifeMs });
    if (stream === null) throw new Error('nobody else listens');
    return stream;
  };
  const textOf = async (stream: AsyncIterable<Buffer>, until: (text: string) => boolean) => {
    let text = '';
    for await (const chunk of stream) {
      text += chunk.toString();
      if (until(text)) break;
    }
    return text;
  };

  test("confirms at once that it is open, then sends each event in the contract's format", async () => {
    const stream = await opened();
    await notify([mara]);
    const text = await textOf(stream, (so) => so.includes('event: order'));
    const data = JSON.stringify({ orderId, subOrderId: null, at: '2026-11-20T08:30:00.000Z' });
    expect(text).toBe(`: listening\n\nevent: order\ndata: ${data}\n\n`);
  });

  test('sends heartbeats, and ends with the session', async () => {
    let asked = 0;
    const stream = await opened(async () => (asked += 1) < 3, 1);
    expect(await textOf(stream, () => false)).toBe(`: listening\n\n${': still here\n\n'.repeat(3)}`);
  });

  test('ends when its permission can no longer be checked', async () => {
    const stream = await opened(async () => Promise.reject(new Error('the database is away')), 1);
    expect(await textOf(stream, () => false)).toContain(': still here');
  });

  test('ends with the service, and leaves no listener behind when its client disconnects', async () => {
    for (let count = 0; count < 12; count += 1) (await opened()).destroy();
    const stream = await opened();
    const all = textOf(stream, () => false);
    live.endAll();
    expect(await all).toBe(': listening\n\n');
  });

  test('disconnects a client that does not read', async () => {
    const stream = await opened();
    const closed = Promise.withResolvers<void>();
    stream.once('close', closed.resolve);
    const others = await listens(teo);
    for (let count = 0; count < 12; count += 1)
      await database.db.transaction().execute(async (trx) => {
        for (let event = 0; event < 60; event += 1)
          await publishLiveEvent(trx, {
            about: { orderId, subOrderId: `${count} ${event}` },
            audience: [mara],
            at,
          });
      });
    await sendPublished(database.db);
    others.stop?.();
    await closed.promise;
    expect(stream.destroyed).toBe(true);
  });
});
