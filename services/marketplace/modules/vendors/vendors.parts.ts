import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { VatChecks } from '../vat-checks/index.ts';
import type { PaymentAccountState } from './vendors.domain.ts';

/** The dependencies of this module's use cases. */
export interface VendorParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queueMail: QueueMail;
  readonly files: FileStore;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether a vendor has orders under way or money outstanding; called in the caller's transaction. */
  readonly hasOpenTrade: (trx: Transaction<Database>, vendorId: string) => Promise<boolean>;
  /** The last read state of a vendor's payment account. */
  readonly paymentAccountState: (db: Kysely<Database>, vendorId: string) => Promise<PaymentAccountState>;
  /** Undefined if VIES is not asked. */
  readonly vatChecks?: Pick<VatChecks, 'ask' | 'latest'> | undefined;
  /** The market's currency (ISO 4217). */
  readonly currency: string;
  /** The market's commission as configured at startup. */
  readonly commissionBps: number;
}
