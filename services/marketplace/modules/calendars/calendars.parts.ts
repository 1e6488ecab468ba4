import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Db } from './feeds.repository.ts';
import type { fetchPublic } from './public-fetch.ts';

export type { Db } from './feeds.repository.ts';

/** The dependencies of this module's use cases. */
export interface CalendarParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly fetchPublic: typeof fetchPublic;
}
