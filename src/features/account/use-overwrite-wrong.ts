import { useEffect, type RefObject } from 'react';
import type { FieldError } from 'react-hook-form';

/** For a form of one field: whatever is wrong with it, one goes on typing there, and what the server refused is overwritten. */
export function useOverwriteWrong(
  problem: FieldError | undefined,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!problem) return;
    input.current?.focus();
    if (problem.type === 'server') input.current?.select();
  }, [problem, input]);
}
