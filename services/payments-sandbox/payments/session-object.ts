import type { StoredIntent, StoredSession } from './records.ts';
import { wireList, type WireLineItems, type WireSession } from './wire-shapes.ts';

const unused = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  wallet_options: null,
} as const;

/** A Checkout Session as the API returns it. With manual capture it is `unpaid` until the capture. */
export function sessionObject(session: StoredSession, intent: StoredIntent | undefined): WireSession {
  const { id, amountTotal, currency, status, metadata, locale } = session;
  const isOver = status !== 'open';
  return {
    ...unused,
    discounts: [],
    shipping_options: [],
    custom_fields: [],
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    ui_mode: 'hosted_page',
    status,
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    created: session.createdSeconds,
    expires_at: session.expiresAtSeconds,
    amount_subtotal: amountTotal,
    amount_total: amountTotal,
    currency,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    client_reference_id: session.clientReferenceId,
    customer_creation: 'if_required',
    customer_email: session.customerEmail,
    customer_details:
      session.customerEmail === null && session.customerName === null
        ? null
        : {
            email: session.customerEmail,
            name: session.customerName,
            individual_name: null,
            address: null,
            business_name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: [],
          },
    // The SDK's type is mutable; ours is never changed.
    metadata: { ...metadata },
    locale,
    payment_intent: session.intentId,
    payment_method_collection: 'if_required',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    phone_number_collection: { enabled: false },
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: isOver ? null : session.pageUrl,
  };
}

/** Its line items, which are only included on request. */
export const lineItemsObject = ({ id, lines, currency, createdSeconds }: StoredSession): WireLineItems =>
  wireList(
    `/v1/checkout/sessions/${id}/line_items`,
    lines.map((line) => ({
      id: line.id,
      object: 'item',
      adjustable_quantity: null,
      metadata: {},
      amount_discount: 0,
      amount_tax: 0,
      currency,
      description: line.name,
      quantity: line.quantity,
      amount_subtotal: line.unitAmount * line.quantity,
      amount_total: line.unitAmount * line.quantity,
      price: {
        id: line.priceId,
        object: 'price',
        active: false,
        billing_scheme: 'per_unit',
        created: createdSeconds,
        currency,
        custom_unit_amount: null,
        livemode: false,
        lookup_key: null,
        metadata: {},
        nickname: null,
        product: line.productId,
        recurring: null,
        tiers_mode: null,
        tax_behavior: 'unspecified',
        transform_quantity: null,
        type: 'one_time',
        unit_amount: line.unitAmount,
        unit_amount_decimal: String(line.unitAmount),
      },
    })),
  );
