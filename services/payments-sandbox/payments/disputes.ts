import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { AppliedCall } from '../accounts.ts';
import type { Form } from '../form.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import type { Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { disputeObject } from './dispute-object.ts';
import { withDispute, withEvidence } from './disputing.ts';
import { amount } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';
import { found } from './records.ts';
import { wireList, type WireDispute, type WireList } from './wire-shapes.ts';

/** GET /v1/disputes/:id */
export function retrieveDispute(state: SandboxState, id: string): Result<WireDispute, StripeError> {
  const dispute = found(state.disputes, id);
  return dispute ? ok(disputeObject(dispute)) : refuse(paymentErrors.noSuch('dispute', id));
}

/** GET /v1/disputes?payment_intent=…: latest first. */
export const listDisputes = ({ disputes }: SandboxState, intentId: string | null): WireList<WireDispute> =>
  wireList(
    '/v1/disputes',
    Object.values(disputes)
      .filter((dispute) => intentId === null || dispute.intentId === intentId)
      .toReversed()
      .map(disputeObject),
  );

/** The maximum number of characters of all text evidence together. */
const evidenceMax = 150_000;

/** The parts of evidence that are files, by their ids. */
const filesOfEvidence = [
  'receipt',
  'shipping_documentation',
  'customer_communication',
  'customer_signature',
  'service_documentation',
  'uncategorized_file',
] as const;

const evidenceParameters = z.strictObject({
  evidence: z
    .record(z.string(), z.string())
    .refine(
      (texts) => Object.values(texts).join('').length <= evidenceMax,
      `has at most ${evidenceMax} characters`,
    )
    .default({}),
  submit: z.enum(['true', 'false']).default('true'),
});

/** POST /v1/disputes/:id: submits evidence, once and before the deadline. */
export function updateDispute(
  state: SandboxState,
  form: Form,
  moment: Moment,
  { id }: { readonly id: string },
): AppliedCall<WireDispute> {
  const given = readParameters(evidenceParameters, form);
  if (!given.ok) return given;
  const dispute = found(state.disputes, id);
  if (!dispute) return refuse(paymentErrors.noSuch('dispute', id));
  if (dispute.status !== 'needs_response') return refuse(paymentErrors.disputeAnswered(dispute.status));
  const { evidence, submit } = given.value;
  for (const part of filesOfEvidence) {
    const fileId = evidence[part];
    if (fileId !== undefined && !found(state.files, fileId))
      return refuse(paymentErrors.noSuch('file upload', fileId, `evidence[${part}]`));
  }
  const next = withEvidence(state, dispute, { evidence, isSubmitted: submit === 'true' }, moment);
  return ok({ state: next, object: disputeObject(next.disputes[id] ?? dispute) });
}

const openParameters = z.strictObject({
  payment_intent: z.string(),
  amount: amount.optional(),
  reason: z.enum(['fraudulent', 'product_not_received', 'product_unacceptable']).optional(),
});

/**
 * POST /v1/test_helpers/disputes: opens a dispute now. The provider has no such call; its test mode uses a test card.
 */
export function openDispute(state: SandboxState, form: Form, moment: Moment): AppliedCall<WireDispute> {
  const given = readParameters(openParameters, form);
  if (!given.ok) return given;
  const { payment_intent: intentId, amount: asked, reason } = given.value;
  const intent = found(state.intents, intentId);
  const charge = found(state.charges, intent?.latestChargeId ?? '');
  if (!intent || !charge) return refuse(paymentErrors.noSuch('payment_intent', intentId, 'payment_intent'));
  if (!charge.isCaptured) return refuse(paymentErrors.nothingToRefund(intentId));
  const { state: next, dispute } = withDispute(
    state,
    { charge, intent, ...(asked !== undefined && { amount: asked }), ...(reason && { reason }) },
    moment,
  );
  return ok({ state: next, object: disputeObject(dispute) });
}
