/** A refusal is a value, a bug is an exception: `E` is a closed union of the possible refusals. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <const E>(error: E): Result<never, E> => ({ ok: false, error });
