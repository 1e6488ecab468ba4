import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { readChargebacks } from '../chargebacks/chargeback-reading.service.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { hasPage, readPayment } from './payment-outcome.service.ts';
import { findPayment, findPaymentNamed, type StoredPayment, type Db } from './payment.repository.ts';
import { keyInMetadata } from '../provider/provider-metadata.domain.ts';
import type { PaymentKey } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** The ids in an event; nothing else of it is used. */
interface Named {
  readonly sessionId: string | null;
  readonly intentId: string | null;
  /** From the object's metadata. */
  readonly key: PaymentKey | null;
}

/** An id in an event, if it is a text; anything else identifies no object of ours. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,255}$/.test(value) ? value : null;

/** Null for an event that is not about a payment. */
function namedBy({ type, data }: Stripe.Event): Named | null {
  const about = type.split('.', 1)[0];
  const field = (name: string): unknown => Reflect.get(data.object, name);
  const key = keyInMetadata(field('metadata'));
  if (about === 'checkout') return { sessionId: textOf(field('id')), intentId: null, key };
  if (about === 'payment_intent') return { sessionId: null, intentId: textOf(field('id')), key };
  if (about === 'charge' || about === 'refund')
    return { sessionId: null, intentId: textOf(field('payment_intent')), key };
  return about === 'transfer' ? { sessionId: null, intentId: null, key } : null;
}

async function paymentOf(db: Db, { key, ...ids }: Named): Promise<StoredPayment | null> {
  const known = await findPaymentNamed(db, ids);
  return known ?? (key === null ? null : findPayment(db, key));
}

/**
 * `changed`: a payment was read again; `nothing`: the event is not about our data. UNAVAILABLE requests the event
 * again.
 */
export async function receivePurchaseEvent(
  parts: PurchaseMoneyParts,
  event: Stripe.Event,
): Promise<Result<'changed' | 'nothing', { readonly code: 'UNAVAILABLE' }>> {
  const seen: SeenEvent = { id: event.id, type: event.type };
  const named = namedBy(event);
  const payment = named && (await paymentOf(parts.db, named));
  if (payment === null || !hasPage(payment)) {
    await insertEvent(parts.db, seen, parts.clock.now());
    return ok('nothing');
  }
  if (event.type.startsWith('charge.dispute.')) return readChargebacks(parts, payment, seen);
  const read = await readPayment(parts, payment, { event: seen });
  return read.ok ? ok('changed') : refuse({ code: 'UNAVAILABLE' });
}
