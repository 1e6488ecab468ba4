import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Db } from './messages.repository.ts';

export type { Trx } from './messages.repository.ts';

/** What the use cases of this module work with. */
export interface MessageParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}
