/** Throws if an assumption of the code is wrong, which is always a bug and never a refusal. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
