import type Stripe from 'stripe';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { step } from '../../../platform/processes/step.ts';
import type { Session } from '../../account/index.ts';
import { enqueueVoid } from './late-payment.service.ts';
import { hasPage, readPayment } from './payment-outcome.service.ts';
import { ask } from '../provider/payment-provider.ts';
import { paymentProcess } from './payment.process.ts';
import { transitionPayment } from './payment-step.service.ts';
import {
  findPayment,
  lastPaymentCommand,
  lockPayment,
  openWithPage,
  savePayment,
  type StoredPayment,
} from './payment.repository.ts';
import { movableMinor, toProvider } from '../provider/provider-money.domain.ts';
import { metadataOf } from '../provider/provider-metadata.domain.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { bySystem, keyText, type PaymentKey, type PurchaseActor } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** The provider's minimum, counted from the end of the purchase's time to pay, so that it is always exceeded. */
const pageOutlivesWaitMs = 30 * 60 * 1000;

/** The address of the payment page; null if the provider does not answer or refuses, and nothing has changed. */
interface OpenedPayment {
  readonly paymentUrl: string | null;
}

/**
 * Opens the payment page of an unpaid purchase; the same page each time. All its parameters follow from the purchase,
 * so that a retry with the same key is the same request.
 */
export async function openPayment(parts: PurchaseMoneyParts, key: PaymentKey): Promise<OpenedPayment> {
  const payment = await findPayment(parts.db, key);
  if (payment?.purchaseState !== 'open') return { paymentUrl: null };
  if (payment.sessionId !== null) return { paymentUrl: payment.paymentUrl };
  const made = await ask(() =>
    parts.stripe.checkout.sessions.create(pageOf(parts, payment), {
      idempotencyKey: `${keyText(key)}:session`,
    }),
  );
  if (made.ok) return savePage(parts, key, made.value);
  if (made.error.code === 'REFUSED')
    parts.log.error({ ...key, why: made.error.why }, 'the payment provider opens no payment page');
  return { paymentUrl: null };
}

/** The page's texts, and its return path without the site's address. */
function pageTexts({ purchaseKind, purchaseId, purchaseNumber, saleKind }: StoredPayment) {
  if (purchaseKind === 'order')
    return {
      name: `Quayside order ${purchaseNumber}`,
      description: 'Goods, tax and delivery. Charged for what is accepted.',
      path: `/crew/orders-management/${purchaseId}?`,
    };
  if (saleKind === 'supplement')
    return {
      name: `Extra work for Quayside booking ${purchaseNumber}`,
      description: 'Charged immediately.',
      path: `/crew/bookings/completed/details?booking=${purchaseId}&`,
    };
  return {
    name: `Quayside booking ${purchaseNumber}`,
    description: 'Charged when the provider confirms.',
    path: `/crew/booking/confirm-booking?booking=${purchaseId}&`,
  };
}

function pageOf(
  { publicUrl }: PurchaseMoneyParts,
  payment: StoredPayment,
): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, amountMinor, currency, expiresAt } = payment;
  const { name, description, path } = pageTexts(payment);
  const metadata = metadataOf(payment);
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toProvider(movableMinor(amountMinor, currency), currency),
          product_data: { name, description },
        },
        quantity: 1,
      },
    ],
    client_reference_id: payment.saleId ?? purchaseId,
    metadata,
    payment_intent_data: {
      capture_method: 'manual',
      transfer_group: purchaseId,
      description: name,
      metadata,
    },
    success_url: `${publicUrl}${path}payment=returned`,
    cancel_url: `${publicUrl}${path}payment=cancelled`,
    expires_at: Math.ceil((expiresAt.getTime() + pageOutlivesWaitMs) / 1000),
  };
}

/** Usually one statement; if the payment has changed since it was created, it is checked under a lock. */
async function savePage(
  parts: PurchaseMoneyParts,
  key: PaymentKey,
  { id, url }: Pick<Stripe.Checkout.Session, 'id' | 'url'>,
): Promise<OpenedPayment> {
  const page = { sessionId: id, paymentUrl: url };
  const from = 'created';
  const opened = step(paymentProcess, from, 'open', { isAllRefunded: false });
  invariant(opened.ok, 'a payment that was made can be opened');
  const opening = { id: parts.ids.newId(), from, to: opened.value, doer: bySystem, at: parts.clock.now() };
  if (await openWithPage(parts.db, key, { page, ...opening })) return { paymentUrl: url };
  return inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    if (held.sessionId !== null) return { paymentUrl: held.paymentUrl };
    // The purchase was cancelled while the page was created: the page is closed, and a payment already made is
    // refunded.
    await savePayment(trx, held.id, page, parts.clock.now());
    await enqueueVoid(trx, key);
    return { paymentUrl: null };
  });
}

type PayRefusal = { readonly code: 'NOT_FOUND' | 'ORDER_NOT_OPEN' | 'UNAVAILABLE' };

/** The payment page of the buyer's own purchase, after checking whether it has been paid. */
export async function payPurchase(
  parts: PurchaseMoneyParts,
  { userId }: Pick<Session, 'userId'>,
  key: PaymentKey,
): Promise<Result<{ readonly paymentUrl: string }, PayRefusal>> {
  const payment = await findPayment(parts.db, key);
  if (payment === null || payment.buyerId !== userId) return refuse({ code: 'NOT_FOUND' });
  if (payment.purchaseState !== 'open') return refuse({ code: 'ORDER_NOT_OPEN' });
  if (hasPage(payment)) {
    const read = await readPayment(parts, payment);
    if (!read.ok) return read;
  }
  const { paymentUrl } = await openPayment(parts, key);
  if (paymentUrl !== null) {
    await saveRetry(parts, key, { by: 'crew_member', actorId: userId });
    return ok({ paymentUrl });
  }
  const now = await findPayment(parts.db, key);
  return refuse({ code: now?.purchaseState === 'open' ? 'UNAVAILABLE' : 'ORDER_NOT_OPEN' });
}

/** Records that the buyer returns to the page after a declined card; once per declined attempt. */
const saveRetry = (parts: PurchaseMoneyParts, key: PaymentKey, doer: PurchaseActor): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const held = await lockPayment(trx, key);
    if (held.status !== 'processing' || (await lastPaymentCommand(trx, key)) !== 'decline') return;
    const at = parts.clock.now();
    await transitionPayment(parts, trx, held, { commands: ['retry'], doer, at });
    await publishPurchaseEvent(trx, held, { audience: [held.buyerId], at });
  });
