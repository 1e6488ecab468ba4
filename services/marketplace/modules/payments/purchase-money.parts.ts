import type Stripe from 'stripe';
import type { Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { PurchaseKind } from '../../platform/db/trade-tables.ts';
import type { Db, Trx } from './payment/payment.repository.ts';
import type { EndingActor, PaymentKey, Settlement } from './purchase-money.domain.ts';

/** What a payment causes in its purchase; each function is called in the transaction that moves the money. */
export interface PurchaseProcess {
  /** `too_late`: the purchase has ended and the money is not needed. */
  readonly paymentAuthorized: (trx: Trx, key: PaymentKey, at: Date) => Promise<'placed' | 'too_late'>;
  readonly expire: (trx: Trx, key: PaymentKey, at: Date, doer: EndingActor) => Promise<void>;
  /** The authorised money was released. Idempotent. */
  readonly paymentLost: (trx: Trx, key: PaymentKey, at: Date) => Promise<void>;
  /** Fixes the accepted amounts; null while something is undecided. Repeated, it returns the same. */
  readonly beginSettlement: (trx: Trx, key: PaymentKey, at: Date) => Promise<Settlement | null>;
  /** An admin decides the dispute about a sub-order or booking: its vendor gets what is not refunded. */
  readonly settleDispute: (
    trx: Trx,
    saleId: string,
    by: { readonly actorId: string; readonly note: string },
  ) => Promise<Result<null, 'NOT_ALLOWED_NOW'>>;
}

/** The dependencies of the use cases about a purchase's money. */
export interface PurchaseMoneyParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** The payment provider, or the sandbox in its place: see `createPaymentProvider`. */
  readonly stripe: Pick<
    Stripe,
    | 'checkout'
    | 'paymentIntents'
    | 'refunds'
    | 'transfers'
    | 'disputes'
    | 'files'
    | 'payouts'
    | 'balanceTransactions'
  >;
  /** For files of evidence. */
  readonly files: FileStore;
  /** The currency of a vendor's figures, ISO 4217. */
  readonly currency: string;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly ledger: Pick<Ledger, 'recordEntry' | 'balanceOf'>;
  readonly purchases: Readonly<Record<PurchaseKind, PurchaseProcess>>;
}

/** Thrown by jobs to be retried later: the provider did not answer, and nothing was decided. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
  constructor(doing: string) {
    super(`The payment provider does not answer: ${doing}`);
  }
}
