import { Histogram } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';

type Outside = 'mail server' | 'payment provider' | 'files' | 'assistant' | 'vies' | 'push service';
/** `refused`: it answered, but declined. */
type Outcome = 'done' | 'refused' | 'failed';

/** Measures calls to external services. */
export interface OutgoingCalls {
  /** Returns the call's own result; a rejected promise counts as failed. */
  measured<T>(to: Outside, call: () => Promise<T>, outcomeOf?: (result: T) => Outcome): Promise<T>;
}

const secondsBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createOutgoingCalls(metrics: Metrics): OutgoingCalls {
  const durations = new Histogram({
    name: 'outgoing_call_duration_seconds',
    help: 'Calls to other services, each attempt on its own, by outcome: done, refused, failed (no answer, or an error of theirs).',
    labelNames: ['to', 'outcome'],
    buckets: secondsBuckets,
    registers: [metrics],
  });
  return {
    async measured(to, call, outcomeOf = () => 'done') {
      const end = durations.startTimer({ to });
      let outcome: Outcome = 'failed';
      try {
        const result = await call();
        outcome = outcomeOf(result);
        return result;
      } finally {
        end({ outcome });
      }
    },
  };
}

/** For tools and tests, whose calls are not measured. */
export const unmeasuredCalls: OutgoingCalls = { measured: async (_to, call) => call() };
