import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { ColumnNames } from './column-names.ts';
import { NamedQueries, NamedQuery, type Answered, type DescribedStatements } from './named-query.ts';

/**
 * Above this number of texts a statement is planned each time: a list of variable length creates a new text for each
 * length.
 */
const maxNames = 400;
/**
 * A table's columns have changed since the statement was prepared (a migration by a newer node): this connection cannot
 * be used any more.
 */
const planChanged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/** pg passes an error or a result; its types also allow neither. */
const unanswered = () => new Error('the database gave neither an answer nor an error');

type Result = QueryResult<Record<string, unknown>>;

const columnNames = new ColumnNames();

type Settle = (error: Error | null, answered: Answered | undefined) => void;

const begins = /^(?:begin|start transaction)\b/;
const ends = /^(?:commit|rollback)$/;

/**
 * Runs one statement on its own connection, without Kysely's overhead; null if it is not a named one, and Kysely has to
 * run it.
 */
export type AskOne = (
  text: string,
  values: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]> | null;

interface NamedStatements extends PostgresPool {
  readonly askOne: AskOne;
}

/** One for each pool: two would give one name to two statements of a connection. */
const named = new WeakMap<Pool, NamedStatements>();

/**
 * The pool for Kysely, with statements that PostgreSQL plans once per connection, because planning takes half the time
 * of a short query. Those asked in one tick on one connection, and the beginning of their transaction, are sent in one
 * write. Not for poolers in transaction mode. A connection whose plans have become invalid is closed, and its query
 * throws. `isSpoilt`: the errors after which a connection is closed.
 */
export function withNamedStatements(
  pool: Pool,
  { isSpoilt = planChanged }: { readonly isSpoilt?: (error: unknown) => boolean } = {},
): NamedStatements {
  const before = named.get(pool);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  const types = pool.options.types ?? pg.types;
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const described: DescribedStatements = new WeakMap();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  }

  /** Null if the text has to be planned each time. */
  function queryOf(text: string, values: readonly unknown[]): NamedQuery | null {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? null : new NamedQuery({ name, text, values, described, types });
  }

  function wrap(client: PoolClient): PostgresPoolClient {
    let isStale = false;
    /** The beginning of a transaction, sent with its first statement, since nobody needs its answer. */
    let beginning: NamedQuery | null = null;
    /** The statements asked in this tick, which are sent together. */
    let waiting: { readonly sent: NamedQuery; readonly settle: Settle }[] = [];

    function send(): void {
      const asked = beginning === null ? waiting : [{ sent: beginning, settle: () => undefined }, ...waiting];
      beginning = null;
      waiting = [];
      if (asked.length === 0) return;
      const queries = asked.map(({ sent }) => sent);
      client.query(
        new NamedQueries(queries, (error, answers) => {
          for (const [at, { settle }] of asked.entries()) settle(error, answers?.[at]);
        }),
      );
    }

    async function askNow(text: string, values: readonly unknown[]): Promise<Answered> {
      send();
      const answer: Result | readonly Result[] = await client.query({ text, values: [...values] });
      // A text of several statements has several results; nobody reads them.
      if (!('command' in answer)) return { command: '', rowCount: 0, rows: [] };
      const { command, rowCount, rows } = answer;
      return { command, rowCount: rowCount ?? 0, rows: columnNames.rowsOf(rows) };
    }

    async function ask(text: string, values: readonly unknown[]): Promise<Answered> {
      if (begins.test(text)) {
        beginning = new NamedQuery({ name: nameOf(text) ?? '', text, values, described, types });
        return { command: 'BEGIN', rowCount: 0, rows: [] };
      }
      if (beginning !== null && waiting.length === 0 && ends.test(text)) {
        beginning = null;
        return { command: text.toUpperCase(), rowCount: 0, rows: [] };
      }
      const sent = queryOf(text, values);
      if (sent === null) return askNow(text, values);
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(send);
        const settle: Settle = (error, answered) =>
          answered === undefined ? reject(error ?? unanswered()) : resolve(answered);
        waiting.push({ sent, settle });
      });
    }
    const query = (text: string, values: readonly unknown[]): Promise<Answered> =>
      ask(text, values).catch((error: unknown) => {
        if (isSpoilt(error)) isStale = true;
        throw error;
      });
    // The other overload takes a cursor, for streams, which are not used here.
    return { query: query as PostgresPoolClient['query'], release: () => client.release(isStale) };
  }

  const askOne: AskOne = (text, values) => {
    const sent = queryOf(text, values);
    if (sent === null) return null;
    return new Promise((resolve, reject) => {
      pool.connect((unreachable, client) => {
        if (client === undefined) return reject(unreachable ?? unanswered());
        client.query(
          new NamedQueries([sent], (error, answers) => {
            const [answered] = answers ?? [];
            client.release(answered === undefined && isSpoilt(error));
            if (answered === undefined) reject(error ?? unanswered());
            else resolve(answered.rows);
          }),
        );
      });
    });
  };

  const made: NamedStatements = {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    askOne,
    end: () => pool.end(),
    options: pool.options,
  };
  named.set(pool, made);
  return made;
}
