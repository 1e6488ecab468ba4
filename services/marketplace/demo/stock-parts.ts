import type { Kysely } from 'kysely';
import type { Availability } from '../modules/availability/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Imports } from '../modules/imports/index.ts';
import type { Vendors } from '../modules/vendors/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/schema.ts';

/** The dependencies for filling the demo market. */
export interface StockParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly vendors: Vendors;
  /** The same as they were on a day of the past, on which a company was opened; missing: it is opened now. */
  readonly vendorsAt?: (at: Date) => Vendors;
  readonly imports: Imports;
  readonly availability: Pick<Availability, 'setSchedule' | 'setTeams'>;
  readonly catalogue: Pick<Catalogue, 'listServices' | 'updateService'>;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
}
