import type Stripe from 'stripe';
import { newPageVisitor } from './page-visitor.ts';
import { payOnPage, type TestCardName } from './pay-on-page.ts';
import type { SandboxBench } from './sandbox-bench.ts';

export const successUrl = 'https://quayside.example.com/checkout/done?session={CHECKOUT_SESSION_ID}';
export const cancelUrl = 'https://quayside.example.com/crew/cart';

/** A crew's order: €395.00, with manual capture. */
export const orderParameters = {
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: {
        currency: 'eur',
        unit_amount: 18_950,
        product_data: { name: 'Mooring line 14 mm', description: 'Xarxa Chandlery' },
      },
    },
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 1600, product_data: { name: 'Delivery' } },
    },
  ],
  payment_intent_data: {
    capture_method: 'manual',
    transfer_group: 'order_1',
    description: 'Order 1',
    metadata: { orderId: '1' },
  },
  client_reference_id: '1',
  customer_email: 'chef@example.com',
  metadata: { orderId: '1' },
  success_url: successUrl,
  cancel_url: cancelUrl,
} as const satisfies Stripe.Checkout.SessionCreateParams;
export const orderTotal = 39_500;

/** An open payment page. */
export async function openCheckout(
  { stripe }: SandboxBench,
  other: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ readonly id: string; readonly url: string }> {
  const { id, url } = await stripe.checkout.sessions.create({ ...orderParameters, ...other });
  if (url === null) throw new Error('an open session has an address');
  return { id, url };
}

/** The Payment Intent of a session, with its charge. */
export async function intentOf({ stripe }: SandboxBench, sessionId: string) {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  if (intent === null || typeof intent === 'string') throw new Error('nobody tried to pay');
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string') throw new Error('nothing was charged');
  return { intent, charge };
}

/** An order paid on its page: authorised, not captured. */
export async function paidOrder(
  bench: SandboxBench,
  other: Partial<Stripe.Checkout.SessionCreateParams> = {},
  card: TestCardName = 'pays',
) {
  const session = await openCheckout(bench, other);
  await payOnPage(newPageVisitor(), session.url, card);
  return { session, ...(await intentOf(bench, session.id)) };
}
