import type { Typed } from './typed.ts';

const fits = (text: string, most: number): boolean => [...text].length <= most;
const tooLong = (name: string, most: number) => ({
  problem: `${name} can have at most ${most.toLocaleString('en-GB')} characters.`,
});

/** A required text; `name` is what error messages call it: "Name". */
export function readNeeded(text: string, name: string, most: number): Typed<string> {
  const value = text.trim();
  if (value === '') return { problem: `Enter a ${name.toLowerCase()}.` };
  return fits(value, most) ? { value } : tooLong(name, most);
}

/** An optional text, null if empty; `name` as above. */
export function readOptional(text: string, name: string, most: number): Typed<string | null> {
  const value = text.trim();
  if (value === '') return { value: null };
  return fits(value, most) ? { value } : tooLong(name, most);
}
