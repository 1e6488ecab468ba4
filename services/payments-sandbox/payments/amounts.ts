import { fromMinor, minorDigitsOf } from '../../../src/lib/money-minor.ts';

/** The provider charges at most eight digits of minor units. */
export const chargeMax = 99_999_999;

/** The minimum charge in minor units; other currencies have none here. */
const chargeMin: Readonly<Record<string, number>> = {
  aud: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  jpy: 50,
  nok: 300,
  nzd: 50,
  pln: 200,
  sek: 300,
  sgd: 50,
  usd: 50,
};

export const chargeMinOf = (currency: string): number => chargeMin[currency] ?? 1;

/** Formats minor units for people: `€1,234.50`, `¥1,500`, `KWD 1.250`. */
export function formatAmount(amountMinor: number, currency: string): string {
  const code = currency.toUpperCase();
  const digits = minorDigitsOf(code);
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // `fromMinor` returns a decimal text, which the formatter accepts without converting it to a double.
  return format.format(fromMinor(amountMinor, code) as `${number}`);
}
