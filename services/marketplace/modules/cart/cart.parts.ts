import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { VatChecks } from '../vat-checks/index.ts';

/** The cart's dependencies; `currency` is the market's (ISO 4217). */
export interface CartParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly currency: string;
  /** Undefined if VIES is not asked. */
  readonly vatChecks?: Pick<VatChecks, 'ask' | 'isUnknown'> | undefined;
}
