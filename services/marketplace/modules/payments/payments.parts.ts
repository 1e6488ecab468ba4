import type { Kysely, Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { PurchaseMoneyParts } from './purchase-money.parts.ts';

/** What the use cases of this module work with. */
export interface PaymentsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** The payment provider, or the sandbox that plays it: see `createPaymentProvider`. */
  readonly stripe: Pick<Stripe, 'accounts' | 'accountLinks' | 'webhooks'>;
  /** What the provider signs its events with. */
  readonly webhookSecret: string;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  /**
   * Called in the same transaction when the provider starts or stops taking charges for a vendor; `at` is when it was
   * asked.
   */
  readonly onChargesChanged: (
    trx: Transaction<Database>,
    vendorId: string,
    canTakeCharges: boolean,
    at: Date,
  ) => Promise<void>;
  /** For the money of purchases. */
  readonly purchaseMoney: PurchaseMoneyParts;
}
