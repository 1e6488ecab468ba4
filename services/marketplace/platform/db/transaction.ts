import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { askDirectly, askNoMore } from './statement.ts';

type Row = Readonly<Record<string, unknown>>;

const attemptsAtMost = 5;

// Two transactions conflicted and PostgreSQL aborted this one: repeated, it may succeed.
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const isRepeatable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === serializationFailure || error.code === deadlockDetected);

/**
 * Runs `work` in one transaction, and repeats it from the beginning if PostgreSQL aborts it because of a conflict
 * (40001, 40P01), up to five times: so `work` must have no effects outside the transaction. Every other error rolls
 * back and is thrown.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
  options: { readonly serializable?: boolean } = {},
): Promise<T> {
  const isolation = options.serializable ? 'serializable' : 'read committed';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute((trx) => onItsConnection(trx, work));
    } catch (error) {
      if (attempt === attemptsAtMost || !isRepeatable(error)) throw error;
    }
    // Random waits, otherwise the same two conflict again.
    await delay(Math.random() * 10 * 2 ** attempt);
  }
}

/**
 * Kysely sends the statements of a transaction one after the other, each when the one before is answered. Those with a
 * text of their own are sent on its connection, where the ones of one tick go together.
 */
async function onItsConnection<DB, T>(
  trx: Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const connection = await trx.getExecutor().provideConnection(async (held) => held);
  askDirectly(trx, async (text, values) => {
    const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  });
  try {
    return await work(trx);
  } finally {
    askNoMore(trx);
  }
}

/**
 * Reads that belong together, all on the same state of the database: a change that commits between two of them is seen
 * by none.
 */
export const inSnapshot = <DB, T>(db: Kysely<DB>, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
