import type { Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Jobs } from './jobs.ts';

export type EnqueueOptions = {
  /** A waiting job with the same key is replaced. */
  readonly jobKey?: string;
  /** Not before this instant; at once without it. */
  readonly runAt?: Date;
  /** 25 without it: about four days of retries. */
  readonly maxAttempts?: number;
};

// Of the job that it returns nothing is read: it would be sent as text, and parsed.
const addJob = statement(`
  select from graphile_worker.add_job(
    $1::text, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4::integer, job_key => $5::text
  )`);

/**
 * Adds a job inside the caller's transaction: it exists if and only if the transaction commits, and no worker
 * sees it before. The payload is stored as JSON until the job is done, then deleted with it.
 */
export async function enqueue<Name extends keyof Jobs, DB>(
  trx: Transaction<DB>,
  name: Name,
  payload: Jobs[Name],
  { jobKey, runAt, maxAttempts }: EnqueueOptions = {},
): Promise<void> {
  await addJob(trx, [name, JSON.stringify(payload), runAt ?? null, maxAttempts ?? null, jobKey ?? null]);
}
