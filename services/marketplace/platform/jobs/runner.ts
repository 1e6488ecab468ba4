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
   * From `createPool`, with `concurrency` + 3 connections, of which two are held (listening, worker lock). Not closed
   * here.
   */
  readonly pool: Pool;
  /** Jobs whose task is missing here wait for a worker that has it. */
  readonly tasks: Partial<Tasks>;
  readonly log: Log;
  readonly concurrency: number;
  /** From `nightly`. */
  readonly cron?: readonly ParsedCronItem[];
  /** How often retries and jobs planned for later are looked for; new jobs are announced and start at once. */
  readonly pollIntervalMs?: number;
  /** Called after each attempt. */
  readonly onAttempt?: OnAttempt;
};

export type StartedRunner = {
  /** Whether it runs, and could ask for a job when it last tried. */
  mayTakeJobs(): boolean;
  /** Settles when it no longer runs, whatever the reason. */
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
    // Unbatched, graphile-worker 0.18 leaves the promise of reporting a job unwatched: a job that ends while the
    // database is away would end the process. Batched, it ends this runner alone, which is then started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // The process has its own orderly stop, in which the HTTP server goes first.
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
      // Rejects if the runner had already ended: then nothing is left to stop.
      const stopped = runner.stop().catch((error: unknown) => {
        log.debug({ err: error }, 'worker was not running');
      });
      const outcome = await Promise.race([stopped, late]);
      inTime.abort();
      if (outcome !== 'late') return;
      log.warn({ deadlineMs }, 'worker did not stop in time, running jobs are given back');
      // Not runner.kill(), which does nothing once stop() was called.
      for (const workerPool of pools) await workerPool.forcefulShutdown('stopped before it was done');
    },
  };
}

/** The tasks as graphile-worker takes them. */
export function taskList({
  tasks,
  log,
  onAttempt = () => undefined,
}: Pick<RunnerOptions, 'tasks' | 'log' | 'onAttempt'>): TaskList {
  // `never` for each task's own payload.
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
      // What `enqueue` wrote under this name, read back from JSON.
      return reportAttempt(job, () => task(payload as never, context), onAttempt);
    };
  }
  return list;
}
