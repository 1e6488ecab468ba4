import type { Typed } from './typed.ts';

const fits = (text: string, most: number): boolean => [...text].length <= most;
const tooLong = (most: number) => ({ problem: `Use at most ${most.toLocaleString('en-GB')} characters.` });

/** A required text; `asked` is the message for an empty one. */
export function readNeeded(text: string, asked: string, most: number): Typed<string> {
  const value = text.trim();
  if (value === '') return { problem: asked };
  return fits(value, most) ? { value } : tooLong(most);
}

/** An optional text; null if empty. */
export function readOptional(text: string, most: number): Typed<string | null> {
  const value = text.trim();
  if (value === '') return { value: null };
  return fits(value, most) ? { value } : tooLong(most);
}
