import type Stripe from 'stripe';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import type { PaymentCommand } from './payment.process.ts';

/**
 * The provider's state of a payment page and its payment: `waiting` for the payer, perhaps after a declined attempt;
 * `asked` for authentication by their bank; `paid` is authorised or captured; `let_go` was authorised and released;
 * `over` can no longer be paid.
 */
export type Outcome = 'waiting' | 'asked' | 'paid' | 'failed' | 'let_go' | 'over';

export interface PaymentReading {
  readonly outcome: Outcome;
  readonly intentId: string | null;
  /** Why the last attempt was declined, for people to read. */
  readonly declineMessage: string | null;
  /** The id of that attempt; each has another. */
  readonly declinedTry: string | null;
}

type ProviderPayment = Pick<Stripe.Checkout.Session, 'status' | 'payment_intent'>;

/** The relevant part of the provider's session, whose `payment_intent` must be expanded. */
export function readingOf({ status, payment_intent: intent }: ProviderPayment): PaymentReading {
  const isOver = status === 'expired';
  if (intent === null || typeof intent === 'string')
    return {
      outcome: isOver ? 'over' : 'waiting',
      intentId: intent,
      declineMessage: null,
      declinedTry: null,
    };
  const outcome = outcomeOf(intent.status, status);
  const isTried = outcome === 'waiting' || outcome === 'failed' || outcome === 'over';
  const error = isTried ? intent.last_payment_error : null;
  return {
    outcome,
    intentId: intent.id,
    declineMessage: error && declineMessage(error),
    declinedTry: error && tryOf(error, intent),
  };
}

/**
 * An attempt has its own charge or card; if the provider names neither, attempts are distinguished by their reasons.
 */
const tryOf = (
  { charge, payment_method: card, code }: Stripe.PaymentIntent.LastPaymentError,
  { payment_method: lastCard }: Stripe.PaymentIntent,
): string =>
  charge ?? card?.id ?? (typeof lastCard === 'string' ? lastCard : lastCard?.id) ?? code ?? 'declined';

function outcomeOf(status: Stripe.PaymentIntent.Status, session: ProviderPayment['status']): Outcome {
  if (status === 'requires_capture' || status === 'succeeded') return 'paid';
  if (session === 'expired') return 'over';
  if (status === 'canceled') return 'let_go';
  if (status === 'requires_action') return 'asked';
  // A completed page is not shown again, so no other card can be tried.
  return session === 'complete' && status === 'requires_payment_method' ? 'failed' : 'waiting';
}

const declines: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on this card. Nothing was charged; please try another card.',
  expired_card: 'This card has expired. Nothing was charged; please try another card.',
  incorrect_cvc: 'The security code of the card was wrong. Nothing was charged; please try again.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that it was you. Nothing was charged; please try again or use another card.',
};
const declinedOtherwise = 'Your bank declined the card. Nothing was charged; please try another card.';

type Refusal = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'>;

/** Why a card was declined, in words that help the payer; banks rarely give more than a code. */
export function declineMessage({ code, decline_code: declineCode }: Refusal): string {
  const known = [declineCode, code].find((one) => one !== undefined && Object.hasOwn(declines, one));
  return known === undefined ? declinedOtherwise : (declines[known] ?? declinedOtherwise);
}

const unpaid = ['created', 'processing', 'requires_action'] as const satisfies readonly PaymentStatus[];
type Unpaid = (typeof unpaid)[number];
const isUnpaid = (status: PaymentStatus): status is Unpaid => unpaid.some((one) => one === status);

/** The commands from each state to `processing`, where the others start. */
const toProcessing: Readonly<Record<Unpaid, readonly PaymentCommand[]>> = {
  created: ['open'],
  processing: [],
  requires_action: ['go_on'],
};

/**
 * The commands that bring a stored payment to the provider's state; none if it is there or beyond. `isDeclined`: a
 * card was declined since the last read.
 */
export function commandsFor(
  status: PaymentStatus,
  outcome: Outcome,
  isDeclined = false,
): readonly PaymentCommand[] {
  if (status === 'authorized') return outcome === 'let_go' ? ['void'] : [];
  if (!isUnpaid(status)) return [];
  if (outcome === 'over') return ['expire'];
  if (outcome === 'asked') return status === 'requires_action' ? [] : [...toProcessing[status], 'ask_payer'];
  if (outcome === 'waiting' && isDeclined)
    return [...(status === 'created' ? toProcessing[status] : []), 'decline'];
  if (outcome === 'waiting') return toProcessing[status];
  return [...toProcessing[status], outcome === 'paid' ? 'authorize' : 'fail'];
}

/** Whether money arrived for an abandoned payment. */
export const isLate = (status: PaymentStatus, outcome: Outcome): boolean =>
  outcome === 'paid' && (status === 'expired' || status === 'failed');
