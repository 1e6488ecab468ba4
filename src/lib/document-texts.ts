import { fromMinor, minorDigitsOf } from './money-minor.ts';

/** `1,234.50`, without the currency, which the document names. */
export function amountText(amountMinor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  const amount = Number(fromMinor(amountMinor, currency));
  return amount.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `26 November 2026`, of a day as YYYY-MM-DD. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** `November 2026`, of a month as YYYY-MM. */
export const monthText = (month: string): string => dayText(`${month}-01`).replace(/^1 /, '');

/** `26 November 2026`, in UTC. */
export const dateText = (at: Date): string => dayText(at.toISOString().slice(0, 10));

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of an ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** The lines that are not null. */
export const known = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line): line is string => line !== null && line !== '');
