import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';

type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface InvoiceParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly ledger: Pick<Ledger, 'balanceOf'>;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
  /** For documents of vendors who issue their own. */
  readonly files: FileStore;
}
