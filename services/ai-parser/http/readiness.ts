import type { ReadinessCheck } from '../../http-adapter/index.ts';
import type { Pool } from '../work/pool.ts';

/** Whether the service can accept a file. While it stops, it accepts no requests at all. */
export const readinessOf = (pool: Pool): readonly ReadinessCheck[] => [
  { name: 'workers', check: async () => ((await pool.canStart()) ? 'ok' : 'away') },
  { name: 'queue', check: async () => (pool.hasRoom ? 'ok' : 'full') },
];
