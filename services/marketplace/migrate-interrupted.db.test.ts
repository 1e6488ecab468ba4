import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOwnedDatabase } from '../../tests/database/owned-database.ts';
import { describeSchema } from '../../tests/database/schema-description.ts';
import { migrateDown, migrateToLatest, migrationsFolder } from './platform/db/migrator.ts';
import { until } from './platform/jobs/testing/prepare-jobs.ts';

/**
 * A migration of a newer release: it creates a table, waits as long as another connection has a lock, and creates
 * another table.
 */
const newMigration = '9000_boats';
const lock = 9000;
/** The migrator's own lock, for which other runs wait. */
const migrationLock = 4_020_260_001;

let newerRelease: string;
let database: Awaited<ReturnType<typeof createOwnedDatabase>>;

beforeAll(async () => {
  newerRelease = await mkdtemp(path.join(tmpdir(), 'newer-'));
  await cp(migrationsFolder, newerRelease, { recursive: true });
  const up = `create table boats (); select pg_advisory_xact_lock(${lock}); create table berths ();`;
  await writeFile(path.join(newerRelease, `${newMigration}.up.sql`), up);
  await writeFile(path.join(newerRelease, `${newMigration}.down.sql`), 'drop table berths, boats;');
});
afterAll(() => rm(newerRelease, { recursive: true }));
beforeEach(async () => {
  database = await createOwnedDatabase();
});
afterEach(() => database.drop());

const migrateToNewer = () => migrateToLatest(database.connectionString, { folder: newerRelease });
const newTables = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname in ('boats', 'berths') order by relname`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
};

/** Blocks the new migration halfway until `letGoOn`. */
async function holdUp() {
  const holder = new pg.Client({ connectionString: database.connectionString });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [lock]);
  return { letGoOn: () => holder.end() };
}

/**
 * The server process that waits for an advisory lock; if that is the new migration's, it has created the first table
 * and not the second.
 */
async function processThatWaitsFor(key: number): Promise<number> {
  const pids: number[] = [];
  await until(async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`.execute(
      database.db,
    );
    pids.push(...rows.map(({ pid }) => pid));
    return pids.length > 0;
  });
  return pids[0] ?? 0;
}

describe('a migration that is killed in the middle', () => {
  beforeEach(async () => {
    await migrateToLatest(database.connectionString);
  });

  test('by the database leaves the schema as it was, and the next run completes it', async () => {
    const before = await describeSchema(database.db);
    const { letGoOn } = await holdUp();
    const killed = expect(migrateToNewer()).rejects.toThrow(
      'The connection to the database broke during a migration. The database undoes what was not finished: start again.',
    );
    await sql`select pg_terminate_backend(${await processThatWaitsFor(lock)})`.execute(database.db);
    await killed;
    expect(await describeSchema(database.db)).toEqual(before);

    await letGoOn();
    expect(await migrateToNewer()).toEqual([newMigration]);
    expect(await newTables()).toEqual(['berths', 'boats']);
  });

  test('with its program is rolled back by the database, and a run that waits for it completes it', async () => {
    const { letGoOn } = await holdUp();
    const program = `
      import { migrateToLatest } from ${JSON.stringify(new URL('platform/db/migrator.ts', import.meta.url).href)};
      await migrateToLatest(process.argv[1], { folder: process.argv[2] });`;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', program, database.connectionString, newerRelease],
      { stdio: 'inherit' },
    );
    await processThatWaitsFor(lock);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const next = migrateToNewer();
    expect(await newTables()).toEqual([]);
    await letGoOn();
    expect(await next).toEqual([newMigration]);
    expect(await newTables()).toEqual(['berths', 'boats']);
  });
});

describe('two releases on one database', () => {
  test('that migrate it at once take turns, and the older one starts on the schema of the newer', async () => {
    await migrateToLatest(database.connectionString);
    const { letGoOn } = await holdUp();
    const newer = migrateToNewer();
    await processThatWaitsFor(lock);
    const older = migrateToLatest(database.connectionString);
    await processThatWaitsFor(migrationLock);
    await letGoOn();
    expect([await newer, await older]).toEqual([[newMigration], []]);
    expect(await newTables()).toEqual(['berths', 'boats']);
  });

  test('work on the newer schema: the older one starts on it and can neither change nor revert it', async () => {
    await migrateToNewer();
    const newest = await describeSchema(database.db);
    expect(await migrateToLatest(database.connectionString)).toEqual([]);
    await expect(migrateDown(database.connectionString)).rejects.toThrow(
      'Only the version that added 9000_boats can revert it: run `npm run migrate -- --down` there.',
    );
    expect(await describeSchema(database.db)).toEqual(newest);
    expect(await migrateDown(database.connectionString, { folder: newerRelease })).toEqual([newMigration]);
  });

  test('with diverging migrations are refused', async () => {
    await migrateToNewer();
    const older = await mkdtemp(path.join(newerRelease, 'other-branch-'));
    await cp(migrationsFolder, older, { recursive: true });
    await writeFile(path.join(older, '9001_berths.up.sql'), 'create table piers ();');
    await writeFile(path.join(older, '9001_berths.down.sql'), 'drop table piers;');
    await expect(migrateToLatest(database.connectionString, { folder: older })).rejects.toThrow(
      'previously executed migration 9000_boats is missing',
    );
  });
});
