import { Gauge } from 'prom-client';
import type { Pool } from 'pg';
import type { Metrics } from '../../http-adapter/index.ts';

/** Connections to the database by pool: calls wait if all of their pool's are in use. */
export function measurePools(
  metrics: Metrics,
  pools: Readonly<Partial<Record<'api' | 'jobs' | 'replica', Pool>>>,
): void {
  const gauge = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [metrics],
      collect() {
        for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, read(pool));
      },
    });
  gauge('db_pool_connections_max', 'Connections that the pool may open.', (pool) => pool.options.max);
  gauge('db_pool_connections', 'Open connections to the database.', (pool) => pool.totalCount);
  gauge('db_pool_idle', 'Open connections that do nothing.', (pool) => pool.idleCount);
  gauge('db_pool_waiting', 'Calls that wait for a connection.', (pool) => pool.waitingCount);
}
