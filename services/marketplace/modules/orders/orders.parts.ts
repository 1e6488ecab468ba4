import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { VatChecks } from '../vat-checks/index.ts';
import type { Db } from './trade.repository.ts';

export type { Db, Trx } from './trade.repository.ts';

/** What the use cases of this module work with. */
export interface OrderParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId' | 'newToken'>;
  readonly files: FileStore;
  readonly queueMail: QueueMail;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  /** What the market sells in, ISO 4217. */
  readonly currency: string;
  /** Of vendors without a rate of their own. */
  readonly commissionBps: number;
  /** Undefined where nobody asks VIES. */
  readonly vatChecks?: VatChecks | undefined;
  readonly ledger: Pick<Ledger, 'linesOfPurchase' | 'linesOfSale'>;
  /** The most that can be given back now of each sub-order, in minor units; one with nothing to give back is not in it. */
  readonly refundable: (db: Db, orderId: string) => Promise<ReadonlyMap<string, number>>;
}
