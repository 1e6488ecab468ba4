import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database/test-database.ts';
import { runScript } from '../../tests/run-script.ts';
import { readMigrations } from './platform/db/migration-files.ts';
import { migrationsFolder } from './platform/db/migrator.ts';

const script = fileURLToPath(new URL('./migrate.ts', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const migrate = (given: readonly string[], environment: Record<string, string> = {}) =>
  runScript(script, given, { DATABASE_URL: database.ownersConnectionString, ...environment });

test('the newest migration can be reverted and applied again', async () => {
  const newest = Object.keys(await readMigrations(migrationsFolder)).at(-1);
  expect([await migrate([]), await migrate(['--down']), await migrate([]), await migrate([])]).toEqual([
    { code: 0, output: 'The schema is up to date.\n', complained: '' },
    { code: 0, output: `Reversed: ${newest}\n`, complained: '' },
    { code: 0, output: `Carried out: ${newest}\n`, complained: '' },
    { code: 0, output: 'The schema is up to date.\n', complained: '' },
  ]);
});

test('nothing is done for an unknown argument, or without a database in production', async () => {
  expect([await migrate(['down']), await migrate([], { NODE_ENV: 'production', DATABASE_URL: '' })]).toEqual([
    {
      code: 78,
      output: '',
      complained: 'The migration cannot start:\n- down is not known: write --for ROLE, --down, or nothing.\n',
    },
    {
      code: 78,
      output: '',
      complained:
        'The migration cannot start:\n- DATABASE_URL is missing, which production cannot do without: write DATABASE_URL=postgresql://user:password@host:5432/quayside.\n',
    },
  ]);
});
