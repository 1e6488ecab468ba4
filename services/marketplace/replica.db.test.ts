import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapHashes } from '../../tests/cheap-hashes.ts';
import { startReplicated, type ReplicatedDatabase } from '../../tests/database/streaming-replica.ts';
import { setUpStall } from '../../tests/faults/stall.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { apiOf, createModules } from './modules.ts';
import { systemClock } from './platform/clock.ts';
import { withDatabase } from './platform/db/connection-string.ts';
import { createPool, databaseOf } from './platform/db/database.ts';
import { createReplica, replicaBehindMostMs, replicaTimes, type Replica } from './platform/db/replica.ts';
import { openFileStore } from './platform/files/index.ts';
import { systemIds } from './platform/ids.ts';
import { createLive } from './platform/live/index.ts';
import { createLog } from './platform/log.ts';
import { createOutboxMailer } from './platform/mail/index.ts';

let servers: ReplicatedDatabase;
let folder: string;
let pool: Pool;
let db: ReturnType<typeof databaseOf>;
let replica: Replica;
let nowMs = 0;
const said: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line: string) => void said.push(line) } });

/** Like a node's, but it checks only when told to, at a fixed time. */
const replicaOfNode = (connectionString = servers.replica) =>
  createReplica({
    primary: { db, pool },
    pool: createPool(connectionString, { max: 2, ...replicaTimes }),
    node: randomUUID(),
    log,
    everyMs: null,
    steadyMs: () => nowMs,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-replica-node-'));
  servers = await startReplicated();
  pool = createPool(servers.primary, { max: 4 });
  db = databaseOf(pool);
  replica = replicaOfNode();
});
afterAll(async () => {
  await replica?.stop();
  await db?.destroy();
  await servers?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Which server answers, and the ports it has. */
const readPorts = async () => {
  const { rows } = await sql<{ isReplica: boolean; slugs: string[] }>`
    select pg_is_in_recovery() as "isReplica", array(select slug from ports where slug like 'zz%' order by slug) as slugs`.execute(
    replica.db,
  );
  return rows[0];
};
const addPort = (slug: string) =>
  sql`insert into ports (slug, name, country, time_zone, latitude, longitude)
    values (${slug}, 'Sóller', 'ES', 'Europe/Madrid', 39.8, 2.7)`.execute(db);
/** Checks until the replica has everything that was committed before this call. */
async function caughtUp(looking = replica): Promise<void> {
  const from = (nowMs += 1);
  await expect
    .poll(
      async () => {
        await looking.look();
        return (looking.behindMs() ?? Infinity) <= nowMs - from;
      },
      { timeout: 30_000, interval: 10 },
    )
    .toBe(true);
}

test('a read that may be stale uses the replica, once that is known to have the data', async () => {
  expect(await readPorts()).toEqual({ isReplica: false, slugs: [] });
  await addPort('zz1');
  await caughtUp();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1'] });
});

test('a replica that falls behind is used for data up to five seconds old, then no longer, and again once it has caught up', async () => {
  await caughtUp();
  await servers.askReplica('select pg_wal_replay_pause()');
  await expect.poll(() => servers.askReplica('select pg_get_wal_replay_pause_state()')).toBe('paused');
  await addPort('zz2');
  nowMs += replicaBehindMostMs - 1;
  await replica.look();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1'] });
  nowMs += 2;
  // Even between two checks.
  expect(await readPorts()).toEqual({ isReplica: false, slugs: ['zz1', 'zz2'] });
  await replica.look();
  expect(replica.behindMs()).toBeGreaterThan(replicaBehindMostMs);
  expect(said.at(-1)).toContain('too far behind');

  await servers.askReplica('select pg_wal_replay_resume()');
  await caughtUp();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1', 'zz2'] });
});

test('no reader notices when a replica is gone', async () => {
  await caughtUp();
  expect(await readPorts()).toMatchObject({ isReplica: true });
  await servers.stopReplica();
  expect(await readPorts()).toEqual({ isReplica: false, slugs: ['zz1', 'zz2'] });
  await replica.look();
  expect(replica.behindMs()).toBeNull();
  expect(said.at(-1)).toContain('everything is read from the primary');

  await servers.startReplica();
  await caughtUp();
  expect(await readPorts()).toMatchObject({ isReplica: true });
});

/** The API of a node that reads from the replica. */
async function startNode() {
  const own = replicaOfNode();
  const read = readConfig({
    QUAYSIDE_DATA: folder,
    QUAYSIDE_BUILD: path.join(folder, 'no-build'),
    DATABASE_URL: servers.primary,
    DATABASE_REPLICA_URL: servers.replica,
  });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const parts = { db, clock: systemClock, ids: systemIds };
  const modules = createModules({
    config: read.value,
    knownPatterns: [],
    passwords: cheapHashes(),
    platform: {
      ...parts,
      replicaDb: own.db,
      files: openFileStore({ dataFolder: folder }),
      mailer: createOutboxMailer(parts),
      live: createLive({ pool, log }),
      log,
    },
  });
  const app = await buildApp({
    config: read.value,
    log,
    api: apiOf(modules),
    readiness: [],
    shedsLoad: false,
  });
  return {
    app,
    replica: own,
    close: async () => {
      await app.close();
      await own.stop();
    },
  };
}

test('a user who changed something reads it at once, on every node, while others may see the previous state', async () => {
  const stall = await setUpStall(db, { suppliers: 1, buyers: 0, stockEach: 9 });
  const [supplier] = stall.suppliers;
  const [inventoryId] = stall.stock.keys();
  const { productId } = await db
    .selectFrom('inventoryItems')
    .select('productId')
    .where('id', '=', inventoryId ?? '')
    .executeTakeFirstOrThrow();
  const [one, two] = await Promise.all([startNode(), startNode()]);
  await Promise.all([caughtUp(one.replica), caughtUp(two.replica)]);
  await servers.askReplica('select pg_wal_replay_pause()');
  await expect.poll(() => servers.askReplica('select pg_get_wal_replay_pause_state()')).toBe('paused');

  const authorization = `Bearer ${supplier?.token}`;
  const changed = await one.app.inject({
    method: 'PATCH',
    url: `/api/inventory/${inventoryId}`,
    headers: { authorization, 'if-match': '1' },
    payload: { price: { amountMinor: 4321, currency: 'EUR' } },
  });
  expect(changed.statusCode).toBe(200);
  const [marked] = changed.cookies;
  expect(marked).toMatchObject({ name: 'wrote', path: '/', httpOnly: true });
  // The cookie lives longer than the maximum delay of a read.
  expect((marked?.maxAge ?? 0) * 1000).toBeGreaterThan(replicaBehindMostMs);

  const priceFor = async ({ app }: typeof one, headers: Record<string, string>) => {
    const answer = await app.inject({ url: `/api/market/products/${productId}`, headers });
    return answer.json().data.offers[0].price.amountMinor;
  };
  for (const node of [one, two])
    expect([
      await priceFor(node, {}),
      await priceFor(node, { authorization }),
      await priceFor(node, { cookie: 'theme=dark; wrote=1' }),
    ]).toEqual([999, 4321, 4321]);

  // A page that may be too old is not shown to others either.
  nowMs += replicaBehindMostMs + 1;
  expect(await priceFor(two, {})).toBe(4321);
  await servers.askReplica('select pg_wal_replay_resume()');
  await Promise.all([one.close(), two.close()]);
});

test('a server that is no replica of this database is never used', async () => {
  const other = replicaOfNode(withDatabase(servers.primary, 'postgres'));
  await other.look();
  expect(other.behindMs()).toBeNull();
  await other.stop();
});
