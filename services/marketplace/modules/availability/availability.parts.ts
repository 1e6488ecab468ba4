import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { FieldRefusal } from '../account/index.ts';

export interface AvailabilityParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** ISO 4217: of the market. */
  readonly currency: string;
}

export interface Invalid {
  readonly code: 'VALIDATION';
  readonly fields: readonly FieldRefusal[];
}

/** Of a date that is far from now. */
export const farDate = { message: 'Please choose a date nearer to today.', rule: 'range' } as const;

export const invalid = (fields: readonly FieldRefusal[]): Invalid => ({ code: 'VALIDATION', fields });
