import type { Kysely, Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { PurchaseMoneyParts } from './purchase-money.parts.ts';

/** The dependencies of this module's use cases. */
export interface PaymentsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** The payment provider, or the sandbox in its place: see `createPaymentProvider`. */
  readonly stripe: Pick<Stripe, 'accounts' | 'accountLinks' | 'webhooks'>;
  /** The secret with which the provider signs its events. */
  readonly webhookSecret: string;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Called in the same transaction when the provider starts or stops accepting charges for a vendor; `at` is the time
   * of the reading.
   */
  readonly onChargesChanged: (
    trx: Transaction<Database>,
    reading: { readonly vendorId: string; readonly canTakeCharges: boolean; readonly at: Date },
  ) => Promise<void>;
  /** For the money of purchases. */
  readonly purchaseMoney: PurchaseMoneyParts;
}
