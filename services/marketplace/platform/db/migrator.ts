import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { MigrationResultSet } from 'kysely/migration';
import type pg from 'pg';
import { createPool } from './database.ts';
import { checkServerVersion } from './server-version.ts';
import { readMigrations } from './migration-files.ts';
import { UnfitDatabase } from './unfit-database.ts';
import { letWork } from './working-role.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Names of the migrations that were carried out, in order. */
export type Migrated = readonly string[];

/**
 * Brings the schema, and graphile-worker's own, up to date, in one transaction; nothing happens when it is. Any number
 * of nodes may call it at once: they queue. Throws what the failing migration threw, its name in the message, and an
 * UnfitDatabase if the role may not change the schema. `workingRole`: who is to work with it without owning it.
 */
export async function migrateToLatest(
  connectionString: string,
  { folder = migrationsFolder, workingRole = null }: { folder?: string; workingRole?: string | null } = {},
): Promise<Migrated> {
  return alone(connectionString, async (pool) => {
    await checkServerVersion(pool);
    try {
      await runMigrations({ pgPool: pool });
      const migrated = carriedOut(await migratorOver(pool, folder).migrateToLatest());
      if (workingRole !== null) await letWork(pool, workingRole);
      return migrated;
    } catch (error) {
      throw isNotPermitted(error) ? mayNotChangeSchema(error) : error;
    }
  });
}

const isNotPermitted = (error: unknown): error is Error =>
  error instanceof Error && (('code' in error && error.code === '42501') || isNotPermitted(error.cause));

const mayNotChangeSchema = (error: Error): UnfitDatabase =>
  new UnfitDatabase(
    `The schema is older than this version, and the role in DATABASE_URL may not change it (${error.message}): run \`npm run migrate\` first, as the role that owns the tables.`,
    { cause: error },
  );

/** Takes back the newest migration, or all; graphile-worker's schema stays. */
export async function migrateDown(
  connectionString: string,
  options: { readonly all?: boolean; readonly folder?: string } = {},
): Promise<Migrated> {
  return alone(connectionString, async (pool) => {
    const migrator = migratorOver(pool, options.folder ?? migrationsFolder);
    return carriedOut(await (options.all ? migrator.migrateTo(NO_MIGRATIONS) : migrator.migrateDown()));
  });
}

const migratorOver = (pool: pg.Pool, folder: string): Migrator =>
  new Migrator({
    // The schema changes under its feet: no table is known here.
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: async () => readMigrations(folder) },
  });

function carriedOut({ error, results = [] }: MigrationResultSet): Migrated {
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'none of them';
  const reason = error instanceof Error ? error.message : 'an error that is none';
  throw new Error(`Migration failed (${failed}): ${reason}`, { cause: error });
}

// Any number that nobody else locks; graphile-worker's and Kysely's own locks are inside ours.
const migrationLock = 4_020_260_001;

async function alone<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  // A migration may take its time.
  const pool = createPool(connectionString, { max: 3, statementTimeoutMs: 0 });
  try {
    const lockConnection = await pool.connect();
    try {
      await lockConnection.query('select pg_advisory_lock($1)', [migrationLock]);
      return await work(pool);
    } finally {
      // The lock belongs to the connection and goes with it.
      lockConnection.release(true);
    }
  } finally {
    await pool.end();
  }
}
