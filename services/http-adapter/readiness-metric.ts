import { Gauge } from 'prom-client';
import type { ReadinessCheck } from './health.ts';
import type { Metrics } from './metrics.ts';

/** The results of `/ready`, check by check, so that problems are visible without a load balancer too. */
export function measureReadiness(metrics: Metrics, checks: readonly ReadinessCheck[]): void {
  new Gauge({
    name: 'ready',
    help: 'Whether a condition that /ready shows holds (1) or not (0).',
    labelNames: ['check'],
    registers: [metrics],
    async collect() {
      const found = await Promise.all(checks.map(async ({ name, check }) => [name, await check()] as const));
      for (const [name, state] of found) this.set({ check: name }, state === 'ok' ? 1 : 0);
    },
  });
}
