import { Logger } from 'graphile-worker';
import type { WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { describeError } from '../../../http-adapter/index.ts';
import type { Log } from '../log.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Forwards graphile-worker's own log. Its metadata is omitted because it contains whole jobs, payload included, and
 * its messages about failed jobs because `jobEvents` logs those.
 */
export const workerLogger = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    if ('job' in meta || 'failure' in meta) return;
    const { label, workerId } = scope;
    const err = meta['error'] instanceof Error ? { err: meta['error'] } : {};
    log[LEVELS[level]]({ label, workerId, ...err }, message);
  });

/** Logs each failed attempt by name, number and error; never the payload. */
export function jobEvents(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ job, error }) => {
    const entry = {
      job: job.task_identifier,
      jobId: job.id,
      attempt: job.attempts,
      maxAttempts: job.max_attempts,
      err: describeError(error),
    };
    if (job.attempts >= job.max_attempts) log.error(entry, 'job failed for good');
    else log.warn(entry, 'job failed, will be tried again');
  });
  return events;
}
