import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/**
 * Beyond so many texts a statement is planned again each time: a list of changing length makes a new text for each.
 */
const namesMost = 400;
/** A table has other columns than when the statement was named (a migration by a newer node): no use of that connection helps. */
const planChanged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/** One for each pool: two would give one name to two statements of a connection. */
const named = new WeakMap<Pool, PostgresPool>();

/**
 * The pool as Kysely uses it, with statements that PostgreSQL plans once for each connection: planning takes half of a short
 * query's time. Not for poolers in transaction mode. A connection whose plans no longer fit is closed, and the query on it throws.
 * `isSpoilt`: after which errors a connection is closed.
 */
export function withNamedStatements(
  pool: Pool,
  { isSpoilt = planChanged }: { readonly isSpoilt?: (error: unknown) => boolean } = {},
): PostgresPool {
  const before = named.get(pool);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesMost) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: PoolClient): PostgresPoolClient {
    let isStale = false;
    const query = <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return client
        .query<R & QueryResultRow>({ text, values: [...values], ...(name !== undefined && { name }) })
        .then(({ command, rowCount, rows }) => ({
          // As pg spells it, and Kysely lists it.
          command: command as PostgresQueryResult<R>['command'],
          rowCount: rowCount ?? 0,
          rows,
        }))
        .catch((error: unknown) => {
          if (isSpoilt(error)) isStale = true;
          throw error;
        });
    };
    // Its other form takes a cursor, for streams: nothing here opens one.
    return { query: query as PostgresPoolClient['query'], release: () => client.release(isStale) };
  }

  const made: PostgresPool = {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
  named.set(pool, made);
  return made;
}
