import type { FailureDetails } from '../../api/index.ts';
import type { SecondFactorAsked } from './session.types.ts';

const asksFor = new Set<unknown>(['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG']);

/** The second factor that the server's refusal asks for, or null for another refusal. */
export function secondFactorIn(error: unknown): Omit<SecondFactorAsked, 'signIn'> | null {
  // The shape of ApiError, whose details the client has checked.
  const { code, details = {} } = Object(error) as { code?: unknown; details?: FailureDetails };
  if (!asksFor.has(code)) return null;
  const { secondFactors: kinds = [], passkeyRequest } = details;
  if (passkeyRequest !== undefined) return { kinds, passkeyRequest };
  return { kinds: kinds.filter((kind) => kind !== 'passkey'), passkeyRequest: null };
}
