import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueVoid, voidLate } from './late-payment.service.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { ask } from '../provider/payment-provider.ts';
import { commandsFor, isLate, readingOf, type PaymentReading } from './payment-reading.domain.ts';
import { transitionPayment } from './payment-step.service.ts';
import { lockPayment, savePaymentReadAt, type StoredPayment, type Trx } from './payment.repository.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { byProvider, type EndingActor } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

type Away = { readonly code: 'UNAVAILABLE' };

/** A payment that has a page at the provider. */
type PagedPayment = Pick<StoredPayment, 'purchaseId' | 'saleId'> & { readonly sessionId: string };

export const hasPage = (payment: StoredPayment): payment is StoredPayment & PagedPayment =>
  payment.sessionId !== null;

/**
 * Reads a payment's state from the provider and stores it, in one transaction with the consequences for the purchase
 * and with the `event` that triggered it. `doer` ended the purchase, if it turns out that it can no longer be paid.
 * UNAVAILABLE changes nothing.
 */
export async function readPayment(
  parts: PurchaseMoneyParts,
  payment: PagedPayment,
  {
    event = null,
    doer = byProvider,
  }: { readonly event?: SeenEvent | null; readonly doer?: EndingActor } = {},
): Promise<Result<PaymentReading, Away>> {
  const askedAt = parts.clock.now();
  const received = await ask(() =>
    parts.stripe.checkout.sessions.retrieve(payment.sessionId, { expand: ['payment_intent'] }),
  );
  if (!received.ok && received.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (!received.ok && received.error.code === 'REFUSED')
    throw new Error(`The payment provider does not tell of a payment: ${received.error.why}`);
  if (!received.ok)
    parts.log.warn(
      { purchaseId: payment.purchaseId, saleId: payment.saleId },
      'the payment provider has lost a payment page',
    );
  // A missing page cannot be paid.
  const reading = received.ok
    ? readingOf(received.value)
    : ({ outcome: 'over', intentId: null, declineMessage: null, declinedTry: null } as const);

  await inTransaction(parts.db, async (trx) => {
    if (event !== null) await insertEvent(trx, event, parts.clock.now());
    const held = await lockPayment(trx, payment);
    // Of two concurrent readings the one that was requested later counts.
    if (held.readAt !== null && held.readAt > askedAt) return;
    await saveReading(parts, trx, held, { ...reading, doer, at: askedAt });
  });
  return ok(reading);
}

/** What was read `at` an instant; `doer` ended the purchase, if it can no longer be paid. */
interface AttributedReading extends PaymentReading {
  readonly doer: EndingActor;
  readonly at: Date;
}

async function saveReading(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  { outcome, intentId, declineMessage, declinedTry, doer, at }: AttributedReading,
): Promise<void> {
  const process = parts.purchases[held.purchaseKind];
  if (isLate(held.status, outcome)) await enqueueVoid(trx, held);
  const isDeclined = declinedTry !== null && declinedTry !== held.declinedTry;
  const commands = commandsFor(held.status, outcome, isDeclined);
  const change = { intentId: intentId ?? held.intentId, declineMessage, declinedTry, readAt: at };
  const isSame = change.intentId === held.intentId && declineMessage === held.declineMessage;
  if (isSame && commands.length === 0) return savePaymentReadAt(trx, held.id, at);

  const last = commands.at(-1);
  if (last === 'void' && held.purchaseState === 'ended') return voidLate(parts, trx, held, { doer, change });
  const note = last === 'decline' || last === 'fail' ? declineMessage : null;
  await transitionPayment(parts, trx, held, { commands, change, doer, note, at });
  if (last === 'authorize' && (await process.paymentAuthorized(trx, held, at)) === 'too_late')
    await enqueueVoid(trx, held);
  if (last === 'expire' || last === 'fail') await process.expire(trx, held, at, doer);
  if (last === 'void') {
    const { purchaseId, saleId } = held;
    parts.log.error({ purchaseId, saleId }, 'the payment provider let money go that was set aside');
    await process.paymentLost(trx, held, at);
  }
  await publishPurchaseEvent(trx, held, { audience: [held.buyerId], at });
}
