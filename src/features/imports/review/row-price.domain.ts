import { toMinor } from '../../../lib/money-minor.ts';
import { isCurrency } from './field-text.domain.ts';
import { priceMinorMax } from './fields.ts';

/** A row's price in the market's currency, or why it is unknown. */
export type RowPrice =
  | {
      readonly ok: true;
      /** Before tax. */
      readonly minor: number;
      readonly convertedFrom: string | null;
      /** The tax rate that was deducted, in basis points; null if none was. */
      readonly taxTaken: number | null;
    }
  | {
      readonly ok: false;
      readonly code:
        | 'PRICE_MISSING'
        | 'PRICE_UNREADABLE'
        | 'PRICE_NEGATIVE'
        | 'PRICE_ZERO'
        | 'PRICE_TOO_HIGH'
        | 'CURRENCY_MISSING'
        | 'CURRENCY_UNKNOWN'
        | 'RATE_MISSING';
      /** The currency without a rate. */
      readonly currency: string | null;
    };

interface Money {
  /** The market's currency. */
  readonly currency: string;
  /** Currency → the value of one unit in the market's currency, as a decimal. */
  readonly rates: ReadonlyMap<string, string>;
}

/** A row's price in the review. */
interface StatedPrice {
  readonly price: string | null;
  readonly currency: string | null;
  /** The rate of the included tax in basis points; null for a price before tax. */
  readonly includedTax: number | null;
}

type Code = Extract<RowPrice, { ok: false }>['code'];
const not = (code: Code, currency: string | null = null): RowPrice => ({ ok: false, code, currency });

const wholeBps = 10_000;

/** An amount without its tax; half a minor unit is rounded up. */
const withoutTax = (minor: number, taxBps: number): number =>
  Math.floor((minor * wholeBps) / (wholeBps + taxBps) + 0.5);

/** The price of a row before tax in the market's currency. */
export function rowPriceOf({ price, currency, includedTax }: StatedPrice, market: Money): RowPrice {
  if (price === null) return not('PRICE_MISSING');
  if (!/^-?\d+(?:\.\d+)?$/u.test(price)) return not('PRICE_UNREADABLE');
  if (price.startsWith('-')) return not('PRICE_NEGATIVE');
  if (currency === null) return not('CURRENCY_MISSING');
  const isForeign = currency !== market.currency;
  if (isForeign && !isCurrency(currency)) return not('CURRENCY_UNKNOWN');
  const rate = isForeign ? market.rates.get(currency) : undefined;
  if (isForeign && rate === undefined) return not('RATE_MISSING', currency);
  const minor = toMinor(price, market.currency, rate);
  if (minor === null || minor > priceMinorMax) return not('PRICE_TOO_HIGH');
  const convertedFrom = isForeign ? currency : null;
  const taxTaken = includedTax === 0 ? null : includedTax;
  const net = taxTaken === null ? minor : withoutTax(minor, taxTaken);
  return net === 0 ? not('PRICE_ZERO') : { ok: true, minor: net, convertedFrom, taxTaken };
}

/** Numbers used as placeholders for unknown prices. */
export const isPlaceholder = (price: string): boolean =>
  /^(?:9{5,}(?:\.(?:9+|0+))?|123456(?:7(?:8(?:9)?)?)?(?:\.0+)?|0\.0*1)$/u.test(price);

/** Whether a decimal number has more decimals than the currency; trailing zeros do not count. */
export const isFiner = (price: string, places: number): boolean =>
  /[1-9]/u.test((price.split('.')[1] ?? '').slice(places));

/** A change of more than 50 % in either direction. */
export const isJump = (beforeMinor: number, afterMinor: number): boolean =>
  beforeMinor > 0 && Math.abs(afterMinor - beforeMinor) * 2 > beforeMinor;
