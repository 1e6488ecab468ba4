import type { Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { RefundPart } from '../payments/index.ts';
import type { BuyerKind } from './returns.domain.ts';
import type { Db, Trx } from './returns.repository.ts';

export type { Trx };

/** A refund of a sub-order, made or under way; the reason is what both sides read. */
export interface EarlierRefund {
  readonly at: Date;
  readonly amountMinor: number;
  readonly reason: string;
}

/** The dependencies of this module's use cases. */
export interface ReturnParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly files: FileStore;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Refunds part of a sale, in the transaction of the command that decides it. */
  readonly refundPart: RefundPart;
  /** What was refunded of a sale, including refunds under way, in minor units. */
  readonly givenBack: (db: Db, saleId: string) => Promise<number>;
  /** The refunds that it is the sum of, oldest first. */
  readonly earlierRefunds: (db: Db, saleId: string) => Promise<readonly EarlierRefund[]>;
  /** Marks a sub-order as delivered whose buyer requests a return before its supplier did. */
  readonly recordArrival: (trx: Trx, subOrderId: string) => Promise<Result<null, 'NOT_ALLOWED_NOW'>>;
  /** Whether an order was placed for a business or privately. */
  readonly buyerKindOf: (db: Db, orderId: string) => Promise<BuyerKind>;
}
