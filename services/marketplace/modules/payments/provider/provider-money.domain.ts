import { invariant } from '../../../../../src/lib/invariant.ts';

// The provider's minor units (docs.stripe.com/currencies): as in ISO 4217, except for these. With three decimals the
// last is always zero; two currencies without decimals still use hundredths; one with decimals uses none.
const inTens = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
const inHundredths = new Set(['ISK', 'UGX']);
const inWholes = new Set(['MGA']);

/** The smallest step, in our minor units, in which the provider moves money of a currency. */
export function stepMinorOf(currency: string): 1 | 10 | 100 {
  if (inWholes.has(currency)) return 100;
  return inTens.has(currency) ? 10 : 1;
}

/**
 * The largest amount up to this one that the provider can move, at least zero: the last fils of a dinar are not
 * charged.
 */
export const movableMinor = (amountMinor: number, currency: string): number =>
  amountMinor - (amountMinor % stepMinorOf(currency));

/** Movable minor units as the provider's `amount`. */
export function toProvider(amountMinor: number, currency: string): number {
  const isMovable = Number.isSafeInteger(amountMinor) && movableMinor(amountMinor, currency) === amountMinor;
  invariant(isMovable, `${amountMinor} ${currency} can be moved by the provider`);
  if (inWholes.has(currency)) return amountMinor / 100;
  return inHundredths.has(currency) ? amountMinor * 100 : amountMinor;
}

/** The provider's `amount` in our minor units. */
export function fromProvider(amount: number, currency: string): number {
  if (inWholes.has(currency)) return amount * 100;
  return inHundredths.has(currency) ? amount / 100 : amount;
}
