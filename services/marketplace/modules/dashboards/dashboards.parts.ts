import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** What the dashboards are read with. */
export interface DashboardParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** Of the market: ISO 4217. */
  readonly currency: string;
}
