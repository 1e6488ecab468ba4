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
  if (!kept || kept.keptAtSeconds + keptSeconds <= nowSeconds) return ok(null);
  return kept.fingerprint === fingerprint ? ok(kept) : refuse(stripeErrors.otherParameters(key));
}

/** Keeps an answer and forgets those of yesterday. */
export function withAnswer(state: SandboxState, key: string, answer: KeptAnswer): SandboxState {
  const young = Object.entries(state.answers).filter(
    ([, { keptAtSeconds }]) => keptAtSeconds + keptSeconds > answer.keptAtSeconds,
  );
  return { ...state, answers: { ...Object.fromEntries(young), [key]: answer } };
}
