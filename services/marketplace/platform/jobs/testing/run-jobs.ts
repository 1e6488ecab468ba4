import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { taskList, type RunnerOptions } from '../runner.ts';
import { jobEvents, workerLogger } from '../worker-log.ts';

type RunJobsOptions = Pick<RunnerOptions, 'pool' | 'tasks' | 'log'> & {
  readonly db: Kysely<Database>;
};

/** Runs all waiting jobs, and retries of failed ones without pauses, until none is left. */
export async function runJobs({ db, pool, tasks, log }: RunJobsOptions): Promise<void> {
  const isLeft = async () => (await sql`select 1 from graphile_worker.jobs`.execute(db)).rows.length > 0;
  while (await isLeft()) {
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db);
    await runOnce({
      pgPool: pool,
      taskList: taskList({ tasks, log }),
      concurrency: 1,
      noHandleSignals: true,
      logger: workerLogger(log),
      events: jobEvents(log),
    });
  }
}
