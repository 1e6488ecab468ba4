import { invariant } from '../../../src/lib/invariant.ts';
import type { Result } from '../../../src/lib/result.ts';

/** The demo's own data is never refused: if it is, the data or the rule is wrong. */
export function done<Value>(answer: Result<Value, { readonly code: string }>): Value {
  invariant(answer.ok, `the demo market is refused: ${answer.ok ? '' : JSON.stringify(answer.error)}`);
  return answer.value;
}
