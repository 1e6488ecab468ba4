import styles from './text.module.css';

export interface MoneyAmount {
  /** Whole minor units (cents), negative for deductions. */
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `{amountMinor: 129900, currency: 'EUR'}` as "€1,299.00"; throws RangeError for a currency that is not three letters. */
export function formatMoney({ amountMinor, currency }: MoneyAmount, locale = 'en-GB'): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

interface MoneyProps extends MoneyAmount {
  readonly locale?: string;
}

/** An amount with figures of equal width, so that columns align. */
export function Money({ amountMinor, currency, locale }: MoneyProps) {
  return <span className={styles.money}>{formatMoney({ amountMinor, currency }, locale)}</span>;
}
