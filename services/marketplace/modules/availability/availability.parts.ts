import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import { invalid } from '../../platform/refusals.ts';

export interface AvailabilityParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
}

/** The refusal of a date that is too far away. */
export const farDate = (field: string) => invalid(field, 'Please choose a date nearer to today.', 'range');
