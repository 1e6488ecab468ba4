import { readDecimal } from '../../../lib/decimal-text.ts';
import type { Typed } from './typed.ts';

// The maximum in the contract.
const unitsMost = 999;

/** The number of units that a duration is for; empty if the duration does not depend on the quantity (null). */
export function readDurationUnits(text: string): Typed<number | null> {
  if (text.trim() === '') return { value: null };
  const read = readDecimal(text);
  const units = read === null ? Number.NaN : Number(read.decimal);
  if (!Number.isInteger(units) || units < 1 || units > unitsMost)
    return {
      problem:
        'Quantity must be a whole number from 1 to 999. Leave it empty if the duration is always the same.',
    };
  return { value: units };
}
