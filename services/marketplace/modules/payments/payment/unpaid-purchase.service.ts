import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../account/index.ts';
import { mailOfLatePayment, voidLate } from './late-payment.service.ts';
import { hasPage, readPayment } from './payment-outcome.service.ts';
import { ask } from '../provider/payment-provider.ts';
import { readingOf } from './payment-reading.domain.ts';
import { transitionPayment } from './payment-step.service.ts';
import { findPayment, lockPayment } from './payment.repository.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { bySystem, keyText, type PaymentKey, type EndingActor } from '../purchase-money.domain.ts';
import { ProviderAway, type PurchaseMoneyParts } from '../purchase-money.parts.ts';

type Refused<Code extends string> = { readonly code: Code };

/**
 * Ends a purchase awaiting payment, unless it turns out to be paid: its page is closed at the provider first, so that
 * nobody pays for an ended purchase. `not_open`: it is not awaiting payment, or was paid at this moment. UNAVAILABLE
 * leaves it waiting.
 */
async function endUnpaid(
  parts: PurchaseMoneyParts,
  key: PaymentKey,
  doer: EndingActor,
): Promise<Result<'ended' | 'not_open', Refused<'UNAVAILABLE'>>> {
  const before = await findPayment(parts.db, key);
  if (before?.purchaseState !== 'open') return ok('not_open');
  if (before.sessionId === null && (await endWithoutPage(parts, key, doer))) return ok('ended');
  const payment = await findPayment(parts.db, key);
  if (payment === null || !hasPage(payment)) return ok('not_open');
  const closed = await ask(() => parts.stripe.checkout.sessions.expire(payment.sessionId));
  if (!closed.ok && closed.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  // A completed or expired page cannot be closed: reading it shows which.
  const read = await readPayment(parts, payment, { doer });
  if (!read.ok) return read;
  const after = await findPayment(parts.db, key);
  if (after?.purchaseState === 'open') return refuse({ code: 'UNAVAILABLE' });
  return ok(after?.purchaseState === 'ended' ? 'ended' : 'not_open');
}

/** False when a page was opened in the meantime. */
const endWithoutPage = (parts: PurchaseMoneyParts, key: PaymentKey, doer: EndingActor): Promise<boolean> =>
  inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    if (held.sessionId !== null) return false;
    const at = parts.clock.now();
    if (held.status === 'created')
      await transitionPayment(parts, trx, held, { commands: ['expire'], doer, at });
    await parts.purchases[held.purchaseKind].expire(trx, held, at, doer);
    await publishPurchaseEvent(trx, held, { audience: [held.buyerId], at });
    return true;
  });

/** The buyer cancels an unpaid purchase: what was reserved for it is free again. */
export async function abandonPurchase(
  parts: PurchaseMoneyParts,
  { userId }: Pick<Session, 'userId'>,
  key: PaymentKey,
): Promise<Result<'given_up', Refused<'NOT_FOUND' | 'ORDER_NOT_OPEN' | 'UNAVAILABLE'>>> {
  const payment = await findPayment(parts.db, key);
  if (payment === null || payment.buyerId !== userId) return refuse({ code: 'NOT_FOUND' });
  const ended = await endUnpaid(parts, key, { by: 'crew_member', actorId: userId });
  if (!ended.ok) return ended;
  return ended.value === 'ended' ? ok('given_up') : refuse({ code: 'ORDER_NOT_OPEN' });
}

/** How far another machine's clock may be ahead. */
const earlyMs = 1000;

/** Ends a purchase when its time is over; does nothing before that. */
export async function expirePayment(parts: PurchaseMoneyParts, key: PaymentKey): Promise<void> {
  const payment = await findPayment(parts.db, key);
  if (payment === null || payment.expiresAt.getTime() > parts.clock.now().getTime() + earlyMs) return;
  const ended = await endUnpaid(parts, key, bySystem);
  if (!ended.ok) throw new ProviderAway('a purchase expires');
}

/** Releases the payment of an ended purchase and closes its page. */
export async function voidPayment(parts: PurchaseMoneyParts, key: PaymentKey): Promise<void> {
  const payment = await findPayment(parts.db, key);
  if (payment?.purchaseState !== 'ended' || !hasPage(payment)) return;
  const { sessions } = parts.stripe.checkout;
  const closed = await ask(() => sessions.expire(payment.sessionId));
  // A completed or expired page cannot be closed: reading it shows which.
  const received = await ask(() => sessions.retrieve(payment.sessionId, { expand: ['payment_intent'] }));
  if ((!closed.ok && closed.error.code === 'AWAY') || !received.ok) throw new ProviderAway('a late payment');
  const { outcome, intentId } = readingOf(received.value);
  if (intentId === null || (outcome !== 'paid' && outcome !== 'let_go')) return;
  if (outcome === 'paid') await releaseAuthorisation(parts, key, intentId);
  await inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    if (held.status === 'authorized') return voidLate(parts, trx, held, { doer: bySystem });
    if (outcome === 'paid' && (held.status === 'expired' || held.status === 'failed'))
      await mailOfLatePayment(parts, trx, held);
  });
}

/** Releases an authorisation, or refunds a payment that was captured manually. */
async function releaseAuthorisation(
  { stripe, log }: PurchaseMoneyParts,
  key: PaymentKey,
  intentId: string,
): Promise<void> {
  const canceled = await ask(() =>
    stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `${keyText(key)}:cancel` }),
  );
  if (canceled.ok) return;
  if (canceled.error.code === 'AWAY') throw new ProviderAway('a late payment is let go');
  const intent = await ask(() => stripe.paymentIntents.retrieve(intentId));
  if (!intent.ok) throw new ProviderAway('a late payment is let go');
  if (intent.value.status === 'canceled') return;
  log.error({ ...key }, 'a late payment was captured by somebody else; it is refunded');
  const refunded = await ask(() =>
    stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `${keyText(key)}:late` }),
  );
  if (!refunded.ok) throw new Error(`A late payment is not refunded: ${refunded.error.code}`);
}
