import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';

/** The dependencies of this module's use cases. */
export interface ImportParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly files: FileStore;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
}
