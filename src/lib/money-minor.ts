const withoutMinor = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** The number of decimals of a currency (ISO 4217). */
export function minorDigitsOf(currency: string): 0 | 2 | 3 {
  if (withoutMinor.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
}

interface Scaled {
  readonly isNegative: boolean;
  /** The number without its decimal point. */
  readonly digits: string;
  readonly decimals: number;
}

function scaled(decimal: string): Scaled | null {
  const [, sign, whole, after = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  return whole === undefined
    ? null
    : { isNegative: sign === '-', digits: whole + after, decimals: after.length };
}

/** With more digits a double is not exact. */
const exactDigits = 15;

function halfUp(product: bigint, shift: number): bigint {
  if (shift <= 0) return product * 10n ** BigInt(-shift);
  const unit = 10n ** BigInt(shift);
  return (product + unit / 2n) / unit;
}

/**
 * A decimal number (`-12.345`) times a rate (the value of one unit in `currency`) in whole minor units of `currency`;
 * halves are rounded away from zero. Null if it is not a decimal number, or too large to be exact.
 */
export function toMinor(amount: string, currency: string, rate?: string): number | null {
  const given = scaled(amount);
  const factor = rate === undefined ? { digits: '1', decimals: 0, isNegative: false } : scaled(rate);
  if (!given || !factor) return null;
  const shift = given.decimals + factor.decimals - minorDigitsOf(currency);
  const isPlain = rate === undefined && shift <= 0 && given.digits.length - shift <= exactDigits;
  const minor = isPlain
    ? Number(given.digits) * 10 ** -shift
    : Number(halfUp(BigInt(given.digits) * BigInt(factor.digits), shift));
  if (!Number.isSafeInteger(minor)) return null;
  return given.isNegative !== factor.isNegative && minor !== 0 ? -minor : minor;
}

/** Minor units as a decimal number: 8950 EUR is `89.50`. */
export function fromMinor(amountMinor: number, currency: string): string {
  const places = minorDigitsOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const number = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return amountMinor < 0 ? `-${number}` : number;
}

/**
 * An amount as a plain number with its currency's decimals (`230.40`), for a file to calculate with; empty if there is
 * none.
 */
export const plainAmount = (
  amount: { readonly amountMinor: number; readonly currency: string } | null,
): string | null => amount && fromMinor(amount.amountMinor, amount.currency);

/** An amount in mails and documents: `€50.00`. */
export function moneyText(amountMinor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // A decimal string, which the formatter accepts without rounding to a double.
  return format.format(fromMinor(amountMinor, currency) as `${number}`);
}
