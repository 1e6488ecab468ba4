import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../src/lib/result.ts';
import type { KeptAnswer, SandboxState } from './objects.ts';
import { stripeErrors, type StripeError } from './stripe-error.ts';

const keptSeconds = 24 * 60 * 60;

export const fingerprintOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('base64url');

/** The kept answer, null when there is none; refuses the key of another request. */
export function keptAnswer(
  state: SandboxState,
  key: string,
  fingerprint: string,
  nowSeconds: number,
): Result<KeptAnswer | null, StripeError> {
  const kept = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (!kept || isAnswerOld(kept, nowSeconds)) return ok(null);
  return kept.fingerprint === fingerprint ? ok(kept) : refuse(stripeErrors.otherParameters(key));
}

export const withAnswer = (state: SandboxState, key: string, answer: KeptAnswer): SandboxState => ({
  ...state,
  answers: { ...state.answers, [key]: answer },
});

export const isAnswerOld = ({ keptAtSeconds }: KeptAnswer, nowSeconds: number): boolean =>
  keptAtSeconds + keptSeconds <= nowSeconds;
