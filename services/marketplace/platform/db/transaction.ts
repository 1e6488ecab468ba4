import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

const attemptsAtMost = 5;

// Two transactions got into each other's way and PostgreSQL undid this one: repeated, it may pass.
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const isRepeatable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === serializationFailure || error.code === deadlockDetected);

/**
 * Runs `work` in one transaction, again from its beginning when PostgreSQL undid it for another's sake (40001, 40P01),
 * five times at most: so `work` touches nothing but the transaction. Every other error undoes it and is thrown.
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
    // Unequal waits, or the same two meet again.
    await delay(Math.random() * 10 * 2 ** attempt);
  }
}
