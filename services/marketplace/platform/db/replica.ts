import {
  Kysely,
  PostgresDialect,
  sql,
  type KyselyConfig,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { ColumnNames } from './column-names.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Database } from './schema.ts';

/** The maximum age of what is read from a replica: one further behind is not used. */
export const replicaBehindMostMs = 5000;

/** For its pool: a reader must not wait long for a replica that hangs, when the primary would answer. */
export const replicaTimes = {
  connectTimeoutMs: 1000,
  statementTimeoutMs: 3000,
  answerTimeoutMs: 4000,
} as const;

interface ReplicaOptions {
  readonly primary: { readonly db: Kysely<Database>; readonly pool: pg.Pool };
  /** The replica's pool. */
  readonly pool: pg.Pool;
  /** The id of this process. */
  readonly node: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** How often the replica's state is checked. Null: only when `look` is called. */
  readonly everyMs?: number | null;
  readonly steadyMs?: () => number;
  readonly logQueries?: KyselyConfig['log'];
}

const usualEveryMs = 1000;
/** The maximum number of marks to wait for: a replica further behind becomes known when it has nearly caught up. */
const maxMarks = 60;
/** After this, marks of ended processes are deleted. */
const keptDays = 1;

/**
 * Reads that may be slightly stale, from a streaming replica while it is known to be at most `replicaBehindMostMs`
 * behind, and otherwise from the primary, also if a read fails halfway. For single statements, not for transactions.
 *
 * The delay is measured with this process's clock only: a number is committed on the primary, and looked up on the
 * replica. A replica replays commits in order, so once it has the number, it has everything that was committed before
 * that was requested.
 */
export function createReplica({
  primary,
  pool,
  node,
  log,
  everyMs = usualEveryMs,
  steadyMs = () => performance.now(),
  logQueries,
}: ReplicaOptions) {
  /** Oldest first; the first is the newest one known on the replica, if any. */
  let marks: readonly { readonly number: number; readonly at: number }[] = [];
  let number = 0;
  /** The replica has everything that was committed until then. */
  let hasAllUntil: number | null = null;
  let wasUsed = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> = Promise.resolve();

  const behindMs = (): number | null => (hasAllUntil === null ? null : steadyMs() - hasAllUntil);
  const isUsable = (): boolean => {
    const behind = behindMs();
    return behind !== null && behind <= replicaBehindMostMs;
  };
  const doubt = (): void => void (hasAllUntil = null);

  async function look(): Promise<void> {
    try {
      await mark();
      await find();
    } catch (err) {
      // Users of the primary report its failures; meanwhile the replica is not used.
      if (wasUsed || number === 1)
        log.warn({ err }, 'the replica can’t be asked: everything is read from the primary');
      wasUsed = false;
      doubt();
      return;
    }
    if (isUsable() !== wasUsed) {
      wasUsed = !wasUsed;
      const behind = behindMs();
      if (wasUsed) log.info({ behindMs: behind }, 'the replica is read from');
      else
        log.warn({ behindMs: behind }, 'the replica is too far behind: everything is read from the primary');
    }
  }

  async function mark(): Promise<void> {
    number += 1;
    const at = steadyMs();
    await primary.db
      .insertInto('replicaMarks')
      .values({ node, number, markedAt: sql`now()` })
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ number, markedAt: sql`now()` }))
      .execute();
    marks = [...marks, { number, at }].slice(-maxMarks);
    if (number === 1)
      await primary.db
        .deleteFrom('replicaMarks')
        .where('markedAt', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .execute();
  }

  async function find(): Promise<void> {
    const { rows } = await pool.query<{ number: number }>(
      'select number from replica_marks where node = $1',
      [node],
    );
    const place = marks.findIndex((one) => one.number === rows[0]?.number);
    // Unknown if it is older than all marks, or from before the replica was rebuilt.
    hasAllUntil = marks[place]?.at ?? null;
    if (place > 0) marks = marks.slice(place);
  }

  const next = () => {
    if (isStopped || everyMs === null) return;
    timer = setTimeout(() => {
      looking = look().finally(next);
    }, everyMs);
    timer.unref();
  };
  next();

  const choosing = choosingPool({
    primary: withNamedStatements(primary.pool),
    replica: withNamedStatements(pool, { isSpoilt: () => true }),
    isUsable,
    doubt,
  });
  return {
    /** For reads that may be stale. */
    db: new Kysely<Database>({
      ...(logQueries && { log: logQueries }),
      dialect: new PostgresDialect({ pool: choosing }),
      plugins: [new ColumnNames()],
    }),
    /** How far behind the replica may be; null while unknown. */
    behindMs,
    isUsable,
    look,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await pool.end();
    },
  } as const;
}
export type Replica = ReturnType<typeof createReplica>;

interface Choice {
  readonly primary: PostgresPool;
  readonly replica: PostgresPool;
  readonly isUsable: () => boolean;
  /** Stops using the replica until its state was checked again. */
  readonly doubt: () => void;
}

/**
 * Connections that read from the replica if it is usable, and repeat what it failed to answer on the primary: reads can
 * be repeated safely.
 */
function choosingPool({ primary, replica, isUsable, doubt }: Choice): PostgresPool {
  async function first(): Promise<{ client: PostgresPoolClient; isReplicas: boolean }> {
    if (isUsable())
      try {
        return { client: await replica.connect(), isReplicas: true };
      } catch {
        // The next check reports why.
        doubt();
      }
    return { client: await primary.connect(), isReplicas: false };
  }

  return {
    options: primary.options,
    async connect() {
      let { client, isReplicas } = await first();
      const query = async <R>(text: string, values: readonly unknown[]) => {
        if (!isReplicas) return client.query<R>(text, values);
        try {
          return await client.query<R>(text, values);
        } catch (error) {
          if (!isOfStatement(error)) doubt();
          const failed = client;
          client = await primary.connect();
          isReplicas = false;
          failed.release();
          return client.query<R>(text, values);
        }
      };
      // The other overload takes a cursor, for streams, which are not used here.
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
    // The creator of the two pools ends them.
    end: async () => undefined,
  };
}

/**
 * Whether the server refused only this statement (for example because its rows were cleaned up meanwhile) and still
 * works.
 */
const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57P|58|XX)/.test(error.code ?? '08');
