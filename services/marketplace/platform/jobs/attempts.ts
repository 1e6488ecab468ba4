import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Job } from 'graphile-worker';

/** One attempt at a job: its result (`failed` is final), and its duration. */
interface Attempt {
  readonly task: string;
  readonly outcome: 'done' | 'retried' | 'failed';
  readonly seconds: number;
}
export type OnAttempt = (attempt: Attempt) => void;

/** Runs a job in a trace span, and reports the attempt when it ends. */
export async function reportAttempt(
  job: Pick<Job, 'task_identifier' | 'attempts' | 'max_attempts'>,
  work: () => Promise<void>,
  onAttempt: OnAttempt,
): Promise<void> {
  const startedMs = performance.now();
  let outcome: Attempt['outcome'] = job.attempts >= job.max_attempts ? 'failed' : 'retried';
  const span = trace.getTracer('jobs').startSpan(`job ${job.task_identifier}`);
  try {
    await context.with(trace.setSpan(context.active(), span), work);
    outcome = 'done';
  } finally {
    if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    onAttempt({ task: job.task_identifier, outcome, seconds: (performance.now() - startedMs) / 1000 });
  }
}
