import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { withDatabase } from '../../services/marketplace/platform/db/connection-string.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';
import { migrateToLatest } from '../../services/marketplace/platform/db/migrator.ts';
import { memoryFolder } from '../../scripts/stages/memory-folder.mjs';
import { readProcess } from '../../services/postgres/postgres-process.ts';

/** The role of the tests: like a node in production it may read and write rows, and owns nothing. */
const workingRole = 'quayside_test_node';
// Extra permissions for tests: to empty tables without triggers, and to become the owner.
const workingRoleOnce = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${workingRole}') then
      create role ${workingRole} login;
      grant set on parameter session_replication_role to ${workingRole};
      execute format('grant %I to ${workingRole} with inherit false, set true', current_user);
    end if;
  end $$`;

/** The data with which a test creates its own database: `template` is migrated and empty. */
export type TestServer = { readonly connectionString: string; readonly template: string };

/**
 * Starts a PostgreSQL for this run (or uses TEST_DATABASE_URL) with a migrated template database. Concurrent runs don't
 * meet; the next run removes what a killed one left.
 */
export async function startTestServer(): Promise<TestServer & { stop: () => Promise<void> }> {
  const text = process.env['TEST_DATABASE_URL'];
  const server =
    text === undefined ? await startOwn() : { connectionString: text, stop: async () => undefined };
  const template = `quayside_template_${randomBytes(6).toString('hex')}`;
  const { connectionString } = server;
  await asAdmin(connectionString, `create database ${template}`);
  await asAdmin(connectionString, workingRoleOnce);
  await migrateToLatest(withDatabase(connectionString, template), { workingRole });
  // Nobody may be connected to a template while it is copied, not even autovacuum.
  await asAdmin(connectionString, `alter database ${template} with allow_connections false`);
  return {
    connectionString,
    template,
    stop: async () => {
      await asAdmin(connectionString, `drop database ${template}`);
      await server.stop();
    },
  };
}

interface ClonedDatabase {
  /** For a role that works with the tables and owns none. */
  readonly connectionString: string;
  /** For the role that owns the tables. */
  readonly ownersConnectionString: string;
  readonly drop: () => Promise<void>;
}

/** A database cloned from the template; `drop` terminates open connections. */
export async function cloneDatabase(server: TestServer): Promise<ClonedDatabase> {
  const name = `quayside_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(
    server.connectionString,
    `create database ${name} template ${server.template} strategy file_copy`,
  );
  const ownersConnectionString = withDatabase(server.connectionString, name);
  return {
    connectionString: ownersConnectionString.replace(/\/\/[^@/]*@/, `//${workingRole}@`),
    ownersConnectionString,
    drop: async () => asAdmin(server.connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(connectionString, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const prefix = 'quayside-test-';

async function startOwn(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  await removeAbandoned();
  const inMemory = memoryFolder();
  const dataFolder = mkdtempSync(path.join(inMemory ?? os.tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(dataFolder, 0o711); // as root, the database's own user has to traverse it
  // The tests' files are stored there too, above all the clusters that some create, and deleted with it.
  if (inMemory !== null) process.env['TMPDIR'] = dataFolder;
  const { connectionString } = await startEmbeddedPostgres({ dataFolder, fsync: false });
  // Each database is short-lived. Occasional autovacuum would change a table's statistics, and with them the plans of
  // its queries.
  await asAdmin(connectionString, 'alter system set autovacuum = off');
  await asAdmin(connectionString, 'select pg_reload_conf()');
  return {
    connectionString,
    stop: async () => {
      await removeEmbeddedPostgres(dataFolder);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function removeAbandoned(): Promise<void> {
  for (const parent of new Set([memoryFolder() ?? os.tmpdir(), os.tmpdir()]))
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      if (readProcess(Number(name.slice(prefix.length).split('-')[0])) !== null) continue;
      const dataFolder = path.join(parent, name);
      await removeEmbeddedPostgres(dataFolder);
      rmSync(dataFolder, { recursive: true, force: true });
    }
}
