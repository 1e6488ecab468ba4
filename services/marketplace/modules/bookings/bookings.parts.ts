import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { VatChecks } from '../vat-checks/index.ts';
import type { Db } from './booking.repository.ts';

export type { Db, Trx } from './booking.repository.ts';

/** The dependencies of this module's use cases. */
export interface BookingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  readonly files: FileStore;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
  /** For vendors without their own rate. */
  readonly commissionBps: number;
  /** Undefined if VIES is not asked. */
  readonly vatChecks?: VatChecks | undefined;
  readonly ledger: Pick<Ledger, 'linesOfPurchase'>;
  /** The maximum refundable now per sale id, in minor units; without those that have nothing to refund. */
  readonly refundable: (db: Db, purchaseId: string) => Promise<ReadonlyMap<string, number>>;
}
