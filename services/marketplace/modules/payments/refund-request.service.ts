import { createHash } from 'node:crypto';
import { insertAudit } from '../audit/index.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Session } from '../account/index.ts';
import type { Money } from '../ledger/index.ts';
import { step } from '../../platform/processes/step.ts';
import { paymentProcess } from './payment.process.ts';
import {
  findPayment,
  lockPayment,
  subOrdersOf,
  type Db,
  type StoredPayment,
  type Trx,
} from './payment.repository.ts';
import { stepMinorOf } from './provider-money.domain.ts';
import { findRefund, insertRefund, pendingRefunds, type StoredRefund } from './refund.repository.ts';
import { settleOrder } from './settlement.service.ts';
import type { RefundSubOrderJob } from './trade-jobs.ts';
import { moneyText } from './trade.mails.ts';
import type { TradeParts } from './trade.parts.ts';
import { findPaidSubOrder } from './transfer.repository.ts';

interface WantedRefund {
  readonly orderId: string;
  readonly subOrderId: string;
  readonly amount: Money;
  /** Shown to both sides. */
  readonly reason: string;
}

type RefundRefusal =
  | { readonly code: 'NOT_FOUND' | 'REFUND_TOO_LARGE' | 'NOT_ALLOWED_NOW' | 'KEY_USED_OTHERWISE' }
  | { readonly code: 'VALIDATION'; readonly message: string };

/** The requested refund with its formatted amount. */
interface RequestedRefund {
  readonly amountText: string;
}

/**
 * An admin gives part of what was paid for a sub-order back; done once for each key of theirs, and written to the audit log. The money
 * follows as a job.
 */
export async function requestRefund(
  parts: TradeParts,
  { userId }: Pick<Session, 'userId'>,
  key: string,
  wanted: WantedRefund,
): Promise<Result<RequestedRefund, RefundRefusal>> {
  const { orderId, subOrderId, amount, reason } = wanted;
  const payment = await findPayment(parts.db, orderId);
  const subOrder = await findPaidSubOrder(parts.db, subOrderId);
  if (payment === null || subOrder?.orderId !== orderId) return refuse({ code: 'NOT_FOUND' });
  const problem = problemOf(amount, payment.currency);
  if (problem !== null) return refuse({ code: 'VALIDATION', message: problem });
  const id = refundIdOf(userId, key);
  return inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, orderId);
    const known = await findRefund(trx, id);
    if (known !== null && !isSame(known, wanted)) return refuse({ code: 'KEY_USED_OTHERWISE' });
    const requested = ok({ amountText: moneyText(amount.amountMinor, amount.currency) });
    if (known !== null) return requested;
    const left = await leftOf(parts, trx, subOrderId);
    if (amount.amountMinor > left) return refuse({ code: 'REFUND_TOO_LARGE' });
    if (!isRefundable(held)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const at = parts.clock.now();
    const refund = { id, paymentId: held.id, subOrderId, amountMinor: amount.amountMinor };
    await insertRefund(trx, { ...refund, reason, requestedBy: userId }, at);
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: userId,
      act: 'refund',
      subjectKind: 'sub_order',
      subjectId: subOrderId,
      at,
      details: { refundId: id, orderId, ...amount, reason },
    });
    await enqueueRefund(trx, id);
    return requested;
  });
}

/** An id that is the key's own, so that the same key finds what it asked for: the row is what remembers it. */
function refundIdOf(userId: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['refund', userId, key]))
    .digest('hex');
  // RFC 9562: version 8, whose other bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const isSame = (refund: StoredRefund, wanted: WantedRefund): boolean =>
  refund.orderId === wanted.orderId &&
  refund.subOrderId === wanted.subOrderId &&
  refund.amountMinor === wanted.amount.amountMinor &&
  refund.reason === wanted.reason;

function problemOf({ amountMinor, currency }: Money, paidIn: string): string | null {
  if (currency !== paidIn) return `This order was paid in ${paidIn}.`;
  if (amountMinor <= 0) return 'Enter the amount to refund.';
  const size = stepMinorOf(currency);
  return amountMinor % size === 0 ? null : `Banks move ${currency} in steps of ${moneyText(size, currency)}.`;
}

const isRefundable = ({ status }: Pick<StoredPayment, 'status'>): boolean =>
  step(paymentProcess, status, 'refund', { isAllRefunded: false }).ok;

/** For the orders module: the maximum refund of each sub-order now; those without one are omitted. */
export async function refundableOf(
  parts: Pick<TradeParts, 'ledger'>,
  db: Db,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const payment = await findPayment(db, orderId);
  const most = new Map<string, number>();
  if (payment === null || !isRefundable(payment)) return most;
  for (const subOrderId of await subOrdersOf(db, orderId)) {
    const left = await leftOf(parts, db, subOrderId);
    if (left > 0) most.set(subOrderId, left);
  }
  return most;
}

/** What was paid for a sub-order and neither went back nor is on its way there. */
async function leftOf({ ledger }: Pick<TradeParts, 'ledger'>, db: Db, subOrderId: string): Promise<number> {
  const { capturedMinor, refundedMinor } = await ledger.standingOf(db, subOrderId);
  const underWay = await pendingRefunds(db, subOrderId);
  return underWay.reduce((left, { amountMinor }) => left - amountMinor, capturedMinor - refundedMinor);
}

/** The job after a cancellation or return: all that is left of a settled sub-order goes back. */
export async function refundSubOrder(
  parts: TradeParts,
  { subOrderId, reason, requestedBy }: RefundSubOrderJob,
): Promise<void> {
  const subOrder = await findPaidSubOrder(parts.db, subOrderId);
  if (subOrder === null) return;
  // It may be cancelled between the settlement's decision and the money itself.
  await settleOrder(parts, subOrder.orderId);
  await inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, subOrder.orderId);
    const amountMinor = await leftOf(parts, trx, subOrderId);
    if (amountMinor <= 0 || !isRefundable(held)) return;
    const id = parts.ids.newId();
    const refund = { id, paymentId: held.id, subOrderId, amountMinor, reason, requestedBy };
    await insertRefund(trx, refund, parts.clock.now());
    await enqueueRefund(trx, id);
  });
}

/** Carries a refund out; asked for often, it is done once. */
export const enqueueRefund = (trx: Trx, refundId: string): Promise<void> =>
  enqueue(trx, 'send_refund', { refundId }, { jobKey: `send_refund:${refundId}` });
