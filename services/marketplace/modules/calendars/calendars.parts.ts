import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { fetchPublic } from './public-fetch.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** What the use cases of this module work with. */
export interface CalendarParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly fetchPublic: typeof fetchPublic;
}

/** One field that the contract's schema cannot judge. */
export const invalid = (field: string, message: string, rule: string) =>
  ({ code: 'VALIDATION', fields: [{ field, message, rule }] }) as const;
