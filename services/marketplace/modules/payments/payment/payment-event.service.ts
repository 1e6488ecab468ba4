import { z } from 'zod';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { findAccountNamed } from '../payment-account/payment-account.repository.ts';
import { insertEvent, isEventSeen } from './payment-event.repository.ts';
import { readPayouts } from '../payouts/payout-reading.service.ts';
import { readAgain } from './payment-reading.service.ts';
import type { PaymentsParts } from '../payments.parts.ts';
import { receivePurchaseEvent } from './purchase-event.service.ts';

/** `changed`: an account or a payment was read again; `nothing`: the event was seen before, or is about nothing that we keep. */
type EventEffect = 'changed' | 'nothing';

const name = z.string().regex(/^[\w-]{1,255}$/);
/** What is read of an event. The signature only says who sent it: the library takes any JSON for one. */
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
  // What names an account happened there, and is none of our payments.
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
    // A wrong signature, an old one, or a signed text that is no event: none of them is the provider's.
    return null;
  }
}
