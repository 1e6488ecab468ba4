import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Pictures } from '../pictures/index.ts';

/** What the use cases of this module work with. */
export interface VendorParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: FileStore;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}
