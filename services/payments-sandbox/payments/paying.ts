import { invariant } from '../../../src/lib/invariant.ts';
import { withEvents, type EventContent } from '../events.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { secondsOf, type Moment } from '../rules.ts';
import type { CardDetails } from './card-details.ts';
import { behaviourOf, brandOf } from './cards.ts';
import { sessionEvent, withSession } from './checkout-sessions.ts';
import { chargeEvent, intentEvent, newIntent, withCharge, withIntent } from './intent-changes.ts';
import { withCapture } from './payment-intents.ts';
import type { StoredCard, StoredCharge, StoredIntent, StoredSession } from './records.ts';

type When = Pick<Moment, 'nowMs' | 'rules'>;

/** Attempts to pay an open session; the result is in the session and its intent. */
export function pay(
  state: SandboxState,
  session: StoredSession,
  card: CardDetails,
  when: When,
): SandboxState {
  const begun = session.intentId === null ? undefined : state.intents[session.intentId];
  const intent = begun ?? newIntent(session, when);
  const known = begun
    ? state
    : withEvents(
        withSession(withIntent(state, intent), { ...session, intentId: intent.id }),
        [intentEvent('payment_intent.created', intent)],
        when,
      );
  const attempt = { session: { ...session, intentId: intent.id }, intent, card: storedCard(card) };
  const behaviour = behaviourOf(card.number);
  if (behaviour.kind === 'pays' || behaviour.kind === 'disputes')
    return withAuthorisation(known, attempt, when);
  if (behaviour.kind === 'declined') return withDecline(known, attempt, behaviour, when);
  const asked: StoredIntent = {
    ...intent,
    status: 'requires_action',
    card: attempt.card,
    lastError: null,
  };
  return withEvents(withIntent(known, asked), [intentEvent('payment_intent.requires_action', asked)], when);
}

/** The result of the payer's authentication, for which an open session's intent waits. */
export function authenticate(
  state: SandboxState,
  { session, intent, isPassed }: { session: StoredSession; intent: StoredIntent; isPassed: boolean },
  when: When,
): SandboxState {
  const { card } = intent;
  invariant(card !== null && intent.status === 'requires_action', 'somebody was asked to authenticate');
  if (isPassed) return withAuthorisation(state, { session, intent, card }, when);
  const failed: StoredIntent = {
    ...intent,
    status: 'requires_payment_method',
    card: null,
    lastError: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      declineCode: null,
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      chargeId: null,
    },
  };
  return withEvents(withIntent(state, failed), [intentEvent('payment_intent.payment_failed', failed)], when);
}

interface Attempt {
  readonly session: StoredSession;
  readonly intent: StoredIntent;
  readonly card: StoredCard;
}

const storedCard = ({ number, expMonth, expYear, holder }: CardDetails): StoredCard => ({
  paymentMethodId: newId('pm'),
  brand: brandOf(number),
  last4: number.slice(-4),
  expMonth,
  expYear,
  holder,
  ...(behaviourOf(number).kind === 'disputes' && { isDisputing: true }),
});

const newCharge = (
  { session, intent, card }: Attempt,
  { nowMs }: When,
): Omit<StoredCharge, 'status' | 'failure' | 'captureBeforeSeconds'> => ({
  id: newId('ch'),
  intentId: intent.id,
  createdSeconds: secondsOf({ nowMs }),
  amount: intent.amount,
  currency: intent.currency,
  isCaptured: false,
  amountCaptured: 0,
  amountReleased: 0,
  amountRefunded: 0,
  card,
  email: intent.receiptEmail ?? session.customerEmail,
  description: intent.description,
  transferGroup: intent.transferGroup,
  metadata: intent.metadata,
});

/** Authorises the money and completes the session; without manual capture it is captured at once. */
function withAuthorisation(state: SandboxState, attempt: Attempt, when: When): SandboxState {
  const { session, intent, card } = attempt;
  const isManual = intent.captureMethod === 'manual';
  const lapsesAtMs = when.nowMs + when.rules.authorisationMs;
  const charge: StoredCharge = {
    ...newCharge(attempt, when),
    status: 'succeeded',
    failure: null,
    captureBeforeSeconds: isManual ? Math.floor(lapsesAtMs / 1000) : null,
  };
  const authorised: StoredIntent = {
    ...intent,
    status: 'requires_capture',
    latestChargeId: charge.id,
    lastError: null,
    card,
  };
  const complete: StoredSession = {
    ...session,
    status: 'complete',
    endedAtSeconds: secondsOf(when),
    customerName: card.holder,
  };
  const { [session.id]: _deadline, ...others } = state.deadlines;
  const deadlines = isManual ? { ...others, [intent.id]: lapsesAtMs } : others;
  const stored = withSession(withIntent(withCharge({ ...state, deadlines }, charge), authorised), complete);
  const charged: EventContent = chargeEvent('charge.succeeded', charge, authorised);
  const taken = isManual
    ? withEvents(stored, [charged, intentEvent('payment_intent.amount_capturable_updated', authorised)], when)
    : withCapture(
        withEvents(stored, [charged], when),
        { intent: authorised, charge, captured: intent.amount },
        when,
      );
  return withEvents(taken, [sessionEvent('checkout.session.completed', taken, complete)], when);
}

/** The bank declines: the failed charge is stored, and another card may be tried. */
function withDecline(
  state: SandboxState,
  attempt: Attempt,
  { declineCode, message }: { declineCode: string; message: string },
  when: When,
): SandboxState {
  const charge: StoredCharge = {
    ...newCharge(attempt, when),
    status: 'failed',
    captureBeforeSeconds: null,
    failure: { declineCode, message },
  };
  const failed: StoredIntent = {
    ...attempt.intent,
    status: 'requires_payment_method',
    card: null,
    latestChargeId: charge.id,
    lastError: {
      type: 'card_error',
      code: 'card_declined',
      declineCode,
      message,
      chargeId: charge.id,
    },
  };
  return withEvents(
    withIntent(withCharge(state, charge), failed),
    [chargeEvent('charge.failed', charge, failed), intentEvent('payment_intent.payment_failed', failed)],
    when,
  );
}
