import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database/test-database.ts';
import { createMetrics } from '../../http-adapter/index.ts';
import { createDatabase } from '../platform/db/database.ts';
import { measureLogArchive } from './log-archive.ts';

let database: TestDatabase;
let withView: string;
beforeAll(async () => {
  database = await createTestDatabase({ as: 'owner' });
  // The test's server archives nothing: a view in another schema, which is found first, takes the place of its own.
  const options = encodeURIComponent('-c search_path=archiver,pg_catalog,public');
  withView = `${database.connectionString}&options=${options}`;
  await sql`create schema archiver`.execute(database.db);
  await sql`create table archiver.pg_stat_archiver (last_archived_time timestamptz, last_failed_time timestamptz)`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

const shown = async (connectionString: string) => {
  const metrics = createMetrics();
  const db = createDatabase(connectionString, { max: 1 });
  measureLogArchive(metrics, db);
  const lines = (await metrics.metrics()).split('\n').filter((line) => line.startsWith('db_log_archive'));
  await db.destroy();
  return lines;
};

const [early, late] = ['2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z'];
test.each([
  ['nothing was ever archived', null, null, 0],
  ['all goes well', late, null, 0],
  ['it failed once and went on', late, early, 0],
  ['it fails from the beginning', null, early, 1],
  ['it fails since a while', early, late, 1],
])('the log’s archive, when %s', async (_, archived, failed, failing) => {
  await sql`truncate archiver.pg_stat_archiver`.execute(database.db);
  await sql`insert into archiver.pg_stat_archiver values (${archived}, ${failed})`.execute(database.db);
  expect(await shown(withView)).toEqual([`db_log_archive_failing ${failing}`]);
});

test("the server's own view has the required columns", async () => {
  expect(await shown(database.connectionString)).toEqual(['db_log_archive_failing 0']);
});

test('is empty while the database is down', async () => {
  expect(await shown('postgresql://app@127.0.0.1:9/quayside')).toEqual([]);
});
