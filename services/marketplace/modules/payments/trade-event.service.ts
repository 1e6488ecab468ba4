import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { insertEvent, type SeenEvent } from './payment-event.repository.ts';
import { hasPage, readPayment } from './payment-outcome.service.ts';
import { findPayment, findPaymentNamed, type KeptPayment, type Db } from './payment.repository.ts';
import type { TradeParts } from './trade.parts.ts';

/** What an event names: ours is looked for by these, and nothing else that it says is used. */
interface Named {
  readonly sessionId: string | null;
  readonly intentId: string | null;
  /** From what we attached to the object. */
  readonly orderId: string | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Null for an event that is not about a payment. */
function namedBy({ type, data }: Stripe.Event): Named | null {
  const about = type.split('.', 1)[0];
  const field = (name: string): unknown => Reflect.get(data.object, name);
  const metadata = field('metadata');
  const attached: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'orderId') : null;
  const orderId = typeof attached === 'string' && uuid.test(attached) ? attached : null;
  if (about === 'checkout') return { sessionId: textOf(field('id')), intentId: null, orderId };
  if (about === 'payment_intent') return { sessionId: null, intentId: textOf(field('id')), orderId };
  if (about === 'charge' || about === 'refund')
    return { sessionId: null, intentId: textOf(field('payment_intent')), orderId };
  return about === 'transfer' ? { sessionId: null, intentId: null, orderId } : null;
}

async function paymentOf(db: Db, { orderId, ...ids }: Named): Promise<KeptPayment | null> {
  const known = await findPaymentNamed(db, ids);
  return known ?? (orderId === null ? null : findPayment(db, orderId));
}

/** `changed`: a payment was read again; `nothing`: it is about nothing of ours. UNAVAILABLE asks for the event again. */
export async function receiveTradeEvent(
  parts: TradeParts,
  event: Stripe.Event,
): Promise<Result<'changed' | 'nothing', { readonly code: 'UNAVAILABLE' }>> {
  const seen: SeenEvent = { id: event.id, type: event.type };
  const named = namedBy(event);
  const payment = named && (await paymentOf(parts.db, named));
  if (payment === null || !hasPage(payment)) {
    await insertEvent(parts.db, seen, parts.clock.now());
    return ok('nothing');
  }
  const read = await readPayment(parts, payment, { event: seen });
  return read.ok ? ok('changed') : refuse({ code: 'UNAVAILABLE' });
}
