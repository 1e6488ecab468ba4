import { useEffect, type RefObject } from 'react';
import type { FieldError } from 'react-hook-form';

/**
 * For a form of one field: after any error the focus stays in the field, and a refused value is selected so that typing
 * replaces it.
 */
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
