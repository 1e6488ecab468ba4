import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { retrieveAccount } from '../accounts.ts';
import type { Form } from '../form.ts';
import type { SandboxState } from '../objects.ts';
import { stripeErrors, type StripeError } from '../stripe-error.ts';
import { retrieveSession } from './checkout-sessions.ts';
import { refundObject } from './movement-objects.ts';
import { paymentErrors } from './payment-errors.ts';
import { retrieveCharge, retrieveIntent } from './payment-intents.ts';
import { found } from './records.ts';
import { retrieveRefund } from './refunds.ts';
import { lineItemsObject } from './session-object.ts';
import { retrieveTransfer } from './transfers.ts';
import { wireList } from './wire-shapes.ts';

const depthMax = 4;
const paths = z.array(z.string()).max(20).default([]);

const byPrefix: Readonly<Record<string, (state: SandboxState, id: string) => Result<object, StripeError>>> = {
  acct: retrieveAccount,
  ch: retrieveCharge,
  cs: retrieveSession,
  pi: retrieveIntent,
  re: retrieveRefund,
  tr: retrieveTransfer,
};

/** The fields that an object includes only on request. */
function included(state: SandboxState, object: object, field: string): object | null {
  const id = String(Reflect.get(object, 'id'));
  const session = found(state.sessions, id);
  if (session && field === 'line_items') return lineItemsObject(session);
  if (!found(state.charges, id) || field !== 'refunds') return null;
  const refunds = Object.values(state.refunds).filter(({ chargeId }) => chargeId === id);
  return wireList(`/v1/charges/${id}/refunds`, refunds.toReversed().map(refundObject));
}

/** A call's parameters without `expand`, and the requested paths. */
export function readExpand(
  form: Form,
): Result<{ readonly rest: Form; readonly paths: readonly string[] }, StripeError> {
  const { expand, ...rest } = form;
  const given = paths.safeParse(expand);
  const isTooDeep = given.success && given.data.some((path) => path.split('.').length > depthMax);
  return given.success && !isTooDeep
    ? ok({ rest, paths: given.data })
    : refuse(stripeErrors.invalidParameter('expand', `must be a list of paths, at most ${depthMax} deep`));
}

/** An object with the ids named by `expand[]` replaced by objects: `payment_intent.latest_charge`. */
export function expanded(
  state: SandboxState,
  object: object,
  wanted: readonly string[],
): Result<object, StripeError> {
  return wanted.reduce<Result<object, StripeError>>(
    (at, path) => (at.ok ? withExpanded(state, at.value, path.split('.'), path) : at),
    ok(object),
  );
}

function withExpanded(
  state: SandboxState,
  object: object,
  [field = '', ...deeper]: readonly string[],
  path: string,
): Result<object, StripeError> {
  const isThere = Object.hasOwn(object, field);
  const value: unknown = isThere ? Reflect.get(object, field) : included(state, object, field);
  // An existing empty field has nothing to expand.
  if (isThere && value === null) return ok(object);
  const whole =
    typeof value === 'string' ? byPrefix[value.split('_', 1)[0] ?? '']?.(state, value) : ok(value);
  if (!whole?.ok || typeof whole.value !== 'object' || whole.value === null)
    return refuse(paymentErrors.notExpandable(path));
  const inner = deeper.length > 0 ? withExpanded(state, whole.value, deeper, path) : ok(whole.value);
  return inner.ok ? ok({ ...object, [field]: inner.value }) : inner;
}
