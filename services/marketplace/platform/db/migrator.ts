import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS } from 'kysely/migration';
import type { Migration, MigrationResultSet } from 'kysely/migration';
import type pg from 'pg';
import { createPool } from './database.ts';
import { checkServerVersion } from './server-version.ts';
import { readMigrations } from './migration-files.ts';
import { UnfitDatabase } from './unfit-database.ts';
import { letWork } from './working-role.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Names of the applied migrations, in order. */
export type Migrated = readonly string[];

/**
 * Updates the schema, and graphile-worker's own, in one transaction; does nothing if it is current, or newer. Any
 * number of nodes may call it at once: they queue. Throws a failing migration's error with its name in the message, and
 * an UnfitDatabase if the role may not change the schema. `workingRole`: a role that works with the schema without
 * owning it.
 */
export async function migrateToLatest(
  connectionString: string,
  { folder = migrationsFolder, workingRole = null }: { folder?: string; workingRole?: string | null } = {},
): Promise<Migrated> {
  return alone(connectionString, async (pool) => {
    await checkServerVersion(pool);
    try {
      await runMigrations({ pgPool: pool });
      const migrator = migratorOver(pool, async () => {
        const known = await readMigrations(folder);
        const newer = await newerThan(pool, known);
        return { ...known, ...Object.fromEntries(newer.map((name) => [name, appliedByNewer])) };
      });
      const migrated = applied(await migrator.migrateToLatest());
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

/**
 * Reverts the newest migration, or all; graphile-worker's schema stays. Throws an UnfitDatabase if only a newer release
 * can.
 */
export async function migrateDown(
  connectionString: string,
  options: { readonly all?: boolean; readonly folder?: string } = {},
): Promise<Migrated> {
  return alone(connectionString, async (pool) => {
    const known = await readMigrations(options.folder ?? migrationsFolder);
    const newest = (await newerThan(pool, known)).at(-1);
    if (newest !== undefined)
      throw new UnfitDatabase(
        `Only the version that added ${newest} can revert it: run \`npm run migrate -- --down\` there.`,
      );
    const migrator = migratorOver(pool, async () => known);
    return applied(await (options.all ? migrator.migrateTo(NO_MIGRATIONS) : migrator.migrateDown()));
  });
}

const migratorOver = (pool: pg.Pool, getMigrations: () => Promise<Migrations>): Migrator =>
  new Migrator({
    // The schema changes meanwhile, so no tables are typed here.
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations },
  });

type Migrations = Record<string, Migration>;

/**
 * Applied migrations after all known ones. The previous release works with a newer schema, so that its nodes can
 * restart during a release and after a rollback; Kysely would refuse it.
 */
async function newerThan(pool: pg.Pool, known: Migrations): Promise<readonly string[]> {
  const newestKnown = Object.keys(known).sort().at(-1) ?? '';
  const { rows: tables } = await pool.query(
    `select from pg_class where oid = to_regclass('kysely_migration')`,
  );
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  return rows.flatMap(({ name }) => (name > newestKnown ? [name] : [])).sort();
}

const appliedByNewer: Migration = {
  up: () => Promise.reject(new Error('a migration of a newer release is not known here')),
};

function applied({ error, results = [] }: MigrationResultSet): Migrated {
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'none of them';
  const reason = error instanceof Error ? error.message : 'an unknown error';
  throw new Error(`Migration failed (${failed}): ${reason}`, { cause: error });
}

const interrupted = (cause: unknown): UnfitDatabase =>
  new UnfitDatabase(
    'The connection to the database broke during a migration. The database undoes what was not finished: start again.',
    { cause },
  );

// Any number that is not used elsewhere; graphile-worker's and Kysely's own locks are taken inside ours.
const migrationLock = 4_020_260_001;

async function alone<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const lost: Error[] = [];
  // Migrations have no time limit.
  const pool = createPool(connectionString, {
    max: 3,
    statementTimeoutMs: 0,
    onConnectionLost: (error) => lost.push(error),
  });
  try {
    const lockConnection = await pool.connect();
    try {
      await lockConnection.query('select pg_advisory_lock($1)', [migrationLock]);
      return await work(pool);
    } finally {
      // The lock belongs to the connection and ends with it.
      lockConnection.release(true);
    }
  } catch (error) {
    // Otherwise the error would only be about failed cleaning up.
    throw lost.length > 0 ? interrupted(error) : error;
  } finally {
    await pool.end();
  }
}
