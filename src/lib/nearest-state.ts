/** How many states around both there are. */
function sharedDepth(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((key, depth) => key !== b[depth]);
  return end === -1 ? a.length : end;
}

/** Of the states that were entered when one was left, the nearest to it, by their keys from the outside in: the first of them where several are. */
export const nearestState = <State>(
  left: readonly string[],
  entered: readonly State[],
  keysOf: (state: State) => readonly string[],
): State | undefined =>
  entered.toSorted((a, b) => sharedDepth(left, keysOf(b)) - sharedDepth(left, keysOf(a)))[0];
