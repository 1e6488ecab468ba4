import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Db } from './payment.repository.ts';

/** What the use cases of an order's money work with. */
export interface TradeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** The payment provider, or the sandbox that plays it: see `createPaymentProvider`. */
  readonly stripe: Pick<Stripe, 'checkout' | 'paymentIntents' | 'refunds' | 'transfers'>;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly ledger: Pick<Ledger, 'recordEntry' | 'standingOf'>;
  /** Called in the transaction that moves the money. */
  readonly orders: Pick<Orders, 'paymentAuthorized' | 'expireOrder' | 'paymentLost' | 'beginSettlement'>;
}

/** Thrown by jobs, which are tried again later: the provider did not answer, and nothing was decided. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
  constructor(doing: string) {
    super(`The payment provider does not answer: ${doing}`);
  }
}
