import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { announce } from '../../platform/live/index.ts';
import type { Session } from '../account/index.ts';
import { orderNumberOf } from '../ledger/index.ts';
import { enqueueVoid } from './late-payment.service.ts';
import { hasPage, readPayment } from './payment-outcome.service.ts';
import { ask } from './payment-provider.ts';
import { transitionPayment } from './payment-step.service.ts';
import {
  findPayment,
  lockPayment,
  lastPaymentCommand,
  savePayment,
  type StoredPayment,
} from './payment.repository.ts';
import { movableMinor, toProvider } from './provider-money.domain.ts';
import { bySystem, type TradeActor } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';

/** The provider's least, counted from when an order stops waiting, so that it is always far enough away. */
const pageOutlivesOrderMs = 30 * 60 * 1000;

/** Where an order is paid; null when the provider does not answer or will not, with nothing half done. */
interface OpenedPayment {
  readonly paymentUrl: string | null;
}

/**
 * Opens the payment page of an order that waits for its payment; the same page each time. Everything in it follows from the order alone,
 * so that a repetition under its key is the same request.
 */
export async function openPayment(parts: TradeParts, orderId: string): Promise<OpenedPayment> {
  const payment = await findPayment(parts.db, orderId);
  if (payment === null || payment.orderStatus !== 'pending_payment') return { paymentUrl: null };
  if (payment.sessionId !== null) return { paymentUrl: payment.paymentUrl };
  const made = await ask(() =>
    parts.stripe.checkout.sessions.create(pageOf(parts, payment), {
      idempotencyKey: `order:${orderId}:session`,
    }),
  );
  if (made.ok) return keepPage(parts, orderId, made.value);
  if (made.error.code === 'REFUSED')
    parts.log.error({ orderId, why: made.error.why }, 'the payment provider opens no payment page');
  return { paymentUrl: null };
}

const pageOf = (
  { publicUrl }: TradeParts,
  { orderId, orderNumber, amountMinor, currency, orderExpiresAt }: StoredPayment,
): Stripe.Checkout.SessionCreateParams => {
  const order = `${publicUrl}/crew/orders-management/${orderId}`;
  const name = `Quayside order ${orderNumberOf(orderNumber)}`;
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toProvider(movableMinor(amountMinor, currency), currency),
          product_data: { name, description: 'Goods, tax and delivery. Charged for what is accepted.' },
        },
        quantity: 1,
      },
    ],
    client_reference_id: orderId,
    metadata: { orderId },
    payment_intent_data: {
      capture_method: 'manual',
      transfer_group: orderId,
      description: name,
      metadata: { orderId },
    },
    success_url: `${order}?payment=returned`,
    cancel_url: `${order}?payment=cancelled`,
    expires_at: Math.ceil((orderExpiresAt.getTime() + pageOutlivesOrderMs) / 1000),
  };
};

const keepPage = (
  parts: TradeParts,
  orderId: string,
  { id, url }: Pick<Stripe.Checkout.Session, 'id' | 'url'>,
): Promise<OpenedPayment> =>
  inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, orderId);
    if (held.sessionId !== null) return { paymentUrl: held.paymentUrl };
    const at = parts.clock.now();
    const page = { sessionId: id, paymentUrl: url };
    if (held.status !== 'created') {
      // Abandoned while the page was created: it is closed again, and a payment already made is returned.
      await savePayment(trx, held.id, page, at);
      await enqueueVoid(trx, orderId);
      return { paymentUrl: null };
    }
    await transitionPayment(parts, trx, held, { commands: ['open'], change: page, doer: bySystem, at });
    return { paymentUrl: url };
  });

type PayRefusal = { readonly code: 'NOT_FOUND' | 'ORDER_NOT_OPEN' | 'UNAVAILABLE' };

/** An own order's payment page, after looking whether it was paid meanwhile. */
export async function payOrder(
  parts: TradeParts,
  { userId }: Pick<Session, 'userId'>,
  orderId: string,
): Promise<Result<{ readonly paymentUrl: string }, PayRefusal>> {
  const payment = await findPayment(parts.db, orderId);
  if (payment === null || payment.buyerId !== userId) return refuse({ code: 'NOT_FOUND' });
  if (payment.orderStatus !== 'pending_payment') return refuse({ code: 'ORDER_NOT_OPEN' });
  if (hasPage(payment)) {
    const read = await readPayment(parts, payment);
    if (!read.ok) return read;
  }
  const { paymentUrl } = await openPayment(parts, orderId);
  if (paymentUrl !== null) {
    await keepRetry(parts, orderId, { by: 'crew_member', actorId: userId });
    return ok({ paymentUrl });
  }
  const now = await findPayment(parts.db, orderId);
  return refuse({ code: now?.orderStatus === 'pending_payment' ? 'UNAVAILABLE' : 'ORDER_NOT_OPEN' });
}

/** Records that the buyer returns to the page after a declined card; once per declined attempt. */
const keepRetry = (parts: TradeParts, orderId: string, doer: TradeActor): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, orderId);
    if (held.status !== 'processing' || (await lastPaymentCommand(trx, orderId)) !== 'decline') return;
    const at = parts.clock.now();
    await transitionPayment(parts, trx, held, { commands: ['retry'], doer, at });
    await announce(trx, { orderId, subOrderId: null, audience: [held.buyerId], at });
  });
