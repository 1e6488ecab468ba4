import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** What the dashboards are read with. */
export interface DashboardParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Of the market: ISO 4217. */
  readonly currency: string;
}
