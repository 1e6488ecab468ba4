import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

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
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === attemptsAtMost || !isRepeatable(error)) throw error;
    }
    // Random waits, otherwise the same two conflict again.
    await delay(Math.random() * 10 * 2 ** attempt);
  }
}

/**
 * Reads that belong together, all on the same state of the database: a change that commits between two of them is seen
 * by none.
 */
export const inSnapshot = <DB, T>(db: Kysely<DB>, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
