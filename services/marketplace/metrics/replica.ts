import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Replica } from '../platform/db/replica.ts';

/** Whether the replica is read from, and how much of the latest it may lack. */
export function measureReplica(metrics: Metrics, replica: Pick<Replica, 'behindMs' | 'isUsable'>): void {
  new Gauge({
    name: 'db_replica_used',
    help: 'Whether what may be old is read from the replica.',
    registers: [metrics],
    collect() {
      this.set(replica.isUsable() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'db_replica_behind_seconds',
    help: 'How much of the latest the replica may lack; NaN while it can’t be asked.',
    registers: [metrics],
    collect() {
      this.set((replica.behindMs() ?? Number.NaN) / 1000);
    },
  });
}
