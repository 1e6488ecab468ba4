import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Replica } from '../platform/db/replica.ts';

/** How far behind the replica may be: nothing without a replica, and infinite while it can't be queried. */
export function measureReplica(metrics: Metrics, replica: Pick<Replica, 'behindMs'> | null): void {
  new Gauge({
    name: 'db_replica_behind_seconds',
    help: 'How much of the latest the replica may lack; +Inf while it can’t be asked, 0 without a replica.',
    registers: [metrics],
    collect() {
      this.set(replica === null ? 0 : (replica.behindMs() ?? Number.POSITIVE_INFINITY) / 1000);
    },
  });
}
