import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { withDatabase } from './connection-string.ts';
import { migrateDown, migrateToLatest, migrationsFolder } from './migrator.ts';
import { readMigrations } from './migration-files.ts';
import { describeSchema } from '../../../../tests/database/schema-description.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

describe("the project's migrations", () => {
  test('up, down and up again result in the same schema', async () => {
    const first = await describeSchema(database.db);
    const names = Object.keys(await readMigrations(migrationsFolder));
    expect(await migrateDown(database.ownersConnectionString, { all: true })).toEqual(names.toReversed());
    const left = await describeSchema(database.db);
    expect(left.filter((line) => !line.includes('kysely_migration'))).toEqual([]);
    expect(await migrateToLatest(database.ownersConnectionString)).toEqual(names);
    expect(await describeSchema(database.db)).toEqual(first);
  });

  test('nothing happens if the schema is up to date', async () => {
    expect(await migrateToLatest(database.ownersConnectionString)).toEqual([]);
  });

  test('four nodes that migrate an empty database at once succeed without an error', async () => {
    await asOwner(database.db, (trx) =>
      sql`drop schema public, graphile_worker cascade; create schema public`.execute(trx),
    );
    const done = await Promise.all(
      Array.from({ length: 4 }, () => migrateToLatest(database.ownersConnectionString)),
    );
    const names = Object.keys(await readMigrations(migrationsFolder));
    expect(done.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
    const worker = await sql<{
      jobs: string;
    }>`select relname as jobs from pg_class where relname = 'jobs'`.execute(database.db);
    expect(worker.rows).toEqual([{ jobs: 'jobs' }]);
  });
});

describe('an ordinary role that owns its database', () => {
  const role = 'harbour_master';
  let owned: string;
  let asSuperuser: pg.Client;

  beforeAll(async () => {
    asSuperuser = new pg.Client({ connectionString: database.ownersConnectionString });
    await asSuperuser.connect();
    await asSuperuser.query(`drop role if exists ${role}`);
    await asSuperuser.query(
      `create role ${role} login password '${role}' nosuperuser nocreatedb nocreaterole`,
    );
    await asSuperuser.query(`create database ${role} owner ${role}`);
    owned = withDatabase(database.ownersConnectionString, role).replace(/\/\/[^@/]*@/, `//${role}:${role}@`);
  });
  afterAll(async () => {
    await asSuperuser.query(`drop database ${role}`);
    await asSuperuser.query(`drop role ${role}`);
    await asSuperuser.end();
  });

  // Each up migration in its own session: migrate-filled.db.test.ts, as such a role.
  test('applies all migrations, and reverts each in its own session', async () => {
    const names = Object.keys(await readMigrations(migrationsFolder));
    expect(await migrateToLatest(owned)).toEqual(names);
    for (const name of names.toReversed()) expect(await migrateDown(owned)).toEqual([name]);
  });
});

describe('a folder of migrations', () => {
  const put = async (files: Record<string, string>): Promise<string> => {
    const inside = await mkdtemp(path.join(folder, 'case-'));
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(inside, name), text)));
    return inside;
  };

  test('is refused if a down file is missing', async () => {
    const inside = await put({ '0001_boats.up.sql': 'create table boats ()' });
    await expect(readMigrations(inside)).rejects.toThrow('Migration 0001_boats has no 0001_boats.down.sql');
  });

  test('is refused if two migrations have the same number', async () => {
    const half = Object.fromEntries(
      ['0001_boats', '0001_berths'].flatMap((name) =>
        [`${name}.up.sql`, `${name}.down.sql`].map((file) => [file, '']),
      ),
    );
    await expect(readMigrations(await put(half))).rejects.toThrow(
      'Migrations 0001_berths and 0001_boats bear the same number',
    );
  });

  test('is refused if a file has another name', async () => {
    const inside = await put({ 'boats.sql': '' });
    await expect(readMigrations(inside)).rejects.toThrow(
      'Migration boats.sql is not named like 0007_berths.up.sql',
    );
  });

  test('that fails in the middle is rolled back, and the error names the migration', async () => {
    const real = await readMigrations(migrationsFolder);
    const ours = Object.fromEntries(
      Object.keys(real).flatMap((name) => [`${name}.up.sql`, `${name}.down.sql`].map((file) => [file, ''])),
    );
    const inside = await put({
      ...ours,
      '9000_boats.up.sql': 'create table boats (); create table boats ();',
      '9000_boats.down.sql': 'drop table boats;',
    });
    const before = await describeSchema(database.db);
    await expect(migrateToLatest(database.ownersConnectionString, { folder: inside })).rejects.toThrow(
      'Migration failed (9000_boats): relation "boats" already exists',
    );
    expect(await describeSchema(database.db)).toEqual(before);
  });
});
