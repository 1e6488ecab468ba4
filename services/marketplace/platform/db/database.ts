import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely';
import pg from 'pg';
import { ColumnNames } from './column-names.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Database } from './schema.ts';
import { askDirectly } from './statement.ts';

type DatabaseOptions = {
  /** The maximum number of connections. */
  readonly max: number;
  /** Statements are cancelled after this time (57014). Default 30,000. */
  readonly statementTimeoutMs?: number;
  /** Responses are awaited for this time, for a server that may hang. Default: no limit. */
  readonly answerTimeoutMs?: number;
  /** Connections are awaited for this time. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Called when a connection breaks; the pool replaces it, and a query that ran on it throws. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * A pool of connections; `destroy()` closes it. bigint is returned as a number and throws beyond 2^53, date as the text
 * `2026-11-20`, timestamptz as a Date, numeric as text.
 */
export function createDatabase(connectionString: string, options: DatabaseOptions): Kysely<Database> {
  return databaseOf(createPool(connectionString, options));
}

/** The database for queries, on a pool, which it ends when it is destroyed. */
export function databaseOf(pool: pg.Pool, options: Pick<KyselyConfig, 'log'> = {}): Kysely<Database> {
  const named = withNamedStatements(pool);
  const db = new PoolDatabase(pool, {
    ...options,
    dialect: new PostgresDialect({ pool: named }),
    plugins: [new ColumnNames()],
  });
  // A statement log requires Kysely.
  if (options.log === undefined) askDirectly(db, named.askOne);
  return db;
}

class PoolDatabase extends Kysely<Database> {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool, config: KyselyConfig) {
    super(config);
    this.#pool = pool;
  }

  /** Kysely does not end a pool that it has never used. */
  override async destroy(): Promise<void> {
    await super.destroy();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/**
 * With pg's default of ten seconds, each quiet moment would close a node's connections: the next visitors would wait
 * for new ones, each of which plans a statement five times before it keeps the plan. Networks drop a connection that is
 * silent for 350 seconds, without telling either end.
 */
const maxIdleMs = 4 * 60 * 1000;

/** The pool under createDatabase, for direct users of pg (graphile-worker, LISTEN). */
export function createPool(connectionString: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    application_name: 'quayside',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: maxIdleMs,
    ...(options.answerTimeoutMs !== undefined && { query_timeout: options.answerTimeoutMs }),
    types,
    onConnect: (client) => setLimits(client, options.statementTimeoutMs ?? 30_000),
  });
  // Without these listeners a connection that breaks, idle or between two queries, would end the process. The pool
  // already passes on errors of idle clients.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Not as startup parameters: PgBouncer refuses unknown ones. The pool awaits the returned promise, although its types
 * don't say so.
 */
function setLimits(client: pg.ClientBase, statementTimeoutMs: number): unknown {
  return client.query(
    // A process that hangs in a transaction must not lock rows forever. The memory suffices for a search's results
    // among a million listings; with less, PostgreSQL rechecks whole pages of listings.
    `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = '60s'; set work_mem = '16MB'`,
  );
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond what a number holds`);
  return value;
});
// pg would create a Date at midnight in this machine's time zone, which is another day elsewhere.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
