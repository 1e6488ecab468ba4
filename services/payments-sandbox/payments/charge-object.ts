import type { StoredCharge } from './records.ts';
import type { WireCharge } from './wire-shapes.ts';

const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  customer: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
} as const;

const outcomeObject = (failure: StoredCharge['failure']) => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: failure === null ? 'approved_by_network' : 'declined_by_network',
  reason: failure?.declineCode ?? null,
  risk_level: 'normal',
  risk_score: 5,
  seller_message: failure === null ? 'Payment complete.' : failure.message,
  type: failure === null ? 'authorized' : 'issuer_declined',
});

const cardObject = ({ card, amount, captureBeforeSeconds }: StoredCharge) => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: card.brand,
  country: 'ES',
  ...(captureBeforeSeconds !== null && { capture_before: captureBeforeSeconds }),
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  electronic_commerce_indicator: null,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  funding: 'credit',
  installments: null,
  last4: card.last4,
  mandate: null,
  network: card.brand,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

/**
 * A charge as in the API. A released authorisation counts as refunded there, so after a partial capture
 * `amount_refunded` exceeds the sum of the refunds.
 */
export function chargeObject(charge: StoredCharge): WireCharge {
  const { id, status, amount, currency, failure } = charge;
  const amountRefunded = charge.amountReleased + charge.amountRefunded;
  return {
    ...unused,
    id,
    object: 'charge',
    livemode: false,
    status,
    paid: status === 'succeeded',
    disputed: charge.isDisputed === true,
    amount,
    currency,
    amount_captured: charge.amountCaptured,
    captured: charge.isCaptured,
    amount_refunded: amountRefunded,
    refunded: amountRefunded > 0 && amountRefunded === amount,
    created: charge.createdSeconds,
    billing_details: {
      address: null,
      email: charge.email,
      name: charge.card.holder,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'QUAYSIDE',
    description: charge.description,
    receipt_email: charge.email,
    metadata: { ...charge.metadata },
    failure_code: failure === null ? null : 'card_declined',
    failure_message: failure?.message ?? null,
    fraud_details: {},
    outcome: outcomeObject(failure),
    payment_intent: charge.intentId,
    payment_method: charge.card.paymentMethodId,
    payment_method_details: { type: 'card', card: cardObject(charge) },
    transfer_group: charge.transferGroup,
  };
}
