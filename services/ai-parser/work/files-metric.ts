import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Pool } from './pool.ts';

/** The number of files being read, and of those waiting for their turn. */
export function measureFiles(metrics: Metrics, pool: Pick<Pool, 'counts'>): void {
  new Gauge({
    name: 'parser_files',
    help: 'Files by state: reading, waiting for their turn.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { working, waiting } = pool.counts;
      this.set({ state: 'reading' }, working);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
