import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { AppliedCall } from '../accounts.ts';
import { withEvents } from '../events.ts';
import type { Form } from '../form.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import { secondsOf, type Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { chargeEvent, withBalance, withCharge } from './intent-changes.ts';
import { refundObject } from './movement-objects.ts';
import { amount, metadata } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';
import { found, type StoredCharge, type StoredIntent, type StoredRefund } from './records.ts';
import type { WireRefund } from './wire-shapes.ts';

const refundParameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

/**
 * POST /v1/refunds: part or all of the captured amount that is not refunded yet, as far as the platform's balance
 * covers it.
 */
export function createRefund(state: SandboxState, form: Form, moment: Moment): AppliedCall<WireRefund> {
  const given = readParameters(refundParameters, form);
  if (!given.ok) return given;
  const charged = capturedCharge(state, given.value);
  if (!charged.ok) return charged;
  const { charge, intent } = charged.value;
  const { currency } = charge;
  const disputes = Object.values(state.disputes).filter(({ chargeId }) => chargeId === charge.id);
  if (disputes.some(({ status }) => status !== 'won')) return refuse(paymentErrors.chargedBack(charge.id));
  const left = charge.amountCaptured - charge.amountRefunded;
  const asked = given.value.amount ?? left;
  if (left === 0) return refuse(paymentErrors.alreadyRefunded(charge.id));
  if (asked > left) return refuse(paymentErrors.refundTooLarge(asked, left, currency));
  if (asked > (state.balances[currency] ?? 0)) return refuse(paymentErrors.refundNotCovered);
  const refund: StoredRefund = {
    id: newId('re'),
    chargeId: charge.id,
    intentId: intent.id,
    amount: asked,
    currency,
    reason: given.value.reason ?? null,
    metadata: given.value.metadata,
    createdSeconds: secondsOf(moment),
  };
  const refunded: StoredCharge = { ...charge, amountRefunded: charge.amountRefunded + asked };
  const stored = withCharge({ ...state, refunds: { ...state.refunds, [refund.id]: refund } }, refunded);
  const object = refundObject(refund);
  const next = withEvents(
    withBalance(stored, currency, -asked),
    [
      { type: 'refund.created', object, subject: intent.sessionId },
      chargeEvent('charge.refunded', refunded, intent),
    ],
    moment,
  );
  return ok({ state: next, object });
}

function capturedCharge(
  state: SandboxState,
  asked: Pick<z.output<typeof refundParameters>, 'payment_intent' | 'charge'>,
): Result<{ readonly charge: StoredCharge; readonly intent: StoredIntent }, StripeError> {
  const { payment_intent: intentId, charge: chargeId } = asked;
  if (intentId === undefined && chargeId === undefined) return refuse(paymentErrors.oneOfPaymentOrCharge);
  const named = chargeId === undefined ? undefined : found(state.charges, chargeId);
  if (chargeId !== undefined && !named) return refuse(paymentErrors.noSuch('charge', chargeId, 'charge'));
  const id = intentId ?? named?.intentId ?? '';
  const intent = found(state.intents, id);
  if (!intent) return refuse(paymentErrors.noSuch('payment_intent', id, 'payment_intent'));
  const charge = named ?? found(state.charges, intent.latestChargeId ?? '');
  return charge?.isCaptured === true && charge.intentId === intent.id
    ? ok({ charge, intent })
    : refuse(paymentErrors.nothingToRefund(intent.id));
}

/** GET /v1/refunds/:id */
export function retrieveRefund(state: SandboxState, id: string): Result<WireRefund, StripeError> {
  const refund = found(state.refunds, id);
  return refund ? ok(refundObject(refund)) : refuse(paymentErrors.noSuch('refund', id));
}
