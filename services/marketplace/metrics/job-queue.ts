import { sql, type Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Database } from '../platform/db/schema.ts';
import { databaseReading } from './database-reading.ts';

interface TaskState {
  readonly task: string;
  /** planned for later · due · running · retrying: failed, and will be retried · failed: permanently. */
  readonly state: string;
  readonly jobs: string;
  /** The highest number of attempts. */
  readonly attempts: number;
  /** The age of the job longest in this state: since it was due, was started, or (retrying, failed) was added. */
  readonly oldestSeconds: number;
}

const states = sql<TaskState>`
  select task, state, count(*) as jobs, max(attempts)::integer as attempts,
    extract(epoch from max(now() - since))::float as oldest_seconds
  from (
    select task_identifier as task, state, attempts,
      case state when 'running' then locked_at when 'due' then run_at when 'planned' then now() else created_at end as since
    from graphile_worker.jobs, lateral (
      select case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed'
        when attempts > 0 then 'retrying'
        when run_at <= now() then 'due'
        else 'planned'
      end as state
    ) as found
  ) as jobs
  group by task, state`;

/** The queue's jobs, by kind and state; the same on every node. */
export function measureJobQueue(metrics: Metrics, db: Kysely<Database>): void {
  const read = databaseReading(async () => (await states.execute(db)).rows);
  const gauge = (name: string, help: string, valueOf: (row: TaskState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['task', 'state'],
      registers: [metrics],
      async collect() {
        const rows = await read();
        // A state without jobs is left out instead of keeping its last figure.
        this.reset();
        for (const row of rows) this.set({ task: row.task, state: row.state }, valueOf(row));
      },
    });
  gauge(
    'jobs',
    'Jobs by state: planned, due, running, retrying (failed, will be tried again), failed (for good).',
    ({ jobs }) => Number(jobs),
  );
  gauge(
    'job_oldest_seconds',
    'How long the oldest of these has waited, run, or failed again and again.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  gauge('job_attempts_max', 'How often the job tried most often was tried.', ({ attempts }) => attempts);
}
