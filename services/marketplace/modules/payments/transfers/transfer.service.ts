import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { askAdmins } from '../../../platform/mail/index.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { ask } from '../provider/payment-provider.ts';
import { findPayment, lockPayment, type Trx } from '../payment/payment.repository.ts';
import { toProvider } from '../provider/provider-money.domain.ts';
import { metadataOf } from '../provider/provider-metadata.domain.ts';
import { publishSaleEvent } from '../purchase-news.ts';
import { pendingRefunds } from '../refunds/refund.repository.ts';
import { paymentKeyOf } from '../purchase-money.domain.ts';
import { transferPostings } from '../purchase-postings.domain.ts';
import { salePath } from '../purchase-money.mails.ts';
import { ProviderAway, type PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { transitionTransfer } from './transfer-step.service.ts';
import {
  findPaidSale,
  findTransfer,
  saveTransfer,
  type StoredTransfer,
  type PaidSale,
} from './transfer.repository.ts';

/**
 * Transfers the amount due in the ledger to the vendor of an earned sale, once. The amount is fixed before the provider
 * is called and is part of the idempotency key, so that a retry is the same request. A refusal is stored as `failed`,
 * to be retried.
 */
export async function sendTransfer(parts: PurchaseMoneyParts, saleId: string): Promise<void> {
  const sale = await findPaidSale(parts.db, saleId);
  if (sale === null) return;
  const released = await inTransaction(parts.db, async (trx) => {
    const { status } = await lockPayment(trx, paymentKeyOf(sale));
    return release(parts, trx, saleId, status);
  });
  if (released === null) return;
  const sent = await send(parts, sale, released);
  await inTransaction(parts.db, async (trx) => {
    const { buyerId } = await lockPayment(trx, paymentKeyOf(sale));
    const transfer = await findTransfer(trx, saleId);
    if (transfer?.status !== 'eligible' || transfer.version !== released.version) return;
    const { purchaseId, vendorId } = sale;
    const at = parts.clock.now();
    const facts = { isCompleted: true, isAllReversed: false };
    if ('failure' in sent) {
      const { failure } = sent;
      parts.log.warn({ saleId, failure }, 'a vendor is not paid');
      const move = { commands: ['send', 'fail'] as const, facts, purchaseId, note: failure, at };
      await transitionTransfer(parts, trx, transfer, { ...move, change: { failure } });
      await askAdmins(parts, trx, {
        title: `The transfer for ${sale.number} failed`,
        detail: failure,
        path: adminPath(sale),
      });
    } else {
      const change = { providerTransferId: sent.id, failure: null };
      await transitionTransfer(parts, trx, transfer, { commands: ['send'], facts, change, purchaseId, at });
      const part = { saleId, vendorId, currency: transfer.currency };
      await parts.ledger.recordEntry(trx, {
        kind: 'transfer',
        source: `transfer:${transfer.id}`,
        purchaseId,
        buyerId,
        at,
        memo: `Sent for ${sale.number}`,
        postings: transferPostings(part, transfer.amountMinor),
      });
      const amount = moneyText(transfer.amountMinor, transfer.currency);
      await notify(
        trx,
        { vendorId },
        {
          kind: 'payment',
          title: `${amount} for ${sale.number} is on its way to you`,
          detail: 'Your payment provider pays it out to your bank account.',
          path: vendorPath(sale),
        },
      );
    }
    await publishSaleEvent(trx, sale, { audience: [vendorId], at });
  });
}

const vendorPath = ({ id, purchaseKind: kind, purchaseId }: PaidSale): string =>
  salePath({ kind, id: kind === 'order' ? id : purchaseId });

const adminPath = ({ purchaseKind, purchaseId }: PaidSale): string =>
  `/admin/${purchaseKind}s-management/${purchaseId}`;

/** Fixes the amount to transfer, or finds the fixed one; null if nothing is to be transferred now. */
async function release(
  parts: PurchaseMoneyParts,
  trx: Trx,
  saleId: string,
  paymentStatus: PaymentStatus,
): Promise<StoredTransfer | null> {
  const transfer = await findTransfer(trx, saleId);
  // Without one the purchase is not settled yet; its settlement triggers this again.
  if (transfer === null) return null;
  if (transfer.status === 'eligible') return transfer;
  if (transfer.status !== 'accrued' && transfer.status !== 'failed') return null;
  // The bank's decision triggers this again.
  if (paymentStatus === 'disputed') return null;
  const sale = await findPaidSale(trx, saleId);
  if (sale?.isEarned !== true) return null;
  await enqueueInvoices(trx, saleId);
  // Pending refunds are deducted first; sending them triggers this again.
  if ((await pendingRefunds(trx, saleId)).length > 0) return null;
  const at = parts.clock.now();
  const { dueMinor } = await parts.ledger.balanceOf(trx, saleId);
  if (dueMinor <= 0) {
    await saveTransfer(trx, transfer.id, { amountMinor: 0 }, at);
    return null;
  }
  const command = transfer.status === 'accrued' ? 'release' : 'retry';
  return transitionTransfer(parts, trx, transfer, {
    commands: [command],
    facts: { isCompleted: true, isAllReversed: false },
    change: { amountMinor: dueMinor },
    purchaseId: sale.purchaseId,
    at,
  });
}

type Sent = { readonly id: string } | { readonly failure: string };

async function send(
  { db, stripe }: PurchaseMoneyParts,
  sale: PaidSale,
  { id, version, amountMinor, currency }: StoredTransfer,
): Promise<Sent> {
  const { id: saleId, purchaseId, providerAccountId } = sale;
  const payment = await findPayment(db, paymentKeyOf(sale));
  const intentId = payment?.intentId ?? '';
  if (providerAccountId === null) return { failure: 'The vendor has no payment account.' };
  const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
  if (!intent.ok) throw new ProviderAway('a vendor is paid');
  const { latest_charge: charge } = intent.value;
  const chargeId = typeof charge === 'string' ? charge : charge?.id;
  const made = await ask(() =>
    stripe.transfers.create(
      {
        amount: toProvider(amountMinor, currency),
        currency: currency.toLowerCase(),
        destination: providerAccountId,
        transfer_group: purchaseId,
        // Linked to the payment, so that it need not wait until the payment is in our balance.
        ...(chargeId !== undefined && { source_transaction: chargeId }),
        metadata: {
          ...metadataOf(paymentKeyOf(sale)),
          ...(sale.kind === 'sub_order' && { subOrderId: saleId }),
          transferId: id,
        },
      },
      { idempotencyKey: `transfer:${id}:${version}` },
    ),
  );
  if (made.ok) return { id: made.value.id };
  if (made.error.code === 'AWAY') throw new ProviderAway('a vendor is paid');
  return {
    failure: made.error.code === 'REFUSED' ? made.error.why : 'The vendor’s payment account is gone.',
  };
}

/** Enqueues the issuing of a sale's missing documents; repeated calls issue each once. */
export const enqueueInvoices = (trx: Trx, saleId: string): Promise<void> =>
  enqueue(trx, 'issue_invoices', { saleId }, { jobKey: `issue_invoices:${saleId}` });

/** Enqueues the payment of an earned sale's vendor; repeated calls run it once. */
export const enqueueTransfer = (trx: Trx, saleId: string): Promise<void> =>
  enqueue(trx, 'send_transfer', { saleId }, { jobKey: `send_transfer:${saleId}` });
