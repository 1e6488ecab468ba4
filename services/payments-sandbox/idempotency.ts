import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../src/lib/result.ts';
import type { StoredAnswer, SandboxState } from './objects.ts';
import { stripeErrors, type StripeError } from './stripe-error.ts';

const storedSeconds = 24 * 60 * 60;

export const fingerprintOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('base64url');

/** The stored response, null if there is none; refuses a key used for another request. */
export function storedAnswer(
  state: SandboxState,
  key: string,
  fingerprint: string,
  nowSeconds: number,
): Result<StoredAnswer | null, StripeError> {
  const stored = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (!stored || isAnswerOld(stored, nowSeconds)) return ok(null);
  return stored.fingerprint === fingerprint ? ok(stored) : refuse(stripeErrors.otherParameters(key));
}

export const withAnswer = (state: SandboxState, key: string, answer: StoredAnswer): SandboxState => ({
  ...state,
  answers: { ...state.answers, [key]: answer },
});

export const isAnswerOld = ({ keptAtSeconds }: StoredAnswer, nowSeconds: number): boolean =>
  keptAtSeconds + storedSeconds <= nowSeconds;
