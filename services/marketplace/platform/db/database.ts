import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely';
import pg from 'pg';
import { ColumnNames } from './column-names.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Database } from './schema.ts';
import { askDirectly } from './statement.ts';

type DatabaseOptions = {
  /** Connections at most. */
  readonly max: number;
  /** After this a statement is cancelled (57014). Default 30,000. */
  readonly statementTimeoutMs?: number;
  /** After this an answer is waited for no longer, for a server that may hang. Default: never. */
  readonly answerTimeoutMs?: number;
  /** After this a connection is waited for no longer. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Called when a connection breaks; the pool replaces it, and a query that ran on it throws. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * A pool of connections; `destroy()` closes it. bigint comes as a number and throws beyond 2^53, date as the text
 * `2026-11-20`, timestamptz as a Date, numeric as text.
 */
export function createDatabase(connectionString: string, options: DatabaseOptions): Kysely<Database> {
  return databaseOf(createPool(connectionString, options));
}

/** The database as the queries see it, on a pool, which it ends when it is destroyed. */
export function databaseOf(pool: pg.Pool, options: Pick<KyselyConfig, 'log'> = {}): Kysely<Database> {
  const named = withNamedStatements(pool);
  const db = new PoolDatabase(pool, {
    ...options,
    dialect: new PostgresDialect({ pool: named }),
    plugins: [new ColumnNames()],
  });
  // Who is told of statements is told by Kysely.
  if (options.log === undefined) askDirectly(db, named.askOne);
  return db;
}

class PoolDatabase extends Kysely<Database> {
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool, config: KyselyConfig) {
    super(config);
    this.#pool = pool;
  }

  /** Kysely leaves a pool alone that it has asked for nothing. */
  override async destroy(): Promise<void> {
    await super.destroy();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/**
 * After pg's own ten seconds each lull would end the connections of a node: the next visitors would wait for new ones, each of which plans a statement five
 * times before it keeps the plan. Networks forget a connection that is silent for 350 seconds, and tell neither end.
 */
const idleMostMs = 4 * 60 * 1000;

/** The pool under createDatabase, for those who talk to pg itself (graphile-worker, LISTEN). */
export function createPool(connectionString: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    application_name: 'quayside',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: idleMostMs,
    ...(options.answerTimeoutMs !== undefined && { query_timeout: options.answerTimeoutMs }),
    types,
    onConnect: (client) => setLimits(client, options.statementTimeoutMs ?? 30_000),
  });
  // Without these listeners a connection that breaks, idle or between two queries, would end the process. The pool
  // passes on what its idle clients have already said.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Not as parameters of the start: PgBouncer refuses those that it does not know. The pool waits for what is returned,
 * although its types ask for nothing.
 */
function setLimits(client: pg.ClientBase, statementTimeoutMs: number): unknown {
  return client.query(
    // A process that hangs in the middle of a transaction must not hold its rows for ever.
    // What a search finds among a million listings fits into so much memory; in less, PostgreSQL compares whole pages of listings again.
    `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = '60s'; set work_mem = '16MB'`,
  );
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond what a number holds`);
  return value;
});
// pg would make a Date of midnight in this machine's time zone, which is another day elsewhere.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
