import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Catalogue } from '../catalogue/index.ts';

export interface GlobalSearchParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** ISO 4217, of every price. */
  readonly currency: string;
  readonly catalogue: Pick<
    Catalogue,
    'searchListings' | 'readSearchMeaning' | 'portsCalled' | 'daysCalled' | 'listInventory' | 'listServices'
  >;
}
