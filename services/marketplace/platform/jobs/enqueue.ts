import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Jobs } from './jobs.ts';

export type EnqueueOptions = {
  /** A waiting job with the same key is replaced. */
  readonly jobKey?: string;
  /** Not before this instant; at once without it. */
  readonly runAt?: Date;
  /** 25 without it: about four days of retries. */
  readonly maxAttempts?: number;
};

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
  await sql`select graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${jobKey ?? null}::text
  )`.execute(trx);
}
