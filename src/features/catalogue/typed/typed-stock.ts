import { readDecimal } from '../../../lib/decimal-text.ts';
import type { Typed } from './typed.ts';

// The maximum in the contract.
const stockMost = 10_000_000;

/** A count of goods, or null if empty; `name` and `otherwise` begin and end the error message. */
function readCount(text: string, name: string, otherwise: string): Typed<number | null> {
  if (text.trim() === '') return { value: null };
  const read = readDecimal(text);
  const count = read === null ? Number.NaN : Number(read.decimal);
  if (!Number.isInteger(count))
    return { problem: `${name} must be a whole number. Leave it empty ${otherwise}.` };
  if (count < 0) return { problem: `${name} can’t be below zero.` };
  if (count > stockMost) return { problem: `${name} can be at most 10,000,000.` };
  return { value: count };
}

/** The stock; empty if it is not counted (null). */
export const readStock = (text: string): Typed<number | null> =>
  readCount(text, 'Stock', 'if you don’t count it');

/** The stock at which to reorder; empty for never (null). */
export const readReorderLevel = (text: string): Typed<number | null> =>
  readCount(text, 'Reorder level', 'for no warning');
