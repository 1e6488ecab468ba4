import { readDecimal } from '../../../lib/decimal-text.ts';
import { minorDigitsOf, toMinor } from '../../../lib/money-minor.ts';
import type { Typed } from './typed.ts';

// The contract's most for a price.
const priceMinorMost = 100_000_000_000;

/** A price typed in any European way, in whole minor units of `currency`. */
export function readPrice(text: string, currency: string): Typed<number> {
  const digits = minorDigitsOf(currency);
  const read = readDecimal(text);
  if (read === null) return { problem: 'Please type a price, like 89.50.' };
  // `1.234` can only be one thousand and more here: no price has three decimals. `readDecimal` reads it so as well.
  const decimals = read.decimal.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (decimals > digits)
    return {
      problem:
        digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals, like 89.50.`,
    };
  const amountMinor = toMinor(read.decimal, currency);
  if (amountMinor !== null && amountMinor < 0) return { problem: 'A price cannot be below zero.' };
  if (amountMinor === null || amountMinor > priceMinorMost) return { problem: 'This price is too large.' };
  return { value: amountMinor };
}
