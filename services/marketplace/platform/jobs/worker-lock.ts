import type { Pool, PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { keepDoing } from './repeated.ts';

const AGAIN_MS = 1000;

/** The advisory lock of one worker pool. */
const lockOf = (workerPoolId: string) => `hashtextextended(${workerPoolId}, 0)`;

/**
 * Holds an advisory lock as long as the worker lives: PostgreSQL releases it the moment the process or its machine is
 * gone. A lost connection is replaced. Returns a function that ends it.
 */
export function holdWorkerLock(pool: Pool, workerPoolId: string, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const shown = (async () => {
    while (!ending.signal.aborted) {
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        await client.query(`select pg_advisory_lock(${lockOf('$1')})`, [workerPoolId]);
        await lostOrAborted(client, ending.signal);
      } catch (error) {
        log.warn({ err: error }, 'worker could not show that it lives');
      } finally {
        // The lock belongs to the connection and ends with it.
        client?.release(true);
      }
      // Rejects only when aborted, which the loop checks.
      await pause(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ending.abort();
    await shown;
  };
}

const lostOrAborted = (client: PoolClient, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    client.once('error', () => {
      resolve();
    });
    client.once('end', () => {
      resolve();
    });
    signal.addEventListener(
      'abort',
      () => {
        resolve();
      },
      { once: true },
    );
  });

/**
 * Returns the jobs of dead workers to the queue, for which graphile-worker itself waits four hours. Considers only
 * locks older than `lockedForMs`, since a worker takes its first job shortly before its own lock. Returns the number of
 * dead workers.
 */
export async function releaseAbandonedJobs(pool: Pool, lockedForMs: number): Promise<number> {
  const { rowCount } = await pool.query(
    `with holders as materialized (
       select distinct locked_by from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - make_interval(secs => $1)
     ), dead as materialized (
       select locked_by from holders where pg_try_advisory_xact_lock(${lockOf('locked_by')})
     )
     select graphile_worker.force_unlock_workers(array[locked_by]) from dead`,
    [lockedForMs / 1000],
  );
  return rowCount ?? 0;
}

/** Runs `releaseAbandonedJobs` now and every `everyMs`; returns a function that stops it. */
export const keepReleasing = (pool: Pool, everyMs: number, log: Log): (() => Promise<void>) =>
  keepDoing(
    {
      name: 'release the jobs of dead workers',
      everyMs,
      async run() {
        const dead = await releaseAbandonedJobs(pool, everyMs);
        if (dead > 0) log.warn({ dead }, 'jobs of dead workers given back');
      },
    },
    log,
  );
