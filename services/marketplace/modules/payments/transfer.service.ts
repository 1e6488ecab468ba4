import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { announce } from '../../platform/live/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { ask } from './payment-provider.ts';
import { findPayment, lockPayment, type Trx } from './payment.repository.ts';
import { toProvider } from './provider-money.domain.ts';
import { pendingRefunds } from './refund.repository.ts';
import { transferPostings } from './trade-postings.domain.ts';
import { ProviderAway, type TradeParts } from './trade.parts.ts';
import { transitionTransfer } from './transfer-step.service.ts';
import {
  findPaidSubOrder,
  findTransfer,
  saveTransfer,
  type StoredTransfer,
  type PaidSubOrder,
} from './transfer.repository.ts';

/**
 * Transfers to a supplier what the ledger says is due for a completed sub-order, once. The amount is fixed before the
 * provider is called and the idempotency key names that release, so that a retry is the same request. A refusal is
 * stored as `failed`, to be retried.
 */
export async function sendTransfer(parts: TradeParts, subOrderId: string): Promise<void> {
  const subOrder = await findPaidSubOrder(parts.db, subOrderId);
  if (subOrder === null) return;
  const released = await inTransaction(parts.db, async (trx) => {
    await lockPayment(trx, subOrder.orderId);
    return release(parts, trx, subOrderId);
  });
  if (released === null) return;
  const sent = await send(parts, subOrder, released);
  await inTransaction(parts.db, async (trx) => {
    const { buyerId, orderNumber } = await lockPayment(trx, subOrder.orderId);
    const transfer = await findTransfer(trx, subOrderId);
    if (transfer?.status !== 'eligible' || transfer.version !== released.version) return;
    const { orderId, supplierId } = subOrder;
    const at = parts.clock.now();
    const facts = { isCompleted: true, isAllReversed: false };
    if ('failure' in sent) {
      const { failure } = sent;
      parts.log.warn({ subOrderId, failure }, 'a supplier is not paid');
      const move = { commands: ['send', 'fail'] as const, facts, orderId, note: failure, at };
      await transitionTransfer(parts, trx, transfer, { ...move, change: { failure } });
    } else {
      const change = { providerTransferId: sent.id, failure: null };
      await transitionTransfer(parts, trx, transfer, { commands: ['send'], facts, change, orderId, at });
      const part = { subOrderId, vendorId: supplierId, currency: transfer.currency };
      await parts.ledger.recordEntry(trx, {
        kind: 'transfer',
        source: `transfer:${transfer.id}`,
        orderId,
        buyerId,
        at,
        memo: `Sent for ${subOrderNumberOf(orderNumber, subOrder.position)}`,
        postings: transferPostings(part, transfer.amountMinor),
      });
    }
    await announce(trx, { orderId, subOrderId, audience: [supplierId], at });
  });
}

/** Fixes what is to be sent, or finds what was fixed before; null when nothing is to be sent now. */
async function release(parts: TradeParts, trx: Trx, subOrderId: string): Promise<StoredTransfer | null> {
  const transfer = await findTransfer(trx, subOrderId);
  // Without one the order is not settled yet: its settlement asks again.
  if (transfer === null) return null;
  if (transfer.status === 'eligible') return transfer;
  if (transfer.status !== 'accrued' && transfer.status !== 'failed') return null;
  const subOrder = await findPaidSubOrder(trx, subOrderId);
  if (subOrder?.status !== 'completed') return null;
  // Pending refunds are deducted first; sending them triggers this again.
  if ((await pendingRefunds(trx, subOrderId)).length > 0) return null;
  const at = parts.clock.now();
  const { dueMinor } = await parts.ledger.standingOf(trx, subOrderId);
  if (dueMinor <= 0) {
    await saveTransfer(trx, transfer.id, { amountMinor: 0 }, at);
    return null;
  }
  const command = transfer.status === 'accrued' ? 'release' : 'retry';
  return transitionTransfer(parts, trx, transfer, {
    commands: [command],
    facts: { isCompleted: true, isAllReversed: false },
    change: { amountMinor: dueMinor },
    orderId: subOrder.orderId,
    at,
  });
}

type Sent = { readonly id: string } | { readonly failure: string };

async function send(
  { db, stripe }: TradeParts,
  { id: subOrderId, orderId, providerAccountId }: PaidSubOrder,
  { id, version, amountMinor, currency }: StoredTransfer,
): Promise<Sent> {
  const payment = await findPayment(db, orderId);
  const intentId = payment?.intentId ?? '';
  if (providerAccountId === null) return { failure: 'The supplier has no payment account.' };
  const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
  if (!intent.ok) throw new ProviderAway('a supplier is paid');
  const { latest_charge: charge } = intent.value;
  const chargeId = typeof charge === 'string' ? charge : charge?.id;
  const made = await ask(() =>
    stripe.transfers.create(
      {
        amount: toProvider(amountMinor, currency),
        currency: currency.toLowerCase(),
        destination: providerAccountId,
        transfer_group: orderId,
        // Tied to the payment, it does not wait until the payment is in our balance.
        ...(chargeId !== undefined && { source_transaction: chargeId }),
        metadata: { orderId, subOrderId, transferId: id },
      },
      { idempotencyKey: `transfer:${id}:${version}` },
    ),
  );
  if (made.ok) return { id: made.value.id };
  if (made.error.code === 'AWAY') throw new ProviderAway('a supplier is paid');
  return {
    failure: made.error.code === 'REFUSED' ? made.error.why : 'The supplier’s payment account is gone.',
  };
}

/** Pays the supplier of a completed sub-order; asked for often, it is done once. */
export const enqueueTransfer = (trx: Trx, subOrderId: string): Promise<void> =>
  enqueue(trx, 'send_transfer', { subOrderId }, { jobKey: `send_transfer:${subOrderId}` });
