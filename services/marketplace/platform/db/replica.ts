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

/** What is read from a replica is never older: a replica that lacks more is not asked. */
export const replicaBehindMostMs = 5000;

/** For its pool: who reads is not to wait long for a replica that hangs, when the primary would answer. */
export const replicaTimes = {
  connectTimeoutMs: 1000,
  statementTimeoutMs: 3000,
  answerTimeoutMs: 4000,
} as const;

interface ReplicaOptions {
  readonly primary: { readonly db: Kysely<Database>; readonly pool: pg.Pool };
  /** Of the replica. */
  readonly pool: pg.Pool;
  /** This process. */
  readonly node: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** How often the replica is looked at. Null: whenever `look` is called. */
  readonly everyMs?: number | null;
  readonly steadyMs?: () => number;
  readonly logQueries?: KyselyConfig['log'];
}

const usualEveryMs = 1000;
/** Numbers that are waited for: what a replica replays that is further behind, is known when it has nearly caught up. */
const marksMost = 60;
/** Rows of processes that have ended. */
const keptDays = 1;

/**
 * Reads that may be a little old, from a streaming replica while that is known to be at most `replicaBehindMostMs` behind, and from the primary
 * otherwise: also when a read fails in the middle. For statements of their own, not for transactions.
 *
 * How that is known, without anybody's clock but this process's own: a number is committed on the primary, and looked for on the replica. A replica
 * replays commits in their order, so where the number is, everything is that had been committed when it was asked to be written.
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
  /** Oldest first; the first is the newest that the replica has, once it has any. */
  let marks: readonly { readonly number: number; readonly at: number }[] = [];
  let number = 0;
  /** The replica has everything that was committed by then. */
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
      // What is wrong with the primary is said by whoever needs it; the replica is of no use meanwhile.
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
    marks = [...marks, { number, at }].slice(-marksMost);
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
    // One that is not known any more: older than all that are waited for, or from before the replica was made anew.
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
    /** For reads that may be old. */
    db: new Kysely<Database>({
      ...(logQueries && { log: logQueries }),
      dialect: new PostgresDialect({ pool: choosing }),
      plugins: [new ColumnNames()],
    }),
    /** How much of the latest the replica may lack; null while that is not known. */
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
  /** The replica is not to be asked again before it has been looked at. */
  readonly doubt: () => void;
}

/** Connections that read from the replica where it can be used, and again from the primary what it failed to answer: reading twice harms nobody. */
function choosingPool({ primary, replica, isUsable, doubt }: Choice): PostgresPool {
  async function first(): Promise<{ client: PostgresPoolClient; isReplicas: boolean }> {
    if (isUsable())
      try {
        return { client: await replica.connect(), isReplicas: true };
      } catch {
        // Its look says why.
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
      // Its other form takes a cursor, for streams: nothing here opens one.
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
    // Both pools are ended by whoever made them.
    end: async () => undefined,
  };
}

/** Whether the server itself refused this one statement (among them: what it reads was cleaned up meanwhile), and goes on. */
const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57P|58|XX)/.test(error.code ?? '08');
