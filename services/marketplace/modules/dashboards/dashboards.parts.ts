import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** The dependencies of the dashboards. */
export interface DashboardParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
}
