import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { AppliedCall } from '../accounts.ts';
import { withEvents, type EventContent } from '../events.ts';
import type { Form } from '../form.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import { secondsOf, type Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { readCheckout } from './checkout-parameters.ts';
import { canceledIntent, intentEvent } from './intent-changes.ts';
import { noParameters } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';
import { found, type StoredSession } from './records.ts';
import { sessionObject } from './session-object.ts';
import type { WireSession } from './wire-shapes.ts';

/** POST /v1/checkout/sessions: a payment page. Its Payment Intent is created at the first attempt to pay. */
export function createSession(state: SandboxState, form: Form, moment: Moment): AppliedCall<WireSession> {
  const wanted = readCheckout(form, moment);
  if (!wanted.ok) return wanted;
  const { asked, currency, amountTotal, expiresAtSeconds } = wanted.value;
  const { payment_intent_data: intent } = asked;
  const id = newId('cs_test');
  const session: StoredSession = {
    id,
    status: 'open',
    createdSeconds: secondsOf(moment),
    expiresAtSeconds,
    endedAtSeconds: null,
    pageUrl: `${moment.address}/pay/c/${id}`,
    lines: asked.line_items.map(({ price_data: { unit_amount, product_data }, quantity }) => ({
      id: newId('li'),
      priceId: newId('price'),
      productId: newId('prod'),
      name: product_data.name,
      details: product_data.description ?? null,
      unitAmount: unit_amount,
      quantity,
    })),
    currency,
    amountTotal,
    metadata: asked.metadata,
    locale: asked.locale ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    customerEmail: asked.customer_email ?? null,
    customerName: null,
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    intentId: null,
    intentData: {
      captureMethod: intent.capture_method,
      metadata: intent.metadata,
      transferGroup: intent.transfer_group ?? null,
      description: intent.description ?? null,
      receiptEmail: intent.receipt_email ?? null,
    },
  };
  const deadlines = { ...state.deadlines, [id]: expiresAtSeconds * 1000 };
  return ok({
    state: withSession({ ...state, deadlines }, session),
    object: sessionObject(session, undefined),
  });
}

export const withSession = (state: SandboxState, session: StoredSession): SandboxState => ({
  ...state,
  sessions: { ...state.sessions, [session.id]: session },
});

/** A session as the API returns it, with the payment status of its Payment Intent. */
const sessionAnswer = (state: SandboxState, session: StoredSession): WireSession =>
  sessionObject(session, session.intentId === null ? undefined : state.intents[session.intentId]);

/** GET /v1/checkout/sessions/:id */
export function retrieveSession(state: SandboxState, id: string): Result<WireSession, StripeError> {
  const session = found(state.sessions, id);
  return session ? ok(sessionAnswer(state, session)) : refuse(paymentErrors.noSuch('checkout.session', id));
}

/** POST /v1/checkout/sessions/:id/expire: it can no longer be paid. */
export function expireSession(
  state: SandboxState,
  form: Form,
  moment: Moment,
  { id }: { readonly id: string },
): AppliedCall<WireSession> {
  const given = readParameters(noParameters, form);
  if (!given.ok) return given;
  const session = found(state.sessions, id);
  if (!session) return refuse(paymentErrors.noSuch('checkout.session', id));
  if (session.status !== 'open') return refuse(paymentErrors.notOpen(session.status));
  const next = withExpiredSession(state, session, moment);
  return ok({ state: next, object: sessionAnswer(next, { ...session, ...next.sessions[id] }) });
}

/** Ends an unpaid open session, and its intent if there is one. */
export function withExpiredSession(
  state: SandboxState,
  session: StoredSession,
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const { [session.id]: _deadline, ...deadlines } = state.deadlines;
  const expired: StoredSession = { ...session, status: 'expired', endedAtSeconds: secondsOf(moment) };
  const begun = session.intentId === null ? undefined : state.intents[session.intentId];
  const intent = begun && canceledIntent(begun, 'expired', moment);
  const next = withSession(
    { ...state, deadlines, intents: intent ? { ...state.intents, [intent.id]: intent } : state.intents },
    expired,
  );
  const happenings: readonly EventContent[] = [
    ...(intent ? [intentEvent('payment_intent.canceled', intent)] : []),
    sessionEvent('checkout.session.expired', next, expired),
  ];
  return withEvents(next, happenings, moment);
}

export const sessionEvent = (
  type: `checkout.session.${string}`,
  state: SandboxState,
  session: StoredSession,
): EventContent => ({ type, object: sessionAnswer(state, session), subject: session.id });
