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

/** What becomes of a purchase with its payment; each is called in the transaction that moves the money. */
export interface PurchaseProcess {
  /** `too_late`: it has ended meanwhile, and the money is not wanted. */
  readonly paymentAuthorized: (trx: Trx, key: PaymentKey, at: Date) => Promise<'placed' | 'too_late'>;
  readonly expire: (trx: Trx, key: PaymentKey, at: Date, doer: EndingActor) => Promise<void>;
  /** The money that was set aside is gone. Repeating it does nothing. */
  readonly paymentLost: (trx: Trx, key: PaymentKey, at: Date) => Promise<void>;
  /** From here on what was accepted is fixed; null while that is open. Repeated it says the same. */
  readonly beginSettlement: (trx: Trx, key: PaymentKey, at: Date) => Promise<Settlement | null>;
  /** An admin ends the dispute about a sub-order or booking: its vendor gets what is not refunded. */
  readonly settleDispute: (
    trx: Trx,
    saleId: string,
    by: { readonly actorId: string; readonly note: string },
  ) => Promise<Result<null, 'NOT_ALLOWED_NOW'>>;
}

/** What the use cases of a purchase's money work with. */
export interface PurchaseMoneyParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** The payment provider, or the sandbox that plays it: see `createPaymentProvider`. */
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
  /** For the files of evidence. */
  readonly files: FileStore;
  /** ISO 4217: what a vendor's figures are in. */
  readonly currency: string;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly ledger: Pick<Ledger, 'recordEntry' | 'standingOf'>;
  readonly purchases: Readonly<Record<PurchaseKind, PurchaseProcess>>;
}

/** Thrown by jobs, which are tried again later: the provider did not answer, and nothing was decided. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
  constructor(doing: string) {
    super(`The payment provider does not answer: ${doing}`);
  }
}
