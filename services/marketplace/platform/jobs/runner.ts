import { run } from 'graphile-worker';
import type { ParsedCronItem, TaskList, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { JobContext, Tasks } from './jobs.ts';
import { holdWorkerLock } from './worker-lock.ts';
import { reportAttempt, type OnAttempt } from './attempts.ts';
import { jobEvents, workerLogger } from './worker-log.ts';

export type RunnerOptions = {
  /**
   * From `createPool`, with `concurrency` + 3 connections, two of which are permanently used (listening, worker lock).
   * Not closed here.
   */
  readonly pool: Pool;
  /** Jobs without a task here wait for a worker that has it. */
  readonly tasks: Partial<Tasks>;
  readonly log: Log;
  readonly concurrency: number;
  /** From `nightly`. */
  readonly cron?: readonly ParsedCronItem[];
  /** How often retries and planned jobs are polled; new jobs are notified and start at once. */
  readonly pollIntervalMs?: number;
  /** Called after each attempt. */
  readonly onAttempt?: OnAttempt;
};

export type StartedRunner = {
  /** Whether it runs, and its last request for a job succeeded. */
  mayTakeJobs(): boolean;
  /** Resolves when it stops, for any reason. */
  readonly ended: Promise<void>;
  /** Waits for running jobs until the deadline, then gives them back to the queue. */
  stop(deadlineMs: number): Promise<void>;
};

export async function startRunner(options: RunnerOptions): Promise<StartedRunner> {
  const { log } = options;
  const events = jobEvents(log);
  const pools: WorkerPool[] = [];
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool));
  let couldAsk = true;
  events.on('worker:getJob:error', () => (couldAsk = false));
  events.on('worker:getJob:empty', () => (couldAsk = true));
  events.on('job:start', () => (couldAsk = true));
  const runner = await run({
    pgPool: options.pool,
    taskList: taskList(options),
    parsedCronItems: [...(options.cron ?? [])],
    concurrency: options.concurrency,
    pollInterval: options.pollIntervalMs ?? 2000,
    logger: workerLogger(log),
    events,
    // Without batching, graphile-worker 0.18 does not await the promise that reports a job: a job that ends while the
    // database is down would end the process. With batching, it only ends this runner, which is then restarted.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // The process has its own shutdown, which stops the HTTP server first.
    noHandleSignals: true,
  });
  const endLifeSigns = pools.map(({ id }) => holdWorkerLock(options.pool, id, log));
  const ended = runner.promise.finally(() => {
    couldAsk = false;
    return Promise.all(endLifeSigns.map((end) => end()));
  });
  return {
    mayTakeJobs: () => couldAsk,
    ended,
    async stop(deadlineMs) {
      const inTime = new AbortController();
      const late = pause(deadlineMs, 'late' as const, { signal: inTime.signal }).catch(() => undefined);
      // Rejects if the runner had already stopped: then nothing is left to do.
      const stopped = runner.stop().catch((error: unknown) => {
        log.debug({ err: error }, 'worker was not running');
      });
      const outcome = await Promise.race([stopped, late]);
      inTime.abort();
      if (outcome !== 'late') return;
      log.warn({ deadlineMs }, 'worker did not stop in time, running jobs are given back');
      // Not runner.kill(), which does nothing after stop().
      for (const workerPool of pools) await workerPool.forcefulShutdown('stopped before it was done');
    },
  };
}

/** The tasks in graphile-worker's form. */
export function taskList({
  tasks,
  log,
  onAttempt = () => undefined,
}: Pick<RunnerOptions, 'tasks' | 'log' | 'onAttempt'>): TaskList {
  // `never`, because each task has its own payload.
  const known: Readonly<
    Record<string, ((payload: never, context: JobContext) => Promise<void>) | undefined>
  > = tasks;
  const list: TaskList = {};
  for (const [name, task] of Object.entries(known)) {
    if (task === undefined) continue;
    list[name] = (payload, { job, abortSignal }) => {
      const context = {
        attempt: job.attempts,
        maxAttempts: job.max_attempts,
        signal: abortSignal,
        log: log.child({ job: name, jobId: job.id }),
      };
      // Safe: `enqueue` wrote it under this name, as JSON.
      return reportAttempt(job, () => task(payload as never, context), onAttempt);
    };
  }
  return list;
}
