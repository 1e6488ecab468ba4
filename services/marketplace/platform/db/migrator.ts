import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { MigrationResultSet } from 'kysely/migration';
import type pg from 'pg';
import { createPool } from './database.ts';
import { readMigrations } from './migration-files.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Names of the migrations that were carried out, in order. */
export type Migrated = readonly string[];

/**
 * Brings the schema, and graphile-worker's own, up to date, in one transaction; nothing happens when it is. Any number
 * of nodes may call it at once: they queue. Throws what the failing migration threw, its name in the message.
 */
export async function migrateToLatest(
  connectionString: string,
  folder = migrationsFolder,
): Promise<Migrated> {
  return alone(connectionString, async (pool) => {
    await runMigrations({ pgPool: pool });
    return carriedOut(await migratorOver(pool, folder).migrateToLatest());
  });
}

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
    const keeper = await pool.connect();
    try {
      await keeper.query('select pg_advisory_lock($1)', [migrationLock]);
      return await work(pool);
    } finally {
      // The lock belongs to the connection and goes with it.
      keeper.release(true);
    }
  } finally {
    await pool.end();
  }
}
