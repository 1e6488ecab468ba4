import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Pool } from './pool.ts';

/** How many files are being read, and how many wait for their turn. */
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
