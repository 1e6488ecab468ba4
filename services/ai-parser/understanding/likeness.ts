import type { ColumnProfile } from './column-profile.ts';

/** Whether a column has a header that is not understood, and whether any header of the table is understood. */
export interface Heads {
  readonly own: boolean;
  readonly others: boolean;
  /** Whether no other column has numbers. */
  readonly isOnlyFigures: boolean;
  /** Whether no column has numbers. */
  readonly hasNoFigures: boolean;
}

/** Beside names, the only numbers of a table are most likely prices. */
const onlyGain = 0.2;

const spansLeast = 0.2;

/** In hundreds of rows, numbers with only a few distinct values are rates. */
const fewPrices = 0.01;

/** The factor by which an unknown header reduces the likeness of the cells. */
const unread = 0.9;

/** From 0, for `low` or less, to 1, for `high` or more. */
const ramp = (number: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (number - low) / (high - low)));

/** How well the length of texts suits a name. */
export const textLikeness = ({ lengthMean, codes }: ColumnProfile): number =>
  (1 - 0.5 * ramp(lengthMean, 60, 140)) * (1 - 0.3 * ramp(codes, 0.5, 0.9));

/** How much less amounts look like names than words do. */
const amountsAsNames = 0.8;

/** How much cells look like names: words that differ from row to row, neither codes nor whole sentences. */
export function nameLikeness(p: ColumnProfile): number {
  // `250g` under the name of a product is how each of its rows is called.
  const letters = p.letters < 0.6 ? amountsAsNames * Math.min(1, p.letters + p.amounts) : p.letters;
  if (letters < 0.6 || p.money > 0.3 || p.files > 0.3 || p.flags > 0.5) return 0;
  if (p.contacts > 0.1 || p.addresses > 0.3 || p.lengthMean < 3) return 0;
  const isShort = ramp(p.lengthMean, 2, 5);
  const isNoText = 1 - 0.6 * ramp(p.lengthMean, 60, 140);
  const isNoCode = 1 - 0.7 * ramp(p.codes - p.amounts, 0.4, 0.8);
  const differs = 0.15 + 0.85 * ramp(p.distinct, 0.1, 0.5);
  const speaks = 0.8 + 0.2 * ramp(p.wordsMean, 1, 2);
  return letters * isShort * isNoText * isNoCode * differs * speaks * (0.4 + 0.6 * p.filled);
}

/** How much cells look like amounts of money if no header says so. Whole numbers do only if no column has a header. */
export function priceLikeness(p: ColumnProfile, { own, others, isOnlyFigures, hasNoFigures }: Heads): number {
  // A value that is the same in all rows is more likely a version or a rate.
  const filled = (0.3 + 0.7 * p.filled) * (p.isConstant || p.distinct < fewPrices ? 0.5 : 1);
  if (p.money >= 0.5) return 0.7 * filled;
  // `300-350` beside each name, if there are no other numbers, is a price range.
  const isAlone = hasNoFigures || (isOnlyFigures && p.numeric > 0.5);
  if (!own && !others && isAlone && p.spans + p.numeric >= 0.9 && p.spans >= spansLeast) return 0.4 * filled;
  if (p.sums < 0.85 || p.counting > 0.6 || p.leadingZeros > 0.02 || p.barcodes > 0.2) return 0;
  const sure = filled * (own ? unread : 1);
  // If other headers are understood, an unknown header may be over anything: below one, over factors and shares.
  if (own && others) return p.cents >= 0.8 && p.magnitude > 1 ? 0.3 * sure : 0;
  if (p.cents >= 0.6) return 0.5 * sure;
  if (p.endings >= 0.9 && p.decimals >= 0.15) return 0.4 * sure;
  // `9.8`, `12.2` without any header: decimals of varying length are prices without trailing zeros.
  if (!own && !others && p.decimals >= 0.9) return 0.4 * sure;
  if (others || p.years > 0.5 || p.flags > 0.9) return 0;
  const looksPriced =
    ramp(p.endings, 0.4, 0.9) * ramp(p.magnitude, 0.5, 20) * (0.5 + 0.5 * ramp(p.distinct, 0.05, 0.2));
  const only = isOnlyFigures && p.distinct > 0.2 ? onlyGain : 0;
  return (only + 0.2 * looksPriced + 0.12 * ramp(Math.log10(Math.max(1, p.magnitude)), 0.5, 4)) * sure;
}

/** How much cells look like codes: short, without spaces, and distinct. */
export function codeLikeness(p: ColumnProfile, { own, others }: Heads): number {
  // Amounts of money are no codes.
  if (p.money > 0.5) return 0;
  // Calculated values are no codes either, whatever their number of decimals.
  if (p.numeric > 0.5 && p.whole + p.leadingZeros < 0.8 * p.numeric) return 0;
  if (p.codes < 0.8 || p.distinct < 0.95 || p.countsRows || p.barcodes > 0.6) return 0;
  if (p.numeric < 0.5) return 0.45;
  // Numbers without a header are codes if they have neither decimals nor a common ending. Numbers with leading zeros
  // are no quantities.
  if (p.leadingZeros > 0.3) return 0.35;
  if ((own && others) || p.cents + p.decimals > 0.05 || p.lengthMean < 3.5) return 0;
  // Under a header, numbers that nearly all end in 0, 5 or 9 are prices for what the header names.
  if (own && p.endings >= 0.9 && p.lengthMean <= 5) return 0;
  return 0.3 + (p.leadingZeros > 0.1 || p.endings < 0.6 ? 0.1 : 0);
}

/**
 * How much cells look like quantities in stock; if other headers are understood, numbers without a header may be
 * anything.
 */
export const stockLikeness = (p: ColumnProfile, { others }: Heads): number =>
  !others && p.whole >= 0.9 && p.lengthMean <= 4 && p.counting < 0.6 && p.distinct > 0.01
    ? 0.3 * p.filled
    : 0;
