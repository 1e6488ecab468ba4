import { basisPointsOf } from '../../../lib/percent-text.ts';
import type { Typed } from './typed.ts';

/** A tax rate in basis points. "No tax" has to be typed, so an empty text is only valid if there was no rate before. */
export function readTax(text: string, before: number | null): Typed<number | null> {
  if (text.trim() === '' && before === null) return { value: null };
  const value = basisPointsOf(text);
  return value === null
    ? { problem: 'Enter a tax rate from 0 to 100, like 21. Enter 0 for no tax.' }
    : { value };
}
