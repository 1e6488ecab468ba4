import type { StripeError } from '../stripe-error.ts';
import { formatAmount } from './amounts.ts';

const invalid = (error: Omit<StripeError, 'status' | 'type'>): StripeError => ({
  status: 400,
  type: 'invalid_request_error',
  ...error,
});
const alternatives = (statuses: readonly string[]): string => statuses.join(', ');

/** The errors of payments, with the provider's codes and messages if it has some. */
export const paymentErrors = {
  noSuch: (kind: string, id: string, param = 'id'): StripeError => ({
    ...invalid({ code: 'resource_missing', message: `No such ${kind}: '${id}'`, param }),
    // An unknown id in the address is "not found"; in a parameter it is invalid.
    status: param === 'id' || param === 'intent' ? 404 : 400,
  }),
  disputeAnswered: (status: string) =>
    invalid({ message: `This dispute is ${status}; its evidence can no longer be changed.` }),
  chargedBack: (chargeId: string) =>
    invalid({
      code: 'charge_disputed',
      message: `Charge ${chargeId} has been charged back; cannot issue a refund.`,
    }),
  notExpandable: (path: string) => invalid({ message: `This property cannot be expanded (${path}).` }),
  severalCurrencies: invalid({
    message: 'All prices of a Checkout Session must have the same currency.',
    param: 'line_items',
  }),
  totalTooSmall: (least: number, currency: string) =>
    invalid({
      code: 'amount_too_small',
      message: `The Checkout Session's total amount must be at least ${formatAmount(least, currency)}.`,
    }),
  totalTooLarge: (most: number, currency: string) =>
    invalid({
      code: 'amount_too_large',
      message: `The Checkout Session's total amount must be no more than ${formatAmount(most, currency)}.`,
    }),
  expiresTooEarly: invalid({
    message: 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    param: 'expires_at',
  }),
  expiresTooLate: invalid({
    message: 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    param: 'expires_at',
  }),
  notOpen: (status: string) =>
    invalid({
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
    }),
  notCapturable: (status: string, intent: object) =>
    invalid({
      code: 'payment_intent_unexpected_state',
      message:
        status === 'succeeded'
          ? 'This PaymentIntent could not be captured because it has already been captured.'
          : `This PaymentIntent could not be captured because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      payment_intent: intent,
    }),
  captureTooLarge: (intent: object) =>
    invalid({
      code: 'amount_too_large',
      message:
        'The payment could not be captured because the requested capture amount is greater than the amount you can capture for this charge.',
      param: 'amount_to_capture',
      payment_intent: intent,
    }),
  notCancelable: (status: string, intent: object) =>
    invalid({
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: ${alternatives(['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action', 'processing'])}.`,
      payment_intent: intent,
    }),
  sessionIsOpen: (intent: object) =>
    invalid({
      code: 'payment_intent_unexpected_state',
      message:
        'You cannot cancel this PaymentIntent because its Checkout Session is open. Expire the Checkout Session instead.',
      payment_intent: intent,
    }),
  oneOfPaymentOrCharge: invalid({
    code: 'parameter_missing',
    message: 'One of the following params should be provided for this request: payment_intent or charge.',
  }),
  nothingToRefund: (intentId: string) =>
    invalid({
      message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    }),
  alreadyRefunded: (chargeId: string) =>
    invalid({
      code: 'charge_already_refunded',
      message: `Charge ${chargeId} has already been refunded.`,
    }),
  refundTooLarge: (amount: number, left: number, currency: string) =>
    invalid({
      code: 'amount_too_large',
      message: `Refund amount (${formatAmount(amount, currency)}) is greater than unrefunded amount on charge (${formatAmount(left, currency)})`,
      param: 'amount',
    }),
  refundNotCovered: invalid({
    code: 'balance_insufficient',
    message:
      'Insufficient funds in your Stripe balance to refund this amount. Reverse a transfer, or capture another payment first.',
  }),
  transferNotCovered: invalid({
    code: 'balance_insufficient',
    message:
      "You have insufficient funds in your Stripe account for this transfer. Your payments' captured amounts, less refunds and earlier transfers, do not cover it.",
  }),
  incapableDestination: invalid({
    code: 'insufficient_capabilities_for_transfer',
    message:
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    param: 'destination',
  }),
  sourceNotCaptured: (chargeId: string) =>
    invalid({
      message: `You cannot create a transfer with a source of ${chargeId}, because it has not been captured.`,
      param: 'source_transaction',
    }),
  otherCurrency: (currency: string) =>
    invalid({
      message: `The currency of a transfer must be that of its source_transaction (${currency}).`,
      param: 'currency',
    }),
  sourceExceeded: (left: number, currency: string) =>
    invalid({
      message: `Transfers using this transaction as a source must not exceed the source amount. (Amount left: ${formatAmount(left, currency)})`,
      param: 'amount',
    }),
  reversalTooLarge: (amount: number, left: number, currency: string) =>
    invalid({
      message: `Reversal amount (${formatAmount(amount, currency)}) is greater than unreversed amount on transfer (${formatAmount(left, currency)})`,
      param: 'amount',
    }),
  alreadyReversed: (transferId: string) =>
    invalid({ message: `Transfer ${transferId} is already fully reversed.` }),
} as const;
