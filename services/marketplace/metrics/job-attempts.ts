import { Histogram } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { OnAttempt } from '../platform/jobs/index.ts';

const secondsBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** The attempts of this node's worker: for `startWorker`. */
export function measureJobAttempts(metrics: Metrics): OnAttempt {
  const durations = new Histogram({
    name: 'job_attempt_duration_seconds',
    help: 'Attempts at jobs, by what became of them: done, retried (failed, will be tried again), failed (for good).',
    labelNames: ['task', 'outcome'],
    buckets: secondsBuckets,
    registers: [metrics],
  });
  return ({ task, outcome, seconds }) => durations.observe({ task, outcome }, seconds);
}
