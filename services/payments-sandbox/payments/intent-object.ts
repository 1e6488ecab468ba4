import type { StoredIntent, PaymentError } from './records.ts';
import type { WireIntent } from './wire-shapes.ts';

const unused = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
} as const;

const errorObject = ({ type, code, declineCode, message, chargeId }: PaymentError) => ({
  type,
  code,
  message,
  ...(declineCode !== null && { decline_code: declineCode }),
  ...(chargeId !== null && { charge: chargeId }),
});

/** A Payment Intent as the API returns it. */
export function intentObject(intent: StoredIntent): WireIntent {
  const { id, status, amount, currency, card, lastError } = intent;
  return {
    ...unused,
    id,
    object: 'payment_intent',
    livemode: false,
    status,
    created: intent.createdSeconds,
    amount,
    currency,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: intent.amountReceived,
    amount_details: { tip: {} },
    capture_method: intent.captureMethod,
    confirmation_method: 'automatic',
    canceled_at: intent.canceledAtSeconds,
    cancellation_reason: intent.cancellationReason,
    client_secret: `${id}_secret_sandbox`,
    description: intent.description,
    receipt_email: intent.receiptEmail,
    last_payment_error: lastError && errorObject(lastError),
    latest_charge: intent.latestChargeId,
    metadata: { ...intent.metadata },
    next_action:
      status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { return_url: null, url: intent.authenticationUrl },
          }
        : null,
    payment_method: card?.paymentMethodId ?? null,
    payment_method_types: ['card'],
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    transfer_group: intent.transferGroup,
  };
}
