import { inTransaction } from '../../platform/db/transaction.ts';
import { announce } from '../../platform/live/index.ts';
import type { Settlement } from '../orders/index.ts';
import { ask } from './payment-provider.ts';
import { transitionPayment } from './payment-step.service.ts';
import { findPayment, lockPayment, partiesOf, type StoredPayment } from './payment.repository.ts';
import { toProvider } from './provider-money.domain.ts';
import { capturePostings, splitOf, type Part, type Split } from './trade-postings.domain.ts';
import { bySystem, byProvider } from './trade.domain.ts';
import { ProviderAway, type TradeParts } from './trade.parts.ts';
import { completedSubOrders, insertTransfers } from './transfer.repository.ts';
import { enqueueTransfer } from './transfer.service.ts';

/** What of one sub-order is captured. */
type SettledPart = Part & { readonly split: Split };

const partsOf = ({ subOrders, currency }: Settlement): readonly SettledPart[] =>
  subOrders.map(({ subOrderId, supplierId, acceptedTotalMinor, commissionMinor }) => ({
    subOrderId,
    vendorId: supplierId,
    currency,
    split: splitOf(acceptedTotalMinor, commissionMinor, currency),
  }));

/**
 * Takes what was accepted of a decided order, once, and lets the rest go. Nothing happens while something is undecided, and nothing more
 * when it was done: a repetition after a crash asks the provider under the same key, and finds what it began.
 */
export async function settleOrder(parts: TradeParts, orderId: string): Promise<void> {
  const settlement = await inTransaction(parts.db, (trx) =>
    parts.orders.beginSettlement(trx, orderId, parts.clock.now()),
  );
  if (settlement === null) return;
  const payment = await findPayment(parts.db, orderId);
  if (payment?.status !== 'authorized') return;
  const { intentId } = payment;
  if (intentId === null) throw new Error('What is authorised has a payment intent');
  const settled = partsOf(settlement);
  const totalMinor = settled.reduce((sum, { split }) => sum + split.totalMinor, 0);
  const taken = await take(parts, { ...payment, intentId }, totalMinor);
  await keepTaken(parts, settlement, settled, taken);
}

/** How much was captured; null when the provider has let all of it go. */
async function take(
  { stripe }: TradeParts,
  { orderId, intentId, currency }: StoredPayment & { readonly intentId: string },
  totalMinor: number,
): Promise<number | null> {
  const amount = toProvider(totalMinor, currency);
  const done = await ask(() =>
    amount === 0
      ? stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `order:${orderId}:cancel` })
      : stripe.paymentIntents.capture(
          intentId,
          { amount_to_capture: amount },
          { idempotencyKey: `order:${orderId}:capture` },
        ),
  );
  if (done.ok) return amount === 0 ? null : totalMinor;
  if (done.error.code === 'AWAY') throw new ProviderAway('an order is settled');
  // Captured before, perhaps so long ago that the key expired; or released by the provider.
  const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
  if (!intent.ok) throw new ProviderAway('an order is settled');
  const { status, amount_received: received } = intent.value;
  if (status === 'canceled') return null;
  if (status === 'succeeded' && received === amount) return totalMinor;
  const why = done.error.code === 'REFUSED' ? done.error.why : 'there is no such payment';
  throw new Error(`The payment of the order ${orderId} is ${status} and is not settled: ${why}`);
}

const keepTaken = (
  parts: TradeParts,
  { orderId, number, buyerId }: Settlement,
  settled: readonly SettledPart[],
  capturedMinor: number | null,
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const { clock, ids, ledger, log } = parts;
    const held = await lockPayment(trx, orderId);
    if (held.status !== 'authorized') return;
    const at = clock.now();
    const wanted = settled.some(({ split }) => split.totalMinor > 0);
    if (capturedMinor === null) {
      if (wanted) log.error({ orderId }, 'the payment provider let money go before it was captured');
      const doer = wanted ? byProvider : bySystem;
      const note = wanted ? 'The payment provider let the payment go before it was captured.' : null;
      await transitionPayment(parts, trx, held, { commands: ['void'], doer, note, at });
      if (wanted) await parts.orders.paymentLost(trx, orderId, at);
    } else {
      await transitionPayment(parts, trx, held, {
        commands: ['capture'],
        change: { capturedMinor },
        doer: bySystem,
        at,
      });
      await ledger.recordEntry(trx, {
        kind: 'capture',
        source: `capture:${held.id}`,
        orderId,
        buyerId,
        at,
        memo: `Paid for ${number}`,
        postings: settled.flatMap((part) => capturePostings(part, part.split)),
      });
      const owed = settled.filter(({ split }) => split.totalMinor > 0);
      const transfers = owed.map(({ subOrderId, vendorId, currency, split }) => ({
        id: ids.newId(),
        subOrderId,
        vendorId,
        currency,
        amountMinor: split.dueMinor,
      }));
      await insertTransfers(trx, transfers, at);
      for (const subOrderId of await completedSubOrders(trx, orderId)) await enqueueTransfer(trx, subOrderId);
    }
    await announce(trx, { orderId, subOrderId: null, audience: await partiesOf(trx, orderId), at });
  });
