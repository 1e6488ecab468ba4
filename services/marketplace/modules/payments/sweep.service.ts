import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { readChargebacks } from './chargebacks/chargeback-reading.service.ts';
import { undecidedPayments } from './chargebacks/chargeback.repository.ts';
import { enqueueExpiry } from './payment/due-payments.service.ts';
import { enqueueVoid } from './payment/late-payment.service.ts';
import { readPayment } from './payment/payment-outcome.service.ts';
import { readPayouts } from './payouts/payout-reading.service.ts';
import { accountsToRead } from './payouts/payout.repository.ts';
import { enqueueRefund } from './refunds/refund-request.service.ts';
import {
  latePayments,
  maxRows,
  overduePayments,
  stuckPayments,
  unsentRefunds,
  unsentSales,
  unsettledPayments,
} from './sweep.repository.ts';
import { keyText, type PaymentKey } from './purchase-money.domain.ts';
import type { PurchaseMoneyParts } from './purchase-money.parts.ts';
import { enqueueTransfer } from './transfers/transfer.service.ts';
import { findPayment, type Trx } from './payment/payment.repository.ts';

const stuckMs = 2 * 60 * 1000;
/** Webhooks report changed payouts; they are also read at this interval. */
const payoutsReadMs = 6 * 60 * 60 * 1000;
const failedMs = 24 * 60 * 60 * 1000;

/**
 * Finds work left behind by a lost webhook, a crash or an abandoned job, and resumes it: payments without news are
 * read from the provider, and jobs are planned again. All of it is idempotent.
 */
export async function sweepPayments(parts: PurchaseMoneyParts): Promise<void> {
  const { db, clock, log } = parts;
  const nowMs = clock.now().getTime();
  const before = new Date(nowMs - stuckMs);
  const counts = await inTransaction(db, async (trx) => ({
    expired: await each(
      trx,
      await overduePayments(trx, { after: new Date(0), until: before, most: maxRows }),
      enqueueExpiry,
    ),
    voided: await each(trx, await latePayments(trx, before), enqueueVoid),
    settled: await each(trx, await unsettledPayments(trx, before), settleAgain),
    sent: await each(trx, await unsentSales(trx, before, new Date(nowMs - failedMs)), enqueueTransfer),
    refunded: await each(trx, await unsentRefunds(trx, before), enqueueRefund),
  }));
  const asked = await askAgain(parts, before);
  const chargebacks = await askBanksAgain(parts);
  const payouts = await askForPayouts(parts, nowMs);
  if (asked > 0 || payouts > 0 || chargebacks > 0 || Object.values(counts).some((count) => count > 0))
    log.info({ ...counts, asked, chargebacks, payouts }, 'payments swept');
}

async function each<Found>(
  trx: Trx,
  found: readonly Found[],
  plan: (trx: Trx, one: Found) => Promise<void>,
): Promise<number> {
  for (const one of found) await plan(trx, one);
  return found.length;
}

const settleAgain = (trx: Trx, key: PaymentKey): Promise<void> =>
  enqueue(trx, 'settle_payment', key, { jobKey: `settle_payment:${keyText(key)}` });

/** One after the other; stops if the provider does not answer. */
async function askAgain(parts: PurchaseMoneyParts, before: Date): Promise<number> {
  let asked = 0;
  for (const payment of await stuckPayments(parts.db, before)) {
    const read = await readPayment(parts, payment);
    if (!read.ok) return asked;
    asked += 1;
  }
  return asked;
}

/** Returns how many payouts have changed; stops if the provider does not answer. */
async function askForPayouts(parts: PurchaseMoneyParts, nowMs: number): Promise<number> {
  let changed = 0;
  for (const account of await accountsToRead(parts.db, new Date(nowMs - payoutsReadMs))) {
    const read = await readPayouts(parts, account);
    if (!read.ok) return changed;
    changed += read.value;
  }
  return changed;
}

/** Returns how many chargebacks have changed; stops if the provider does not answer. */
async function askBanksAgain(parts: PurchaseMoneyParts): Promise<number> {
  let changed = 0;
  for (const key of await undecidedPayments(parts.db)) {
    const payment = await findPayment(parts.db, key);
    const read = payment && (await readChargebacks(parts, payment));
    if (read?.ok === false) return changed;
    if (read?.value === 'changed') changed += 1;
  }
  return changed;
}
