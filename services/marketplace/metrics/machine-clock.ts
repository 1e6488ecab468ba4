import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { DatabaseClock } from '../platform/database-clock.ts';

/**
 * A wrong clock decides nothing here, but signatures and dates of others are refused because of it: the provider's
 * events, calls to a bucket.
 */
export function measureMachineClock(metrics: Metrics, clock: Pick<DatabaseClock, 'machineAheadMs'>): void {
  new Gauge({
    name: 'machine_clock_ahead_seconds',
    help: 'How far the machine’s clock is ahead of the database’s; below zero: behind.',
    registers: [metrics],
    collect() {
      this.set(clock.machineAheadMs() / 1000);
    },
  });
}
