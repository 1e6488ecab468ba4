import { z } from 'zod';
import { invariant } from '../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { AppliedCall } from '../accounts.ts';
import { withEvents } from '../events.ts';
import type { Form } from '../form.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import type { Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { chargeObject } from './charge-object.ts';
import {
  canceledIntent,
  chargeEvent,
  intentEvent,
  withBalance,
  withCharge,
  withIntent,
} from './intent-changes.ts';
import { intentObject } from './intent-object.ts';
import { withDispute } from './disputing.ts';
import { amount, metadata } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';
import { found, type CancellationReason, type StoredCharge, type StoredIntent } from './records.ts';
import type { WireCharge, WireIntent } from './wire-shapes.ts';

/** GET /v1/payment_intents/:id */
export function retrieveIntent(state: SandboxState, id: string): Result<WireIntent, StripeError> {
  const intent = found(state.intents, id);
  return intent ? ok(intentObject(intent)) : refuse(paymentErrors.noSuch('payment_intent', id, 'intent'));
}

/** GET /v1/charges/:id */
export function retrieveCharge(state: SandboxState, id: string): Result<WireCharge, StripeError> {
  const charge = found(state.charges, id);
  return charge ? ok(chargeObject(charge)) : refuse(paymentErrors.noSuch('charge', id));
}

const captureParameters = z.strictObject({
  amount_to_capture: amount.optional(),
  final_capture: z.literal('true').optional(),
  metadata,
});

/** POST /v1/payment_intents/:id/capture: once, all or part of the authorised amount; the remainder is released. */
export function captureIntent(
  state: SandboxState,
  form: Form,
  moment: Moment,
  { id }: { readonly id: string },
): AppliedCall<WireIntent> {
  const given = readParameters(captureParameters, form);
  if (!given.ok) return given;
  const intent = found(state.intents, id);
  if (!intent) return refuse(paymentErrors.noSuch('payment_intent', id, 'intent'));
  const charge = authorisation(state, intent);
  if (!charge) return refuse(paymentErrors.notCapturable(intent.status, intentObject(intent)));
  const captured = given.value.amount_to_capture ?? intent.amount;
  if (captured > intent.amount) return refuse(paymentErrors.captureTooLarge(intentObject(intent)));
  const next = withCapture(state, { intent, charge, captured, metadata: given.value.metadata }, moment);
  return ok({ state: next, object: intentObject(next.intents[id] ?? intent) });
}

/** Captures part of an authorisation. */
export function withCapture(
  state: SandboxState,
  {
    intent,
    charge,
    captured,
    metadata: added = {},
  }: {
    readonly intent: StoredIntent;
    readonly charge: StoredCharge;
    readonly captured: number;
    readonly metadata?: Readonly<Record<string, string>>;
  },
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const takenCharge: StoredCharge = {
    ...charge,
    isCaptured: true,
    amountCaptured: captured,
    captureBeforeSeconds: null,
    amountReleased: charge.amount - captured,
  };
  const taken: StoredIntent = {
    ...intent,
    status: 'succeeded',
    amountReceived: captured,
    metadata: { ...intent.metadata, ...added },
  };
  const { [intent.id]: _deadline, ...deadlines } = state.deadlines;
  const stored = withIntent(withCharge({ ...state, deadlines }, takenCharge), taken);
  const paid = withEvents(
    withBalance(stored, intent.currency, captured),
    [
      ...(intent.captureMethod === 'manual' ? [chargeEvent('charge.captured', takenCharge, taken)] : []),
      intentEvent('payment_intent.succeeded', taken),
    ],
    moment,
  );
  return charge.card.isDisputing === true
    ? withDispute(paid, { charge: takenCharge, intent: taken }, moment).state
    : paid;
}

const cancelParameters = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/**
 * POST /v1/payment_intents/:id/cancel: releases an authorisation. An intent whose session is open is ended by expiring
 * the session.
 */
export function cancelIntent(
  state: SandboxState,
  form: Form,
  moment: Moment,
  { id }: { readonly id: string },
): AppliedCall<WireIntent> {
  const given = readParameters(cancelParameters, form);
  if (!given.ok) return given;
  const intent = found(state.intents, id);
  if (!intent) return refuse(paymentErrors.noSuch('payment_intent', id, 'intent'));
  if (intent.status === 'requires_payment_method' || intent.status === 'requires_action')
    return refuse(paymentErrors.sessionIsOpen(intentObject(intent)));
  if (intent.status !== 'requires_capture')
    return refuse(paymentErrors.notCancelable(intent.status, intentObject(intent)));
  const next = withRelease(state, intent, given.value.cancellation_reason ?? null, moment);
  return ok({ state: next, object: intentObject(next.intents[id] ?? intent) });
}

/** The release of an uncaptured authorisation: on request, or (`automatic`) because its time is over. */
export function withRelease(
  state: SandboxState,
  intent: StoredIntent,
  reason: CancellationReason | null,
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const charge = authorisation(state, intent);
  invariant(charge !== null, 'what is authorised has a charge');
  const released: StoredCharge = { ...charge, amountReleased: charge.amount, captureBeforeSeconds: null };
  const canceled = canceledIntent(intent, reason, moment);
  const { [intent.id]: _deadline, ...deadlines } = state.deadlines;
  return withEvents(
    withIntent(withCharge({ ...state, deadlines }, released), canceled),
    [
      chargeEvent(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', released, canceled),
      intentEvent('payment_intent.canceled', canceled),
    ],
    moment,
  );
}

const authorisation = (state: SandboxState, { status, latestChargeId }: StoredIntent): StoredCharge | null =>
  status === 'requires_capture' && latestChargeId !== null ? (state.charges[latestChargeId] ?? null) : null;
