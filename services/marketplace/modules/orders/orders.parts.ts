import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { VatChecks } from '../vat-checks/index.ts';
import type { Db } from './trade.repository.ts';

export type { Db, Trx } from './trade.repository.ts';

/** The dependencies of this module's use cases. */
export interface OrderParts {
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
  readonly ledger: Pick<Ledger, 'linesOfPurchase' | 'linesOfSale'>;
  /** The maximum refundable now per sub-order id, in minor units; without those that have nothing to refund. */
  readonly refundable: (db: Db, orderId: string) => Promise<ReadonlyMap<string, number>>;
}
