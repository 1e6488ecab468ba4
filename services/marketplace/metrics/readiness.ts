import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { ReadinessCheck } from '../http/health.ts';

/** What `/ready` finds, check by check: a node that nobody balances by it is seen to be ill all the same. */
export function measureReadiness(metrics: Metrics, checks: readonly ReadinessCheck[]): void {
  new Gauge({
    name: 'ready',
    help: 'Whether a condition for receiving traffic holds (1) or not (0), as /ready has it.',
    labelNames: ['check'],
    registers: [metrics],
    async collect() {
      const found = await Promise.all(checks.map(async ({ name, check }) => [name, await check()] as const));
      for (const [name, state] of found) this.set({ check: name }, state === 'ok' ? 1 : 0);
    },
  });
}
