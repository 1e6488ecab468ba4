import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';

/** The catalogue's dependencies; `currency` is the market's (ISO 4217). */
export interface CatalogueParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly currency: string;
}
