import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueue, type Repeated } from '../../../platform/jobs/index.ts';
import { keyText, type PaymentKey } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { overduePayments } from '../sweep.repository.ts';
import type { Trx } from './payment.repository.ts';

const everyMs = 2000;

/** Plans the end of a purchase whose time to pay is over. */
export const enqueueExpiry = (trx: Trx, key: PaymentKey): Promise<void> =>
  enqueue(trx, 'expire_payment', key, { jobKey: `expire_payment:${keyText(key)}` });

/**
 * Looks for purchases whose time to pay has ended since the last look; the first look finds all of them. A job for each
 * purchase, planned when it is made, took a seventh of a checkout, and nearly all are paid. What is missed here is found
 * by the sweep.
 */
export function expiryOfDuePayments({ db, clock }: Pick<PurchaseMoneyParts, 'db' | 'clock'>): Repeated {
  let after = new Date(0);
  return {
    name: 'expire due payments',
    everyMs,
    async run(signal) {
      const until = clock.now();
      // Each in a transaction of its own: one for thousands would hold the jobs of those that are ending already, for
      // which every worker would wait.
      for (const key of await overduePayments(db, { after, until, most: null })) {
        if (signal.aborted) return;
        await inTransaction(db, (trx) => enqueueExpiry(trx, key));
      }
      after = until;
    },
  };
}
