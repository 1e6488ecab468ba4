import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { announce } from '../../platform/live/index.ts';
import { subOrderNumberOf, type LedgerBalance } from '../ledger/index.ts';
import { ask, type ProviderRefusal } from './payment-provider.ts';
import { transitionPayment } from './payment-step.service.ts';
import { findPayment, lockPayment, partiesOf, type Trx } from './payment.repository.ts';
import { toProvider } from './provider-money.domain.ts';
import { findRefund, pendingRefunds, saveRefund, type StoredRefund } from './refund.repository.ts';
import { findBuyer } from './trade-people.repository.ts';
import {
  refundPostings,
  refundShareOf,
  reversalPostings,
  type RefundShare,
} from './trade-postings.domain.ts';
import { refundedMail } from './trade.mails.ts';
import { bySystem, type TradeActor } from './trade.domain.ts';
import { ProviderAway, type TradeParts } from './trade.parts.ts';
import { transitionTransfer } from './transfer-step.service.ts';
import { findPaidSubOrder, findTransfer, type PaidSubOrder } from './transfer.repository.ts';
import { enqueueTransfer, sendTransfer } from './transfer.service.ts';

/**
 * Sends a refund to the buyer. Refunds of a sub-order run one after the other, after a pending transfer, so that the
 * shares are the same however often it is retried: what the supplier already received is reversed, then the buyer is
 * paid.
 */
export async function sendRefund(parts: TradeParts, refundId: string): Promise<void> {
  const refund = await findRefund(parts.db, refundId);
  if (refund?.status !== 'pending') return;
  const subOrder = await findPaidSubOrder(parts.db, refund.subOrderId);
  invariant(subOrder !== null, 'a refund is of a sub-order');
  for (const next of await pendingRefunds(parts.db, subOrder.id)) {
    await carryOut(parts, next, subOrder);
    if (next.id === refundId) return;
  }
}

async function carryOut(parts: TradeParts, refund: StoredRefund, subOrder: PaidSubOrder): Promise<void> {
  const onItsWay = await findTransfer(parts.db, subOrder.id);
  if (onItsWay?.status === 'eligible') await sendTransfer(parts, subOrder.id);
  const { share, backMinor } = shareOf(
    await parts.ledger.standingOf(parts.db, subOrder.id),
    refund,
    onItsWay,
  );
  if (backMinor > 0) await takeBack(parts, refund, subOrder, backMinor);
  const sent = await giveBack(parts, refund);
  await (sent.ok
    ? keepDone(parts, refund, subOrder, share, sent.value)
    : keepFailed(parts, refund, subOrder, sent.error));
}

/** Who bears it, and how much of the supplier's part was already transferred. */
function shareOf(
  standing: LedgerBalance,
  { amountMinor }: StoredRefund,
  transfer: { readonly currency: string } | null,
): { readonly share: RefundShare; readonly backMinor: number } {
  invariant(transfer !== null, 'what was captured has a transfer');
  const share = refundShareOf(standing, amountMinor, transfer.currency);
  return { share, backMinor: Math.max(0, share.vendorMinor - standing.dueMinor) };
}

async function takeBack(
  parts: TradeParts,
  refund: StoredRefund,
  subOrder: PaidSubOrder,
  amountMinor: number,
): Promise<void> {
  const transfer = await findTransfer(parts.db, subOrder.id);
  const providerTransferId = transfer?.providerTransferId ?? '';
  const taken = await reverse(
    parts,
    { refundId: refund.id, providerTransferId, amountMinor },
    transfer?.currency ?? '',
  );
  if (!taken.ok) {
    if (taken.error.code === 'AWAY') throw new ProviderAway('a transfer is taken back');
    // The buyer does not wait for the supplier's debt; the ledger records it.
    parts.log.error({ refundId: refund.id, error: taken.error }, 'a transfer is not taken back');
    return;
  }
  await inTransaction(parts.db, async (trx) => {
    const { buyerId, orderNumber } = await lockPayment(trx, subOrder.orderId);
    const held = await findTransfer(trx, subOrder.id);
    invariant(held !== null, 'what is taken back was sent');
    const { orderId, supplierId, id: subOrderId } = subOrder;
    const at = parts.clock.now();
    const isNew = await parts.ledger.recordEntry(trx, {
      kind: 'reversal',
      source: `reversal:${refund.id}`,
      orderId,
      buyerId,
      at,
      memo: `Reversed for ${subOrderNumberOf(orderNumber, subOrder.position)}`,
      postings: reversalPostings({ subOrderId, vendorId: supplierId, currency: held.currency }, amountMinor),
    });
    if (!isNew) return;
    const reversedMinor = held.reversedMinor + amountMinor;
    const facts = { isCompleted: true, isAllReversed: reversedMinor === held.amountMinor };
    await transitionTransfer(parts, trx, held, {
      commands: ['reverse'],
      facts,
      change: { reversedMinor },
      orderId,
      note: refund.reason,
      at,
    });
    await announce(trx, { orderId, subOrderId, audience: [supplierId], at });
  });
}

/** Under its key, and found again when the key is forgotten: after a day the provider would do it a second time. */
async function reverse(
  { stripe }: TradeParts,
  wanted: { readonly refundId: string; readonly providerTransferId: string; readonly amountMinor: number },
  currency: string,
): Promise<Result<string, ProviderRefusal>> {
  const { refundId, providerTransferId: id, amountMinor } = wanted;
  const transfer = await ask(() => stripe.transfers.retrieve(id));
  if (!transfer.ok) return transfer;
  const known = transfer.value.reversals.data.find(({ metadata }) => metadata?.refundId === refundId);
  if (known !== undefined) return ok(known.id);
  const made = await ask(() =>
    stripe.transfers.createReversal(
      id,
      { amount: toProvider(amountMinor, currency), metadata: { refundId } },
      { idempotencyKey: `reversal:${refundId}` },
    ),
  );
  return made.ok ? ok(made.value.id) : made;
}

/** The provider's refund, made now or found again. */
async function giveBack(
  { db, stripe }: TradeParts,
  { id: refundId, orderId, subOrderId, amountMinor }: StoredRefund,
): Promise<Result<string, string>> {
  const payment = await findPayment(db, orderId);
  const intentId = payment?.intentId ?? '';
  const intent = await ask(() =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] }),
  );
  if (!intent.ok) throw new ProviderAway('a refund is made');
  const { latest_charge: charge } = intent.value;
  const refunds = charge === null || typeof charge === 'string' ? [] : (charge.refunds?.data ?? []);
  const known = refunds.find(({ metadata }) => metadata?.refundId === refundId);
  if (known !== undefined) return ok(known.id);
  const amount = toProvider(amountMinor, payment?.currency ?? '');
  const made = await ask(() =>
    stripe.refunds.create(
      { payment_intent: intentId, amount, metadata: { orderId, subOrderId, refundId } },
      { idempotencyKey: `refund:${refundId}` },
    ),
  );
  if (made.ok) return ok(made.value.id);
  const { error } = made;
  if (error.code === 'AWAY' || (error.code === 'REFUSED' && error.balanceMissing))
    throw new ProviderAway('a refund is made');
  return { ok: false, error: error.code === 'REFUSED' ? error.why : 'There is no such payment.' };
}

const doerOf = ({ requestedBy, requestedAs }: StoredRefund): TradeActor =>
  requestedBy === null || requestedAs === null || requestedAs === 'service_provider'
    ? bySystem
    : { by: requestedAs, actorId: requestedBy };

const keepDone = (
  parts: TradeParts,
  refund: StoredRefund,
  { id: subOrderId, supplierId, position }: PaidSubOrder,
  share: RefundShare,
  providerRefundId: string,
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const { orderId, amountMinor, reason } = refund;
    const held = await lockPayment(trx, orderId);
    if ((await findRefund(trx, refund.id))?.status !== 'pending') return;
    const { buyerId, orderNumber, currency, capturedMinor } = held;
    const at = parts.clock.now();
    const refundedMinor = held.refundedMinor + amountMinor;
    await transitionPayment(parts, trx, held, {
      commands: ['refund'],
      facts: { isAllRefunded: refundedMinor === capturedMinor },
      change: { refundedMinor },
      doer: doerOf(refund),
      note: reason,
      at,
    });
    await parts.ledger.recordEntry(trx, {
      kind: 'refund',
      source: `refund:${refund.id}`,
      orderId,
      buyerId,
      at,
      memo: `Refund of ${subOrderNumberOf(orderNumber, position)}: ${reason}`,
      postings: refundPostings({ subOrderId, vendorId: supplierId, currency }, share),
    });
    await saveRefund(trx, refund.id, { status: 'done', providerRefundId, doneAt: at });
    const buyer = await findBuyer(trx, buyerId);
    const about = { orderId, number: orderNumber, publicUrl: parts.publicUrl, amountMinor, currency, reason };
    if (buyer !== null) await parts.queueMail(trx, refundedMail(buyer, about));
    await afterRefund(trx, subOrderId, orderId, at);
  });

const keepFailed = (
  parts: TradeParts,
  { id, orderId }: StoredRefund,
  { id: subOrderId }: PaidSubOrder,
  why: string,
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    await lockPayment(trx, orderId);
    if ((await findRefund(trx, id))?.status !== 'pending') return;
    const at = parts.clock.now();
    parts.log.error({ refundId: id, why }, 'the payment provider makes no refund');
    await saveRefund(trx, id, { status: 'failed', providerRefundId: null, doneAt: at });
    await afterRefund(trx, subOrderId, orderId, at);
  });

/** A transfer waits while something goes back. */
async function afterRefund(trx: Trx, subOrderId: string, orderId: string, at: Date): Promise<void> {
  const transfer = await findTransfer(trx, subOrderId);
  if (transfer?.status === 'accrued' || transfer?.status === 'failed') await enqueueTransfer(trx, subOrderId);
  await announce(trx, { orderId, subOrderId, audience: await partiesOf(trx, orderId), at });
}
