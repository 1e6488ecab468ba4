import { basisPointsOf } from '../../../lib/percent-text.ts';
import type { Typed } from './typed.ts';

/** A rate of tax in basis points. "No tax" is an answer one gives, so nothing typed is taken only where nothing was said before. */
export function readTax(text: string, before: number | null): Typed<number | null> {
  if (text.trim() === '' && before === null) return { value: null };
  const value = basisPointsOf(text);
  return value === null ? { problem: 'Enter a rate from 0 to 100, like 21. No tax is 0.' } : { value };
}
