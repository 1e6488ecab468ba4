/** The number of common ancestors. */
function sharedDepth(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((key, depth) => key !== b[depth]);
  return end === -1 ? a.length : end;
}

/**
 * The nearest of the entered states to the one that was left, by their keys from the outside in; the first of equally
 * near ones.
 */
export const nearestState = <State>(
  left: readonly string[],
  entered: readonly State[],
  keysOf: (state: State) => readonly string[],
): State | undefined =>
  entered.toSorted((a, b) => sharedDepth(left, keysOf(b)) - sharedDepth(left, keysOf(a)))[0];
