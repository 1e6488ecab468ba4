import type { z } from 'zod';
import { ok, refuse, type Result } from '../../src/lib/result.ts';
import type { Form } from './form.ts';
import { stripeErrors, type StripeError } from './stripe-error.ts';

/** A call's parameters, or the first problem in the provider's format. */
export function readParameters<Shape extends z.ZodType>(
  shape: Shape,
  form: Form,
): Result<z.output<Shape>, StripeError> {
  const parsed = shape.safeParse(form);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const bracketed = ([head, ...rest]: readonly PropertyKey[]) =>
    `${String(head)}${rest.map((step) => `[${String(step)}]`).join('')}`;
  if (issue?.code === 'unrecognized_keys')
    return refuse(stripeErrors.unknownParameter(bracketed([...issue.path, issue.keys[0] ?? ''])));
  const param = bracketed(issue?.path ?? []);
  return refuse(
    valueAt(form, issue?.path ?? []) === undefined
      ? stripeErrors.missingParameter(param)
      : stripeErrors.invalidParameter(param, issue?.message ?? 'not accepted'),
  );
}

const valueAt = (form: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    form,
  );
