import { findMailedColleagues } from '../../../platform/notifications/mailed-colleagues.ts';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ask, type ProviderRefusal } from '../provider/payment-provider.ts';
import { transitionPayment } from '../payment/payment-step.service.ts';
import {
  findPayment,
  lockPayment,
  partiesOf,
  type StoredPayment,
  type Trx,
} from '../payment/payment.repository.ts';
import { toProvider } from '../provider/provider-money.domain.ts';
import { metadataOf } from '../provider/provider-metadata.domain.ts';
import { publishSaleEvent } from '../purchase-news.ts';
import {
  findRefund,
  pendingRefunds,
  refundedPayment,
  saveRefund,
  type StoredRefund,
} from './refund.repository.ts';
import { findPerson } from '../mailed-people.repository.ts';
import { goodsRefunded, type RefundShare } from './refund-shares.domain.ts';
import { leftOfSale, shareNow } from './refund-shares.service.ts';
import { refundPostings, reversalPostings } from '../purchase-postings.domain.ts';
import { refundedMail, refundedToBuyerMail } from '../purchase-money.mails.ts';
import { bySystem, type PurchaseActor } from '../purchase-money.domain.ts';
import { ProviderAway, type PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { transitionTransfer } from '../transfers/transfer-step.service.ts';
import { findPaidSale, findTransfer, type PaidSale } from '../transfers/transfer.repository.ts';
import { enqueueInvoices, enqueueTransfer, sendTransfer } from '../transfers/transfer.service.ts';

/**
 * Sends a refund to the buyer. Refunds of a sale run one after the other, after a pending transfer, so that the
 * shares are the same however often it is retried: what the vendor already received is reversed, then the buyer is
 * paid.
 */
export async function sendRefund(parts: PurchaseMoneyParts, refundId: string): Promise<void> {
  const refund = await findRefund(parts.db, refundId);
  if (refund?.status !== 'pending') return;
  const sale = await findPaidSale(parts.db, refund.saleId);
  invariant(sale !== null, 'a refund is of a sale');
  const status = (await findPayment(parts.db, refundedPayment(refund)))?.status;
  // What the payer's bank may return is not refunded too; its decision triggers this again.
  if (status === 'disputed') return;
  if (status === 'lost')
    return saveFailed(parts, refund, sale, 'The buyer’s bank has given the payment back itself.');
  for (const next of await pendingRefunds(parts.db, sale.id)) {
    await carryOut(parts, next, sale);
    if (next.id === refundId) return;
  }
}

async function carryOut(parts: PurchaseMoneyParts, refund: StoredRefund, sale: PaidSale): Promise<void> {
  const onItsWay = await findTransfer(parts.db, sale.id);
  if (onItsWay?.status === 'eligible') await sendTransfer(parts, sale.id);
  invariant(onItsWay !== null, 'what was captured has a transfer');
  const { share, backMinor } = await shareOf(parts, refund, sale, onItsWay.currency);
  if (backMinor > 0) await takeBack(parts, refund, sale, backMinor);
  const sent = await refundBuyer(parts, refund);
  await (sent.ok
    ? saveDone(parts, refund, sale, { share, providerRefundId: sent.value })
    : saveFailed(parts, refund, sale, sent.error));
}

/** The division of a refund, and how much of the vendor's part was already transferred. */
async function shareOf(
  parts: PurchaseMoneyParts,
  refund: StoredRefund,
  sale: PaidSale,
  currency: string,
): Promise<{ readonly share: RefundShare; readonly backMinor: number }> {
  const { amountMinor } = refund;
  const left = await leftOfSale(parts, parts.db, sale, ['done']);
  // Requested at the previous release, which stored no goods.
  const goods = refund.goods ?? goodsRefunded(left, amountMinor, 'goods');
  const share = await shareNow(parts, parts.db, sale, { amountMinor, currency, goods });
  const { dueMinor } = await parts.ledger.balanceOf(parts.db, sale.id);
  return { share, backMinor: Math.max(0, share.vendorMinor - dueMinor) };
}

async function takeBack(
  parts: PurchaseMoneyParts,
  refund: StoredRefund,
  sale: PaidSale,
  amountMinor: number,
): Promise<void> {
  const transfer = await findTransfer(parts.db, sale.id);
  const providerTransferId = transfer?.providerTransferId ?? '';
  const taken = await reverse(
    parts,
    { refundId: refund.id, providerTransferId, amountMinor },
    transfer?.currency ?? '',
  );
  if (!taken.ok) {
    if (taken.error.code === 'AWAY') throw new ProviderAway('a transfer is taken back');
    // The buyer need not wait for the vendor's debt; the ledger records it.
    parts.log.error({ refundId: refund.id, error: taken.error }, 'a transfer is not taken back');
    return;
  }
  await inTransaction(parts.db, async (trx) => {
    const { buyerId } = await lockPayment(trx, refundedPayment(refund));
    const held = await findTransfer(trx, sale.id);
    invariant(held !== null, 'what is taken back was sent');
    const { purchaseId, vendorId, id: saleId } = sale;
    const at = parts.clock.now();
    const isNew = await parts.ledger.recordEntry(trx, {
      kind: 'reversal',
      source: `reversal:${refund.id}`,
      purchaseId,
      buyerId,
      at,
      memo: `Reversed for ${sale.number}`,
      postings: reversalPostings({ saleId, vendorId, currency: held.currency }, amountMinor),
    });
    if (!isNew) return;
    const reversedMinor = held.reversedMinor + amountMinor;
    const facts = { isCompleted: true, isAllReversed: reversedMinor === held.amountMinor };
    await transitionTransfer(parts, trx, held, {
      commands: ['reverse'],
      facts,
      change: { reversedMinor },
      purchaseId,
      note: refund.reason,
      at,
    });
    await publishSaleEvent(trx, sale, { audience: [vendorId], at });
  });
}

/** Found by its key, or by a search once the key has expired: after a day the provider would reverse a second time. */
async function reverse(
  { stripe }: PurchaseMoneyParts,
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

/** The provider's refund, created now or found again. */
async function refundBuyer(
  { db, stripe }: PurchaseMoneyParts,
  refund: StoredRefund,
): Promise<Result<string, string>> {
  const { id: refundId, saleId, amountMinor } = refund;
  const payment = await findPayment(db, refundedPayment(refund));
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
      {
        payment_intent: intentId,
        amount,
        metadata: {
          ...metadataOf(refundedPayment(refund)),
          ...(refund.paymentSaleId === null && { subOrderId: saleId }),
          refundId,
        },
      },
      { idempotencyKey: `refund:${refundId}` },
    ),
  );
  if (made.ok) return ok(made.value.id);
  const { error } = made;
  if (error.code === 'AWAY' || (error.code === 'REFUSED' && error.balanceMissing))
    throw new ProviderAway('a refund is made');
  return { ok: false, error: error.code === 'REFUSED' ? error.why : 'There is no such payment.' };
}

const refundActor = ({ requestedBy, requestedAs }: StoredRefund): PurchaseActor =>
  requestedBy === null || requestedAs === null ? bySystem : { by: requestedAs, actorId: requestedBy };

const saveDone = (
  parts: PurchaseMoneyParts,
  refund: StoredRefund,
  sale: PaidSale,
  { share, providerRefundId }: { readonly share: RefundShare; readonly providerRefundId: string },
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const { purchaseId, amountMinor, reason } = refund;
    const held = await lockPayment(trx, refundedPayment(refund));
    if ((await findRefund(trx, refund.id))?.status !== 'pending') return;
    const { buyerId, currency, capturedMinor } = held;
    const at = parts.clock.now();
    const refundedMinor = held.refundedMinor + amountMinor;
    await transitionPayment(parts, trx, held, {
      commands: ['refund'],
      facts: { isAllRefunded: refundedMinor === capturedMinor },
      change: { refundedMinor },
      doer: refundActor(refund),
      note: reason,
      at,
    });
    await parts.ledger.recordEntry(trx, {
      kind: 'refund',
      source: `refund:${refund.id}`,
      purchaseId,
      buyerId,
      at,
      memo: `Refund of ${sale.number}: ${reason}`,
      postings: refundPostings({ saleId: sale.id, vendorId: sale.vendorId, currency }, share),
    });
    await saveRefund(trx, refund.id, { status: 'done', providerRefundId, doneAt: at });
    await enqueueInvoices(trx, sale.id);
    await mailRefunded(parts, trx, held, { refund, sale, share });
    await afterRefund(trx, sale, at);
  });

interface DividedRefund {
  readonly refund: StoredRefund;
  readonly sale: PaidSale;
  readonly share: RefundShare;
}

/** Mails the buyer, and the vendor about a refund of an admin: nobody is mailed about their own commands. */
async function mailRefunded(
  { publicUrl, queueMail }: PurchaseMoneyParts,
  trx: Trx,
  { buyerId, purchaseKind: kind, purchaseNumber, currency }: StoredPayment,
  { refund: { purchaseId, amountMinor, reason, requestedAs }, sale, share }: DividedRefund,
): Promise<void> {
  const about = { kind, id: purchaseId, number: purchaseNumber, publicUrl, amountMinor, currency, reason };
  const buyer = await findPerson(trx, buyerId);
  if (buyer !== null) await queueMail(trx, refundedMail(buyer, about));
  if (requestedAs !== 'admin') return;
  const id = kind === 'order' ? sale.id : purchaseId;
  const refunded = { ...about, id, number: sale.number, shareMinor: share.vendorMinor };
  const colleagues = await findMailedColleagues(trx, [sale.vendorId]);
  for (const colleague of colleagues.get(sale.vendorId) ?? [])
    await queueMail(trx, refundedToBuyerMail(colleague, refunded));
}

const saveFailed = (
  parts: PurchaseMoneyParts,
  refund: StoredRefund,
  sale: PaidSale,
  why: string,
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const { id } = refund;
    await lockPayment(trx, refundedPayment(refund));
    if ((await findRefund(trx, id))?.status !== 'pending') return;
    const at = parts.clock.now();
    parts.log.error({ refundId: id, why }, 'a refund is not made');
    await saveRefund(trx, id, { status: 'failed', providerRefundId: null, doneAt: at });
    await afterRefund(trx, sale, at);
  });

/** A transfer waits until pending refunds are sent. */
async function afterRefund(trx: Trx, sale: PaidSale, at: Date): Promise<void> {
  const transfer = await findTransfer(trx, sale.id);
  if (transfer?.status === 'accrued' || transfer?.status === 'failed') await enqueueTransfer(trx, sale.id);
  await publishSaleEvent(trx, sale, { audience: await partiesOf(trx, sale.purchaseId), at });
}
