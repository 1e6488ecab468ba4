import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { RefundPart } from '../payments/index.ts';
import type { BuyerKind } from './returns.domain.ts';
import type { Db } from './returns.repository.ts';

export type { Trx } from './returns.repository.ts';

/** What the use cases of this module work with. */
export interface ReturnParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly files: FileStore;
  readonly queueMail: QueueMail;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  /** Gives part of a sale back, in the transaction of the command that decides it. */
  readonly refundPart: RefundPart;
  /** What has gone back of a sale, with what is under way, in minor units. */
  readonly givenBack: (db: Db, saleId: string) => Promise<number>;
  /** As which kind of buyer an order was placed. */
  readonly buyerKindOf: (db: Db, orderId: string) => Promise<BuyerKind>;
}
