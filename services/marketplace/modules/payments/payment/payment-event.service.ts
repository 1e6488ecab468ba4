import { z } from 'zod';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { findAccountNamed } from '../payment-account/payment-account.repository.ts';
import { insertEvent, isEventSeen } from './payment-event.repository.ts';
import { readPayouts } from '../payouts/payout-reading.service.ts';
import { readAgain } from './payment-reading.service.ts';
import type { PaymentsParts } from '../payments.parts.ts';
import { receivePurchaseEvent } from './purchase-event.service.ts';

/**
 * `changed`: an account or payment was read from the provider; `nothing`: a repeated event, or one about no object of
 * ours.
 */
type EventEffect = 'changed' | 'nothing';

const name = z.string().regex(/^[\w-]{1,255}$/);
/**
 * The fields of an event that are used. The signature only proves the sender: the library accepts any JSON as an event.
 */
const eventShape = z.object({
  id: name,
  type: z.string().regex(/^[\w.]{1,255}$/),
  account: name.optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * Receives an event from the provider. Its content is not trusted, only that something happened: the account or
 * payment is read again, so that late, duplicate or reordered events do no harm. It counts as seen once that was done;
 * UNAVAILABLE requests it again.
 */
export async function receiveEvent(
  parts: PaymentsParts,
  body: Buffer,
  signature: string,
): Promise<Result<EventEffect, { readonly code: 'SIGNATURE_WRONG' | 'EVENT_MALFORMED' | 'UNAVAILABLE' }>> {
  const event = verified(parts, body, signature);
  if (event === null) return refuse({ code: 'SIGNATURE_WRONG' });
  if (!eventShape.safeParse(event).success) return refuse({ code: 'EVENT_MALFORMED' });
  const { id, type, account } = event;
  if (await isEventSeen(parts.db, id)) return ok('nothing');
  // An event with an account happened there, and is about none of our payments.
  if (account === undefined) return receivePurchaseEvent(parts.purchaseMoney, event);
  const known = await findAccountNamed(parts.db, account);
  if (known === null) {
    await insertEvent(parts.db, { id, type }, parts.clock.now());
    return ok('nothing');
  }
  if (type.startsWith('payout.')) {
    const payouts = await readPayouts(parts.purchaseMoney, known);
    if (!payouts.ok) return payouts;
  }
  const read = await readAgain(parts, known, { id, type });
  return !read.ok && read.error.code === 'UNAVAILABLE' ? refuse({ code: 'UNAVAILABLE' }) : ok('changed');
}

function verified({ stripe, webhookSecret, clock }: PaymentsParts, body: Buffer, signature: string) {
  try {
    const nowMs = clock.now().getTime();
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, nowMs);
  } catch {
    // A wrong signature, an expired one, or a signed text that is no event: it is not from the provider.
    return null;
  }
}
