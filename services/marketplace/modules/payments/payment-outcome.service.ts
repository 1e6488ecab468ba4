import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { announce } from '../../platform/live/index.ts';
import { enqueueVoid, voidLate } from './late-payment.service.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { ask } from './payment-provider.ts';
import { commandsFor, isLate, readingOf, type PaymentReading } from './payment-reading.domain.ts';
import { movePayment } from './payment-step.service.ts';
import { holdPayment, savePaymentReadAt, type KeptPayment, type Trx } from './payment.repository.ts';
import { byProvider, type Doer } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';

type Away = { readonly code: 'UNAVAILABLE' };

/** A payment that has a page with the provider. */
export type PagedPayment = Pick<KeptPayment, 'orderId'> & { readonly sessionId: string };

export const hasPage = (payment: KeptPayment): payment is KeptPayment & PagedPayment =>
  payment.sessionId !== null;

/**
 * Asks the provider how a payment stands and keeps what it says, in one transaction with what follows for the order and with the
 * `event` that gave the hint. `doer` is who ended it, when it turns out that nobody can pay any more. UNAVAILABLE leaves all as it was.
 */
export async function readPayment(
  parts: TradeParts,
  payment: PagedPayment,
  { event = null, doer = byProvider }: { readonly event?: SeenEvent | null; readonly doer?: Doer } = {},
): Promise<Result<PaymentReading, Away>> {
  const askedAt = parts.clock.now();
  const told = await ask(() =>
    parts.stripe.checkout.sessions.retrieve(payment.sessionId, { expand: ['payment_intent'] }),
  );
  if (!told.ok && told.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (!told.ok && told.error.code === 'REFUSED')
    throw new Error(`The payment provider does not tell of a payment: ${told.error.why}`);
  if (!told.ok) parts.log.warn({ orderId: payment.orderId }, 'the payment provider has lost a payment page');
  // A page that is not there is one on which nobody can pay.
  const reading = told.ok
    ? readingOf(told.value)
    : ({ outcome: 'over', intentId: null, declineMessage: null, declinedTry: null } as const);

  await inTransaction(parts.db, async (trx) => {
    if (event !== null) await insertEvent(trx, event, parts.clock.now());
    const held = await holdPayment(trx, payment.orderId);
    // Of two readings on their way the one that was asked for later holds.
    if (held.readAt !== null && held.readAt > askedAt) return;
    await keepReading(parts, trx, held, reading, { doer, at: askedAt });
  });
  return ok(reading);
}

async function keepReading(
  parts: TradeParts,
  trx: Trx,
  held: KeptPayment,
  { outcome, intentId, declineMessage, declinedTry }: PaymentReading,
  { doer, at }: { readonly doer: Doer; readonly at: Date },
): Promise<void> {
  const { orderId, buyerId } = held;
  if (isLate(held.status, outcome)) await enqueueVoid(trx, orderId);
  const isDeclined = declinedTry !== null && declinedTry !== held.declinedTry;
  const commands = commandsFor(held.status, outcome, isDeclined);
  const change = { intentId: intentId ?? held.intentId, declineMessage, declinedTry, readAt: at };
  const isSame = change.intentId === held.intentId && declineMessage === held.declineMessage;
  if (isSame && commands.length === 0) return savePaymentReadAt(trx, held.id, at);

  const last = commands.at(-1);
  if (last === 'void' && held.orderStatus === 'payment_expired')
    return voidLate(parts, trx, held, doer, change);
  const note = last === 'decline' || last === 'fail' ? declineMessage : null;
  await movePayment(parts, trx, held, { commands, change, doer, note, at });
  if (last === 'authorize' && (await parts.orders.paymentAuthorized(trx, orderId, at)) === 'too_late')
    await enqueueVoid(trx, orderId);
  if (last === 'expire' || last === 'fail') await parts.orders.expireOrder(trx, orderId, at, doer);
  if (last === 'void') {
    parts.log.error({ orderId }, 'the payment provider let money go that was set aside');
    await parts.orders.paymentLost(trx, orderId, at);
  }
  await announce(trx, { orderId, subOrderId: null, audience: [buyerId], at });
}
