import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReplicated, type ReplicatedDatabase } from '../../../../tests/database/streaming-replica.ts';
import { createLog } from '../log.ts';
import { withDatabase } from './connection-string.ts';
import { createPool, databaseOf } from './database.ts';
import { createReplica, replicaBehindMostMs, replicaTimes, type Replica } from './replica.ts';

let servers: ReplicatedDatabase;
let pool: Pool;
let db: ReturnType<typeof databaseOf>;
let replica: Replica;
let nowMs = 0;
const said: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line: string) => void said.push(line) } });

beforeAll(async () => {
  servers = await startReplicated();
  pool = createPool(servers.primary, { max: 3 });
  db = databaseOf(pool);
  replica = createReplica({
    primary: { db, pool },
    pool: createPool(servers.replica, { max: 2, ...replicaTimes }),
    node: randomUUID(),
    log,
    everyMs: null,
    steadyMs: () => nowMs,
  });
});
afterAll(async () => {
  await replica?.stop();
  await db?.destroy();
  await servers?.drop();
});

/** Which of the two answers, and which ports it knows. */
const readPorts = async () => {
  const { rows } = await sql<{ isReplica: boolean; slugs: string[] }>`
    select pg_is_in_recovery() as "isReplica", array(select slug from ports where slug like 'zz%' order by slug) as slugs`.execute(
    replica.db,
  );
  return rows[0];
};
const addPort = (slug: string) =>
  sql`insert into ports (slug, name, country, time_zone, latitude, longitude)
    values (${slug}, 'Sóller', 'ES', 'Europe/Madrid', 39.8, 2.7)`.execute(
    db,
  );
/** Looks until the replica has what was committed before this was called. */
async function caughtUp(): Promise<void> {
  const from = (nowMs += 1);
  await expect
    .poll(
      async () => {
        await replica.look();
        return (replica.behindMs() ?? Infinity) <= nowMs - from;
      },
      { timeout: 30_000, interval: 10 },
    )
    .toBe(true);
}

test('a read that may be old goes to the replica, once that is known to have it', async () => {
  expect(await readPorts()).toEqual({ isReplica: false, slugs: [] });
  await addPort('zz1');
  await caughtUp();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1'] });
});

test('one that falls behind is asked for what is at most five seconds old, then no more, and again once it has caught up', async () => {
  await caughtUp();
  await servers.askReplica('select pg_wal_replay_pause()');
  await expect.poll(() => servers.askReplica('select pg_get_wal_replay_pause_state()')).toBe('paused');
  await addPort('zz2');
  nowMs += replicaBehindMostMs - 1;
  await replica.look();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1'] });
  nowMs += 2;
  // Even between two looks.
  expect(await readPorts()).toEqual({ isReplica: false, slugs: ['zz1', 'zz2'] });
  await replica.look();
  expect(replica.behindMs()).toBeGreaterThan(replicaBehindMostMs);
  expect(said.at(-1)).toContain('too far behind');

  await servers.askReplica('select pg_wal_replay_resume()');
  await caughtUp();
  expect(await readPorts()).toEqual({ isReplica: true, slugs: ['zz1', 'zz2'] });
});

test('one that is gone is noticed by no reader', async () => {
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

test('a server that is no replica of this database is never asked', async () => {
  const other = createReplica({
    primary: { db, pool },
    pool: createPool(withDatabase(servers.primary, 'postgres'), { max: 1 }),
    node: randomUUID(),
    log,
    everyMs: null,
  });
  await other.look();
  expect(other.isUsable()).toBe(false);
  await other.stop();
});
