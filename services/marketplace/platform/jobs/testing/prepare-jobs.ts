import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../../tests/database/test-database.ts';
import { createPool } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { silentLog } from '../../log.ts';
import { enqueue, startWorker } from '../index.ts';
import type { EnqueueOptions, Jobs, RunningWorker, Tasks, WorkerOptions } from '../index.ts';

declare module '../jobs.ts' {
  interface Jobs {
    greet: { readonly name: string };
    clean_up_greetings: NightlyJob;
  }
}

/** A database with a queue for one test file; workers are stopped and jobs deleted after each test. */
export function prepareJobs() {
  let database: TestDatabase;
  let pool: Pool;
  const workers: RunningWorker[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.connectionString, { max: 10 });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await sql`delete from graphile_worker._private_jobs`.execute(database.db);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  return {
    db: (): Kysely<Database> => database.db,
    pool: (): Pool => pool,
    connectionString: (): string => database.connectionString,

    work: async (tasks: Partial<Tasks>, options: Partial<WorkerOptions> = {}): Promise<RunningWorker> => {
      const defaults = { log: silentLog, concurrency: 2, pollIntervalMs: 50 };
      const worker = await startWorker({ pool, tasks, ...defaults, ...options });
      workers.push(worker);
      return worker;
    },

    add: <Name extends keyof Jobs>(name: Name, payload: Jobs[Name], options?: EnqueueOptions) =>
      database.db.transaction().execute((trx) => enqueue(trx, name, payload, options)),

    waitingJobs: async (): Promise<unknown[]> => {
      const { rows } = await sql`
        select task_identifier as name, attempts, locked_by is not null as locked
        from graphile_worker.jobs order by id
      `.execute(database.db);
      return rows;
    },
  };
}

/** Resolves once the condition holds; the test's own time limit ends the wait. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A task that is done at once. */
export const atOnce =
  <A extends unknown[]>(effect: (...given: A) => unknown) =>
  (...given: A): Promise<void> => {
    effect(...given);
    return Promise.resolve();
  };
