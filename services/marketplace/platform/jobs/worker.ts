import { setTimeout as pause } from 'node:timers/promises';
import { keepDoing, type Repeated } from './repeated.ts';
import { keepReleasing } from './worker-lock.ts';
import { startRunner } from './runner.ts';
import type { RunnerOptions, StartedRunner } from './runner.ts';

export type WorkerOptions = RunnerOptions & {
  /** How long `stop` waits for running jobs; then they are returned to the queue. */
  readonly stopDeadlineMs?: number;
  /** After once to twice this time, the jobs of a worker that died are taken by another. */
  readonly abandonedAfterMs?: number;
  /** Done as long as it runs. */
  readonly repeated?: readonly Repeated[];
};

export type RunningWorker = {
  /** False while the runner restarts, and while it cannot ask for jobs. */
  takesJobs(): boolean;
  /** Takes no new jobs, waits for running ones, and returns unfinished ones at the deadline. Idempotent. */
  stop(): Promise<void>;
};

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;

/**
 * Runs jobs until stopped. Throws if it cannot start at all; once running, it recovers automatically after database
 * failures.
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { pool, log, stopDeadlineMs = 10_000, abandonedAfterMs = 30_000, repeated = [] } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let runner: StartedRunner | undefined = await startRunner(options);
  const stored = keepRunning();
  const ends = [keepReleasing(pool, abandonedAfterMs, log), ...repeated.map((work) => keepDoing(work, log))];

  async function keepRunning(): Promise<void> {
    while (runner !== undefined) {
      // `stop` may have been called during the start.
      if (isStopping()) return runner.stop(stopDeadlineMs);
      const ended = await runner.ended.then(
        () => undefined,
        (error: unknown) => error,
      );
      if (isStopping()) return;
      log.error({ err: ended }, 'worker ended, starting again');
      runner = await restarted();
    }
  }

  async function restarted(): Promise<StartedRunner | undefined> {
    for (let waitMs = FIRST_RESTART_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RESTART_MS)) {
      // Rejects only when `stop` aborts it, which the next line checks.
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return undefined;
      try {
        return await startRunner(options);
      } catch (error) {
        log.warn({ err: error, waitMs }, 'worker cannot start yet');
      }
    }
  }

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await runner?.stop(stopDeadlineMs);
    await Promise.all([stored, ...ends.map((end) => end())]);
  };
  return {
    takesJobs: () => runner?.mayTakeJobs() ?? false,
    stop: () => (stopped ??= stop()),
  };
}
