import type { Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Jobs } from './jobs.ts';

export type EnqueueOptions = {
  /** Replaces a waiting job with the same key. */
  readonly jobKey?: string;
  /** The earliest time; by default at once. */
  readonly runAt?: Date;
  /** 25 by default: about four days of retries. */
  readonly maxAttempts?: number;
};

// Returns nothing of the job, which would be sent as text and parsed.
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
