import { readDecimal } from '../../../lib/decimal-text.ts';
import type { Typed } from './typed.ts';

// The contract's most.
const unitsMost = 999;

/** How many units a duration is for; nothing typed means that it does not depend on how many (null). */
export function readDurationUnits(text: string): Typed<number | null> {
  if (text.trim() === '') return { value: null };
  const read = readDecimal(text);
  const units = read === null ? Number.NaN : Number(read.decimal);
  if (!Number.isInteger(units) || units < 1 || units > unitsMost)
    return {
      problem: 'Enter a whole number from 1 to 999, or leave it empty if the duration is always the same.',
    };
  return { value: units };
}
