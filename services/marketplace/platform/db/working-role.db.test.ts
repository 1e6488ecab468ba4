import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../../../tests/database/as-owner.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createPool } from './database.ts';
import { migrateDown, migrateToLatest } from './migrator.ts';
import { checkRole } from './working-role.ts';

// The other database tests use such a role; this file tests what it may not do, and the messages without permissions.
const role = 'deck_hand';
let database: TestDatabase;
let hand: string;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await asOwner(database.db, (trx) => sql.raw(`create role ${role} login`).execute(trx));
  hand = database.connectionString.replace(/\/\/[^@/]*@/, `//${role}@`);
  pool = createPool(hand, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await asOwner(database.db, (trx) => sql.raw(`drop owned by ${role}; drop role ${role}`).execute(trx));
  await database.drop();
});

const letHandWork = () => migrateToLatest(database.ownersConnectionString, { workingRole: role });

test('a role without permissions is told how to get them', async () => {
  await expect(checkRole(pool)).rejects.toThrow(
    'The database role deck_hand may not work with the table account_links: run `npm run migrate -- --for deck_hand` as the role that owns the tables.',
  );
});

test('a role with permissions can work, but neither change tables nor record migrations', async () => {
  expect([await letHandWork(), await letHandWork()]).toEqual([[], []]);
  await expect(checkRole(pool)).resolves.toBeUndefined();
  expect(await migrateToLatest(hand)).toEqual([]);
  await pool.query(`select graphile_worker.add_job('send_mail', '{}')`);
  expect((await pool.query('select * from graphile_worker._private_jobs')).rowCount).toBe(1);
  await expect(pool.query('create table berths ()')).rejects.toThrow('permission denied for schema public');
  await expect(pool.query('delete from kysely_migration')).rejects.toThrow('permission denied');
});

test('a single table without permission is named', async () => {
  await asOwner(database.db, (trx) => sql.raw(`revoke delete on users from ${role}`).execute(trx));
  await expect(checkRole(pool)).rejects.toThrow('may not work with the table users:');
  await letHandWork();
});

test('rows hidden by a policy are noticed', async () => {
  const policy = `${role} on graphile_worker._private_jobs`;
  await asOwner(database.db, (trx) => sql.raw(`drop policy ${policy}`).execute(trx));
  await expect(checkRole(pool)).rejects.toThrow('the table graphile_worker._private_jobs:');
  await letHandWork();
  await expect(checkRole(pool)).resolves.toBeUndefined();
});

test('an outdated schema has to be updated by its owner', async () => {
  await migrateDown(database.ownersConnectionString);
  await expect(migrateToLatest(hand)).rejects.toThrow(
    /^The schema is older than this version, and the role in DATABASE_URL may not change it \(.*\): run `npm run migrate` first, as the role that owns the tables\.$/u,
  );
  await letHandWork();
  expect(await migrateToLatest(hand)).toEqual([]);
});
