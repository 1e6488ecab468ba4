import { readDecimal } from './decimal-text.ts';
import { minorDigitsOf, toMinor } from './money-minor.ts';

type MoneyProblem = 'unreadable' | 'decimals' | 'negative' | 'too high';

type TypedMoney = { readonly amountMinor: number } | { readonly problem: MoneyProblem };

/** The maximum amount in the contract. */
const amountMinorMost = 100_000_000_000;

/**
 * Parses a typed amount into whole minor units of `currency`; all amounts that users type are parsed here. A single
 * point is a decimal point, as in the site's own amounts. Nothing is rounded or guessed: `12.345` has too many decimals
 * for euros, and may have been meant as thousands.
 */
export function readMoney(text: string, currency: string): TypedMoney {
  const read = readDecimal(text, { decimal: '.' });
  if (read === null) return { problem: 'unreadable' };
  const decimals = read.decimal.split('.')[1] ?? '';
  if (decimals.length > minorDigitsOf(currency)) return { problem: 'decimals' };
  const amountMinor = toMinor(read.decimal, currency);
  if (amountMinor !== null && amountMinor < 0) return { problem: 'negative' };
  if (amountMinor === null || amountMinor > amountMinorMost) return { problem: 'too high' };
  return { amountMinor };
}

/** The same without the reason: null if it is invalid. */
export function amountMinorOf(text: string, currency: string): number | null {
  const typed = readMoney(text, currency);
  return 'problem' in typed ? null : typed.amountMinor;
}

/** The message for too many decimals, or for thousands that look like decimals. */
export function decimalsText(currency: string): string {
  const digits = minorDigitsOf(currency);
  const rule =
    digits === 0
      ? `${currency} prices have no decimals.`
      : `${currency} has ${digits} decimals, like ${(89.5).toFixed(digits)}.`;
  return `${rule} For thousands, write 1200 or 1,200.`;
}
