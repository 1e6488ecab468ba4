import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { VatChecks } from '../vat-checks/index.ts';
import type { PaymentAccountState } from './vendors.domain.ts';

/** What the use cases of this module work with. */
export interface VendorParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queueMail: QueueMail;
  readonly files: FileStore;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether an order of a vendor is under way, or money of theirs; asked in the caller's transaction. */
  readonly hasOpenTrade: (trx: Transaction<Database>, vendorId: string) => Promise<boolean>;
  /** The last read state of a vendor's payment account. */
  readonly paymentAccountState: (db: Kysely<Database>, vendorId: string) => Promise<PaymentAccountState>;
  /** Without it nobody asks VIES. */
  readonly vatChecks?: Pick<VatChecks, 'ask' | 'latest'> | undefined;
  /** The market's (ISO 4217). */
  readonly currency: string;
}
