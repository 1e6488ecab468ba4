import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Db } from './feeds.repository.ts';
import type { fetchPublic } from './public-fetch.ts';

export type { Db } from './feeds.repository.ts';

/** What the use cases of this module work with. */
export interface CalendarParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly fetchPublic: typeof fetchPublic;
}
