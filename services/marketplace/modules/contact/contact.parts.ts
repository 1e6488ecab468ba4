import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { AppSecrets } from '../../platform/secrets.ts';

/** The module's dependencies. */
export interface ContactParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  readonly secrets: AppSecrets;
  readonly queueMail: QueueMail;
  readonly publicUrl: string;
}
