import { inTransaction } from '../../../platform/db/transaction.ts';
import { ask } from '../provider/payment-provider.ts';
import { transitionPayment } from './payment-step.service.ts';
import { findPayment, lockPayment, partiesOf, type StoredPayment, type Trx } from './payment.repository.ts';
import { toProvider } from '../provider/provider-money.domain.ts';
import { capturePostings, splitOf, type Part, type Split } from '../purchase-postings.domain.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { bySystem, byProvider, keyText, type PaymentKey, type Settlement } from '../purchase-money.domain.ts';
import { chargedMail } from '../purchase-money.mails.ts';
import { findNamedSales, findPerson } from '../mailed-people.repository.ts';
import { ProviderAway, type PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { earnedSales, insertTransfers } from '../transfers/transfer.repository.ts';
import { enqueueInvoices, enqueueTransfer } from '../transfers/transfer.service.ts';

/** A sale and the amounts captured for it. */
type SettledPart = Part & { readonly split: Split };

const partsOf = ({ sales, currency }: Settlement): readonly SettledPart[] =>
  sales.map(({ saleId, vendorId, acceptedTotalMinor, commissionMinor }) => ({
    saleId,
    vendorId,
    currency,
    split: splitOf(acceptedTotalMinor, commissionMinor, currency),
  }));

/**
 * Captures the accepted amount of a decided purchase, once, and releases the remainder. Does nothing while something is
 * undecided or after it was done; a retry after a crash uses the same idempotency key and continues.
 */
export async function settlePayment(parts: PurchaseMoneyParts, key: PaymentKey): Promise<void> {
  const payment = await findPayment(parts.db, key);
  if (payment === null) return;
  const settlement = await inTransaction(parts.db, (trx) =>
    parts.purchases[payment.purchaseKind].beginSettlement(trx, key, parts.clock.now()),
  );
  if (settlement === null) return;
  const now = await findPayment(parts.db, key);
  if (now?.status !== 'authorized') return;
  const { intentId } = now;
  if (intentId === null) throw new Error('What is authorised has a payment intent');
  const settled = partsOf(settlement);
  const totalMinor = settled.reduce((sum, { split }) => sum + split.totalMinor, 0);
  const taken = await take(parts, { ...now, intentId }, totalMinor);
  const { number } = settlement;
  await saveOutcome(parts, now, { number, settled, capturedMinor: taken });
}

/** The captured amount; null if the provider has released all of it. */
async function take(
  { stripe }: PurchaseMoneyParts,
  payment: StoredPayment & { readonly intentId: string },
  totalMinor: number,
): Promise<number | null> {
  const { intentId, currency } = payment;
  const key = keyText(payment);
  const amount = toProvider(totalMinor, currency);
  const done = await ask(() =>
    amount === 0
      ? stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `${key}:cancel` })
      : stripe.paymentIntents.capture(
          intentId,
          { amount_to_capture: amount },
          { idempotencyKey: `${key}:capture` },
        ),
  );
  if (done.ok) return amount === 0 ? null : totalMinor;
  if (done.error.code === 'AWAY') throw new ProviderAway('a payment is settled');
  // Captured before, perhaps so long ago that the key has expired; or released by the provider.
  const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
  if (!intent.ok) throw new ProviderAway('a payment is settled');
  const { status, amount_received: received } = intent.value;
  if (status === 'canceled') return null;
  if (status === 'succeeded' && received === amount) return totalMinor;
  const why = done.error.code === 'REFUSED' ? done.error.why : 'there is no such payment';
  throw new Error(`The payment ${key} is ${status} and is not settled: ${why}`);
}

interface Outcome {
  /** The purchase's. */
  readonly number: string;
  readonly settled: readonly SettledPart[];
  /** Null if the provider has released all of it. */
  readonly capturedMinor: number | null;
}

const saveOutcome = (
  parts: PurchaseMoneyParts,
  payment: StoredPayment,
  { number, settled, capturedMinor }: Outcome,
): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, payment);
    if (held.status !== 'authorized') return;
    const at = parts.clock.now();
    const owed = settled.filter(({ split }) => split.totalMinor > 0);
    await (capturedMinor === null
      ? saveReleased(parts, trx, held, { isOwed: owed.length > 0, at })
      : saveCaptured(parts, trx, held, { number, settled, owed, capturedMinor, at }));
    await publishPurchaseEvent(trx, held, { audience: await partiesOf(trx, held.purchaseId), at });
  });

/** Nothing was captured: all was declined, or the provider has let the payment go although something is owed. */
async function saveReleased(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  { isOwed, at }: { readonly isOwed: boolean; readonly at: Date },
): Promise<void> {
  if (!isOwed) {
    await transitionPayment(parts, trx, held, { commands: ['void'], doer: bySystem, at });
    return;
  }
  const { purchaseId, saleId, purchaseKind } = held;
  parts.log.error({ purchaseId, saleId }, 'the payment provider let money go before it was captured');
  const note = 'The payment provider let the payment go before it was captured.';
  await transitionPayment(parts, trx, held, { commands: ['void'], doer: byProvider, note, at });
  await parts.purchases[purchaseKind].paymentLost(trx, held, at);
}

interface Capture extends Outcome {
  readonly owed: readonly SettledPart[];
  readonly capturedMinor: number;
  readonly at: Date;
}

/** The captured amount is in the ledger; its vendors' transfers, invoices and the buyer's mail follow. */
async function saveCaptured(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  { number, settled, owed, capturedMinor, at }: Capture,
): Promise<void> {
  await transitionPayment(parts, trx, held, {
    commands: ['capture'],
    change: { capturedMinor },
    doer: bySystem,
    at,
  });
  await parts.ledger.recordEntry(trx, {
    kind: 'capture',
    source: `capture:${held.id}`,
    purchaseId: held.purchaseId,
    buyerId: held.buyerId,
    at,
    memo: `Paid for ${number}`,
    postings: settled.flatMap((part) => capturePostings(part, part.split)),
  });
  const transfers = owed.map(({ saleId, vendorId, currency, split }) => ({
    id: parts.ids.newId(),
    saleId,
    vendorId,
    currency,
    amountMinor: split.dueMinor,
  }));
  await insertTransfers(trx, transfers, at);
  for (const { saleId } of owed) await enqueueInvoices(trx, saleId);
  for (const saleId of await earnedSales(trx, held)) await enqueueTransfer(trx, saleId);
  if (held.purchaseKind === 'order') await mailCharged(parts, trx, held, { owed, capturedMinor });
}

/** One mail per charge; a booking's confirmation contains it already. */
async function mailCharged(
  { publicUrl, queueMail }: PurchaseMoneyParts,
  trx: Trx,
  { buyerId, purchaseId, purchaseNumber, amountMinor, currency }: StoredPayment,
  { owed, capturedMinor }: { readonly owed: readonly SettledPart[]; readonly capturedMinor: number },
): Promise<void> {
  const buyer = await findPerson(trx, buyerId);
  if (buyer === null) return;
  const totals = new Map(owed.map(({ saleId, split }) => [saleId, split.totalMinor]));
  const named = await findNamedSales(trx, [...totals.keys()]);
  const parts = named.map(({ id, ...sale }) => ({ ...sale, amountMinor: totals.get(id) ?? 0 }));
  const about = { kind: 'order', id: purchaseId, number: purchaseNumber, publicUrl } as const;
  const releasedMinor = amountMinor - capturedMinor;
  await queueMail(
    trx,
    chargedMail(buyer, { ...about, amountMinor: capturedMinor, releasedMinor, currency, parts }),
  );
}
