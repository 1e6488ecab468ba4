import { createHash } from 'node:crypto';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import { insertAudit } from '../../audit/index.ts';
import { quaysideDecided } from '../../../../../src/lib/quayside-decided.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import type { Session } from '../../account/index.ts';
import type { Money } from '../../ledger/index.ts';
import { step } from '../../../platform/processes/step.ts';
import { paymentProcess } from '../payment/payment.process.ts';
import {
  findPayment,
  findPaymentsOf,
  lockPayment,
  salesOf,
  type Db,
  type StoredPayment,
  type Trx,
} from '../payment/payment.repository.ts';
import { movableMinor, stepMinorOf } from '../provider/provider-money.domain.ts';
import { deliveryLeftOf, goodsRefunded, type LeftOfSale } from './refund-shares.domain.ts';
import { leftOfSale } from './refund-shares.service.ts';
import {
  findRefund,
  insertRefund,
  pendingRefunds,
  refundsOf,
  type StoredRefund,
} from './refund.repository.ts';
import { settlePayment } from '../payment/settlement.service.ts';
import type { RefundSaleJob } from '../purchase-money-jobs.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { paymentKeyOf } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { findPaidSale } from '../transfers/transfer.repository.ts';
import { enqueueTransfer } from '../transfers/transfer.service.ts';

interface WantedRefund {
  readonly purchaseId: string;
  readonly saleId: string;
  readonly amount: Money;
  /** What it is for; goods by default. No commission is taken on delivery. */
  readonly part?: 'goods' | 'delivery' | undefined;
  /** Whether it also decides the dispute about the sale, in the same transaction. */
  readonly settlesDispute?: boolean | undefined;
  /** Shown to both sides. */
  readonly reason: string;
}

type RefundRefusal =
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'REFUND_TOO_LARGE'
        | 'NOT_ALLOWED_NOW'
        | 'CHARGEBACK_OPEN'
        | 'KEY_USED_OTHERWISE';
    }
  | { readonly code: 'VALIDATION'; readonly message: string };

/** The requested refund with its formatted amount. */
interface RequestedRefund {
  readonly amountText: string;
}

/**
 * Refunds part of what was paid for a sale, by an admin, who may decide a dispute with it. Idempotent by the admin's
 * key, and written to the audit log. A job sends the money.
 */
export async function requestRefund(
  parts: PurchaseMoneyParts,
  { userId }: Pick<Session, 'userId'>,
  requestKey: string,
  wanted: WantedRefund,
): Promise<Result<RequestedRefund, RefundRefusal>> {
  const { purchaseId, saleId, amount, reason } = wanted;
  const shown = quaysideDecided(reason);
  const sale = await findPaidSale(parts.db, saleId);
  if (sale?.purchaseId !== purchaseId) return refuse({ code: 'NOT_FOUND' });
  const key = paymentKeyOf(sale);
  const payment = await findPayment(parts.db, key);
  if (payment === null) return refuse({ code: 'NOT_FOUND' });
  const problem = problemOf(amount, payment.currency);
  if (problem !== null) return refuse({ code: 'VALIDATION', message: problem });
  const id = refundIdOf(userId, requestKey);
  return inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    const known = await findRefund(trx, id);
    if (known !== null && !isSame(known, { ...wanted, reason: shown }))
      return refuse({ code: 'KEY_USED_OTHERWISE' });
    const amountText = moneyText(amount.amountMinor, amount.currency);
    const requested = ok({ amountText });
    if (known !== null) return requested;
    const left = await leftOfSale(parts, trx, sale);
    const most = wanted.part === 'delivery' ? deliveryLeftOf(left) : left.amountMinor;
    if (amount.amountMinor > most) return refuse({ code: 'REFUND_TOO_LARGE' });
    if (atTheBank.has(held.status)) return refuse({ code: 'CHARGEBACK_OPEN' });
    if (!isRefundable(held)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    if (wanted.settlesDispute === true) {
      const note = `${reason}\n${amountText} goes back to the buyer.`;
      const process = parts.purchases[sale.kind === 'sub_order' ? 'order' : 'booking'];
      const settled = await process.settleDispute(trx, saleId, { actorId: userId, note });
      if (!settled.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
    }
    const at = parts.clock.now();
    const goods = goodsRefunded(left, amount.amountMinor, wanted.part ?? 'goods');
    const refund = { id, paymentId: held.id, saleId, amountMinor: amount.amountMinor, goods };
    await insertRefund(trx, { ...refund, reason: shown, requestedBy: userId }, at);
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: userId,
      act: wanted.settlesDispute === true ? 'split_dispute' : 'refund',
      subjectKind: sale.kind,
      subjectId: saleId,
      at,
      details: {
        refundId: id,
        [sale.kind === 'sub_order' ? 'orderId' : 'bookingId']: purchaseId,
        ...amount,
        reason,
      },
    });
    await enqueueRefund(trx, id);
    return requested;
  });
}

/** An id derived from the idempotency key, so that a repeated request finds its row. */
function refundIdOf(userId: string, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['refund', userId, key]))
    .digest('hex');
  // RFC 9562, version 8: the other bits are the application's.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const isSame = (refund: StoredRefund, wanted: WantedRefund): boolean =>
  refund.purchaseId === wanted.purchaseId &&
  refund.saleId === wanted.saleId &&
  refund.amountMinor === wanted.amount.amountMinor &&
  refund.reason === wanted.reason &&
  (wanted.part !== 'delivery' || refund.goods?.grossMinor === 0);

function problemOf({ amountMinor, currency }: Money, paidIn: string): string | null {
  if (currency !== paidIn) return `This was paid in ${paidIn}.`;
  if (amountMinor <= 0) return 'Enter the amount to refund.';
  const size = stepMinorOf(currency);
  return amountMinor % size === 0 ? null : `Banks move ${currency} in steps of ${moneyText(size, currency)}.`;
}

/** While a bank disputes a payment, or after it has taken it back, the bank returns the money. */
const atTheBank: ReadonlySet<PaymentStatus> = new Set(['disputed', 'lost']);

const isRefundable = ({ status }: Pick<StoredPayment, 'status'>): boolean =>
  !atTheBank.has(status) && step(paymentProcess, status, 'refund', { isAllRefunded: false }).ok;

/** What was refunded of a sale, including refunds under way, in minor units. */
export async function givenBackOf(
  { ledger }: Pick<PurchaseMoneyParts, 'ledger'>,
  db: Db,
  saleId: string,
): Promise<number> {
  const { refundedMinor } = await ledger.balanceOf(db, saleId);
  const underWay = await pendingRefunds(db, saleId);
  return underWay.reduce((sum, { amountMinor }) => sum + amountMinor, refundedMinor);
}

/** The refunds of a sale, made and under way, oldest first. */
export const earlierRefundsOf = async (db: Db, saleId: string) =>
  (await refundsOf(db, saleId, ['done', 'pending'])).map(({ createdAt, amountMinor, reason }) => ({
    at: createdAt,
    amountMinor,
    reason,
  }));

/** The maximum refund of each sale of a purchase now; those without one are omitted. */
export async function refundableOf(
  { ledger }: Pick<PurchaseMoneyParts, 'ledger'>,
  db: Db,
  purchaseId: string,
): Promise<ReadonlyMap<string, number>> {
  const most = new Map<string, number>();
  for (const payment of (await findPaymentsOf(db, purchaseId)).filter(isRefundable))
    for (const saleId of await salesOf(db, payment)) {
      const { capturedMinor } = await ledger.balanceOf(db, saleId);
      const left = capturedMinor - (await givenBackOf({ ledger }, db, saleId));
      if (left > 0) most.set(saleId, left);
    }
  return most;
}

/** The maximum to refund of a sale; the reason is shown to both sides. */
interface WantedPart {
  readonly saleId: string;
  readonly mostMinor: number;
  /** The refunded items; null if it is not known which part is for goods. */
  readonly items: LeftOfSale | null;
  readonly reason: string;
  readonly requestedBy: string | null;
}

/** See `refundPart`. */
export type RefundPart = (
  trx: Trx,
  wanted: WantedPart,
) => Promise<Result<{ readonly id: string; readonly amountMinor: number } | null, 'NOT_ALLOWED_NOW'>>;

/**
 * Requests a refund in the caller's transaction, of as much as remains and can be moved; null if nothing does. A job
 * sends the money. Refused while the payer's bank disputes the payment.
 */
export async function refundPart(
  parts: PurchaseMoneyParts,
  trx: Trx,
  { saleId, mostMinor, items, reason, requestedBy }: WantedPart,
): ReturnType<RefundPart> {
  const sale = await findPaidSale(trx, saleId);
  if (sale === null) return refuse('NOT_ALLOWED_NOW');
  const held = await lockPayment(trx, paymentKeyOf(sale));
  const left = await leftOfSale(parts, trx, sale);
  const amountMinor = movableMinor(Math.min(mostMinor, left.amountMinor), held.currency);
  if (amountMinor <= 0) return ok(null);
  if (!isRefundable(held)) return refuse('NOT_ALLOWED_NOW');
  const id = parts.ids.newId();
  const goods = goodsRefunded(left, amountMinor, items ?? 'goods');
  const refund = { id, paymentId: held.id, saleId, amountMinor, goods, reason, requestedBy };
  await insertRefund(trx, refund, parts.clock.now());
  await enqueueRefund(trx, id);
  return ok({ id, amountMinor });
}

/** The job after a cancellation, a return or an agreement: refunds what is left of a settled sale, or a part of it. */
export async function refundSale(
  parts: PurchaseMoneyParts,
  { saleId, reason, requestedBy, part }: RefundSaleJob,
): Promise<void> {
  const sale = await findPaidSale(parts.db, saleId);
  if (sale === null) return;
  // It may be cancelled between the decision of the settlement and the capture.
  const key = paymentKeyOf(sale);
  await settlePayment(parts, key);
  await inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    if (part !== undefined && (await findRefund(trx, part.refundId)) !== null) return;
    const left = await leftOfSale(parts, trx, sale);
    const amountMinor =
      part === undefined
        ? left.amountMinor
        : movableMinor(Math.min(part.mostMinor, left.amountMinor), held.currency);
    // During a chargeback it waits for the bank's decision.
    if (amountMinor <= 0 || !(isRefundable(held) || held.status === 'disputed')) {
      // Normally the end of a refund triggers the transfer; here there is no refund.
      if (part !== undefined) await enqueueTransfer(trx, saleId);
      return;
    }
    const id = part?.refundId ?? parts.ids.newId();
    const goods = part === undefined ? left.goods : goodsRefunded(left, amountMinor, 'goods');
    const refund = { id, paymentId: held.id, saleId, amountMinor, goods, reason, requestedBy };
    await insertRefund(trx, refund, parts.clock.now());
    await enqueueRefund(trx, id);
  });
}

/** Enqueues the sending of a refund; repeated calls run it once. */
export const enqueueRefund = (trx: Trx, refundId: string): Promise<void> =>
  enqueue(trx, 'send_refund', { refundId }, { jobKey: `send_refund:${refundId}` });
