import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { GlobalSearch } from '../global-search/index.ts';

export interface PeopleParts {
  readonly db: Kysely<Database>;
  readonly globalSearch: Pick<GlobalSearch, 'findLatestOfBuyer'>;
}
